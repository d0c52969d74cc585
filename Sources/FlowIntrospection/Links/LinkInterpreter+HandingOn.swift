import SwiftFacts

/// Whether code that takes what a link means passes it on to code that does something with it.
extension LinkInterpreter {
  /// Whether a body passes the value on.
  ///
  /// A call of a method that does nothing in any type that has it, other than the one that runs,
  /// passes nothing on: an empty method of a base class that no type overrides.
  func handsOn(
    _ value: LinkValue, by body: [Statement], _ state: LinkState, _ frame: LinkFrame
  ) -> Bool {
    let names = state.locals.filter { $0.value == value }.keys
      .filter { ExpressionNames.mentions($0, in: body) }
    guard !names.isEmpty else { return false }
    var isGiven = false
    var isTaken = false
    body.forEachExpression { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        arguments.contains(where: { argument in
          if case .name(let name, _) = argument.value.kind { names.contains(name) } else { false }
        })
      else { return }
      isGiven = true
      if !isDropped(callee, arguments, frame) { isTaken = true }
    }
    return isTaken || !isGiven
  }

  /// Whether every method that the call can reach does nothing.
  private func isDropped(
    _ callee: Expression, _ arguments: [Argument], _ frame: LinkFrame
  ) -> Bool {
    let name: String
    switch callee.kind {
    case .name(let plain, _): name = plain
    case .member(_, let member, _): name = member
    default: return false
    }
    let labels = arguments.map(\.label)
    let reached = index.units.filter { unit in
      unit.kind == .function && unit.name == name && unit.hasBody && unit.owner != nil
        && unit.id != frame.unit.id && unit.parameters.map(\.label) == labels && !unit.isTest
    }
    return !reached.isEmpty && reached.allSatisfy(\.body.isEmpty)
  }
}
