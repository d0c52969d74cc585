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

  /// `ContextMenu.shared.show(viewController: menu)`: a library's presenter is handed what it shows.
  func presentByName(
    _ name: String, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> Bool {
    guard ["show", "present"].contains(where: name.hasPrefix),
      let shown = arguments.first(where: { argument in
        argument.label.map { Self.isShownLabel($0) } ?? (argument == arguments.first)
      }), !shown.isTrailing
    else { return false }
    let presented = evaluate(shown.value, frame.nested()).filter { value in
      if case .parameter(_, let type) = value { return isController(type.unwrapped) }
      guard case .instance(let type, _) = value else { return false }
      return type.id.map { vocabulary.isScreen($0, in: index) && index[$0].kind == .class } ?? false
    }
    guard !presented.isEmpty else { return false }
    evaluateLoosely(arguments, frame)
    for value in presented {
      frame.emit(.present("overlay"), value, at: position, isGuessed: true)
    }
    return true
  }

  /// Whether a label says that the argument is what appears, not where.
  private static func isShownLabel(_ label: String) -> Bool {
    let label = label.lowercased()
    return label.hasSuffix("controller")
      && !["source", "parent", "from", "presenting", "on", "in"].contains(where: label.hasPrefix)
  }

  private func isController(_ type: ResolvedType) -> Bool {
    type.id.map { vocabulary.isScreen($0, in: index) } ?? type.simpleName.hasSuffix("Controller")
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
