import SwiftFacts

/// Methods of libraries that no vocabulary knows, told by their names.
extension Evaluator {
  /// `navigationController.pushFading(viewController: screen)`: a push in a library's own way.
  func pushByName(
    _ name: String, _ values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> Bool {
    guard name.hasPrefix("push"), let first = arguments.first, !first.isTrailing,
      values.contains(where: { isNavigationController($0) })
    else { return false }
    let pushed = evaluate(first.value, frame).filter { $0.isOpen || isOfScreen($0) }
    guard !pushed.isEmpty else { return false }
    evaluateLoosely(Array(arguments.dropFirst()), frame)
    for value in pushed { frame.emit(.push, value, at: position, isGuessed: true) }
    return true
  }

  private func isOfScreen(_ value: Value) -> Bool {
    if isScreenLike(value) { return true }
    guard case .some(let type) = value, let id = type.unwrapped.id else { return false }
    return vocabulary.isScreen(id, in: index)
  }

  private func isNavigationController(_ value: Value) -> Bool {
    value.type(in: index).map { isKind($0.unwrapped, of: ["UINavigationController"]) } ?? false
  }
}
