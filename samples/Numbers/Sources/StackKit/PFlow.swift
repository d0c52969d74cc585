/// A stack of presented screens that always has a root.
public struct PFlow<Screen> {
  public internal(set) var stack: [Screen]

  public init(root: Screen) {
    stack = [root]
  }

  public mutating func present(_ screen: Screen) {
    stack.append(screen)
  }

  public mutating func dismiss() {
    if stack.count > 1 {
      stack.removeLast()
    }
  }
}

extension PFlow: Equatable where Screen: Equatable {}

extension PFlow: Sendable where Screen: Sendable {}
