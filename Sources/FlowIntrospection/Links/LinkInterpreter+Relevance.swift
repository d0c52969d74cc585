import SwiftFacts

/// Which calls are worth following.
extension LinkInterpreter {
  /// Whether there is time to follow a call that has nothing to do with the link: not far, unless
  /// what it is given says what it does.
  func mayFollow(_ values: [LinkValue], _ frame: LinkFrame) -> Bool {
    values.contains(where: Self.isConstant)
      ? frame.idle < Self.idleLimit * 2 && budget.asksForAnyTime()
      : frame.idle < Self.idleLimit && budget.asksForTime()
  }

  /// Whether a function that is given something of the link is worth following: it can move the
  /// user, or it looks at the link itself and says what it is.
  ///
  /// Of what was made of the link beyond the model, nothing is decided by looking further.
  func mayTell(_ bodies: [CodeUnit], _ values: [LinkValue], _ receiver: LinkValue?) -> Bool {
    let given = values + (receiver.map { [$0] } ?? [])
    return given.contains(where: Self.isExact) || bodies.contains(where: relevance.moves)
  }

  /// Whether it is a part of the link that the model knows, or what was made of such parts.
  private static func isExact(_ value: LinkValue) -> Bool {
    switch value {
    case .open, .text, .integer, .boolean, .none, .void, .closure: false
    case .array(let elements): elements.contains(where: isExact)
    case .instance(let type, let fields): type.id != nil || fields.contains { isExact($0.value) }
    case .tuple(let fields): fields.contains { isExact($0.value) }
    case .dictionary(let entries): entries.contains { isExact($0.value) || isExact($0.key) }
    default: true
    }
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
    relevance.moves(unit)
  }
}
