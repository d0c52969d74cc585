import SwiftFacts

/// Functions as the link meets them.
extension LinkInterpreter {
  /// Runs a function with these arguments, its own parameters otherwise open.
  func start(_ unit: CodeUnit, arguments: [Int: LinkValue], _ state: LinkState = LinkState())
    -> [LinkState]
  {
    var frame = frame(for: unit)
    frame.stack = [unit.id]
    visited.insert(unit.id)
    var state = state
    state.locals = [:]
    for (number, parameter) in unit.parameters.enumerated() where !parameter.name.isEmpty {
      state.locals[parameter.name] =
        arguments[number] ?? open(index.resolve(parameter.type, in: frame.scope), parameter.name)
    }
    current = LinkState.Place(unit: unit.id, position: unit.position)
    return runBody(unit.body, [state], frame)
  }

  func frame(for unit: CodeUnit) -> LinkFrame {
    let frame = evaluator.makeFrame(for: unit)
    return LinkFrame(
      unit: unit, selfType: frame.selfType, scope: frame.scope, result: frame.resultType)
  }

  func open(_ type: ResolvedType, _ text: String) -> LinkValue {
    .open(.some(type), text: text, isOfLink: false)
  }
}
