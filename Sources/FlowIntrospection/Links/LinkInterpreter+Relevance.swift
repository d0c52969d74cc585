import SwiftFacts

/// Which calls are worth following.
extension LinkInterpreter {
  /// Whether there is time to follow a call that has nothing to do with the link: not far, unless
  /// what it is given says what it does.
  func mayFollow(_ values: [LinkValue], _ frame: LinkFrame) -> Bool {
    values.contains(where: Self.isConstant)
      ? frame.idle < Self.idleLimit * 2 && hasAnyTime : frame.idle < Self.idleLimit && hasTime
  }

  private static let idleLimit = 3

  private static func isConstant(_ value: LinkValue) -> Bool {
    switch value {
    case .text, .boolean, .enumCase, .none: true
    case .array(let elements): elements.contains(where: isConstant)
    default: false
    }
  }

  func isStateful(_ unit: CodeUnit) -> Bool {
    guard let owner = unit.owner, !unit.isStatic else { return false }
    return index[owner].kind == .class || index[owner].kind == .actor
  }

  func matter(_ value: LinkValue) -> Bool {
    if case .array(let elements) = value { return elements.contains(where: matter) }
    return value.carriesOn
  }

  /// Whether the function's result may be something to show: a screen, or what wraps one.
  func makesScreen(_ unit: CodeUnit, _ scope: TypeScope) -> Bool {
    guard let result = unit.result.map({ index.resolve($0, in: scope).unwrapped }) else {
      return false
    }
    guard let id = result.id else {
      return ["View", "Controller"].contains(where: result.simpleName.hasSuffix)
    }
    return index[id].kind == .protocol || vocabulary.isScreen(id, in: index)
  }

  /// Whether the function does anything to navigation.
  func moves(_ unit: CodeUnit) -> Bool {
    evaluator.summary(of: unit.id).effects.contains(where: \.isTransition)
  }
}
