/// A stack of pushed screens that always has a root.
public struct NFlow<Screen> {
  public internal(set) var stack: [Screen]

  public init(root: Screen) {
    stack = [root]
  }

  public mutating func push(_ screen: Screen) {
    stack.append(screen)
  }

  public mutating func pop() {
    if stack.count > 1 {
      stack.removeLast()
    }
  }

  public mutating func popToRoot() {
    stack.removeSubrange(1...)
  }
}

extension NFlow: Equatable where Screen: Equatable {}

extension NFlow: Sendable where Screen: Sendable {}
