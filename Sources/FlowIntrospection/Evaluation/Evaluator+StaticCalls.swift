import SwiftFacts

/// Calls on a type: cases with payload, static methods, nested types.
extension Evaluator {
  func callStatic(
    _ name: String, on type: ResolvedType, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    if name == "init" { return construct(type, arguments, at: position, frame) }
    guard let id = type.id else {
      if let made = callTransition(name, of: type, arguments, at: position, frame) { return made }
      let nested = index.resolve(TypeReference("\(type.name).\(name)"), in: frame.scope)
      if nested.id != nil { return construct(nested, arguments, at: position, frame) }
      guard let extended = index.externalTypes[type.simpleName],
        let methods = index[extended].methods[name]
      else {
        if name.first?.isUppercase == true {
          return constructExternal(nested, arguments, at: position, frame)
        }
        return nil
      }
      return call(methods, receiver: type, isSelf: true, arguments, at: position, frame)
    }
    if let declared = index[id].enumCase(named: name) {
      let scope = TypeScope(
        file: index[id].file, owner: id, substitution: substitution(of: type, for: id))
      let payload = declared.payload.enumerated().map { number, parameter -> Value in
        let expected = index.resolve(parameter.type, in: scope)
        let argument =
          arguments.first { $0.label != nil && $0.label == parameter.label }
          ?? (number < arguments.count ? arguments[number] : nil)
        guard let argument else { return .some(expected) }
        let values = evaluate(argument.value, frame, expected: expected)
        return values.first { $0 != .unknown } ?? .some(expected)
      }
      return make(limited(.enumCase(id, name, payload)), at: position, frame)
    }
    if let nested = index[id].nested[name] {
      return construct(index.type(nested), arguments, at: position, frame)
    }
    let methods = methods(named: name, of: type)
    guard !methods.isEmpty else { return nil }
    let values = call(methods, receiver: type, isSelf: true, arguments, at: position, frame)
    // `static func make() -> Self` on a screen makes one, however its body does it.
    let makesItself = methods.contains {
      ["Self", index[id].name, index[id].qualifiedName].contains(index[$0].result?.unwrapped.name)
    }
    let isMade = values.contains { if case .instance = $0 { true } else { false } }
    if makesItself, !isMade { return made(.instance(type, []), at: position, frame) }
    return values
  }
}
