import SwiftFacts

/// Calls on a type: cases with payload, static methods, nested types.
extension Evaluator {
  func callStatic(
    _ name: String, on type: ResolvedType, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    if name == "init" { return construct(type, arguments, at: position, frame) }
    guard let id = type.id else {
      if vocabulary.linkRouters.factories.contains(name),
        vocabulary.linkRouters.family(of: type.simpleName) != nil
      {
        evaluateLoosely(arguments, frame)
        return [.some(type)]
      }
      if vocabulary.handers[type.simpleName]?.contains(name) == true {
        return callHander(arguments, at: position, frame)
      }
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
        // What is left out is the default that the case declares.
        guard let given = argument?.value ?? parameter.defaultValue else { return .some(expected) }
        let values = evaluate(given, frame, expected: expected)
        return values.first { $0 != .unknown } ?? .some(expected)
      }
      return make(limited(.enumCase(id, name, payload)), at: position, frame)
    }
    if let nested = index[id].nested[name] {
      return construct(index.type(nested), arguments, at: position, frame)
    }
    let methods = methods(named: name, of: type)
    guard !methods.isEmpty else {
      // `Screen.instantiate()` of a library's protocol.
      guard vocabulary.isScreen(id, in: index), vocabulary.instantiations.contains(name) else {
        return nil
      }
      evaluateLoosely(arguments, frame)
      return made(.instance(type, []), at: position, frame)
    }
    let values = call(methods, receiver: type, isSelf: true, arguments, at: position, frame)
    // `static func make() -> Self` on a screen makes one, however its body does it.
    let makesItself = methods.contains {
      ["Self", index[id].name, index[id].qualifiedName].contains(index[$0].result?.unwrapped.name)
    }
    guard makesItself else { return values }
    // A protocol's extension makes whatever conforms to it.
    if index[id].kind == .protocol { return [.some(type)] }
    let isMade = values.contains { value in
      guard case .instance(let made, _) = value, let made = made.id else { return false }
      return index[made].kind != .protocol
    }
    return isMade ? values : made(.instance(type, []), at: position, frame)
  }

  /// A library's function that calls a closure with the values that stand before it.
  private func callHander(_ arguments: [Argument], at position: Position, _ frame: Frame)
    -> [Value]
  {
    var handed: [[Value]] = []
    for argument in arguments {
      for value in evaluate(argument.value, frame) {
        switch value {
        case .closure, .method: invoke(value, values: handed, at: argument.value.position, frame)
        case .instance, .some, .parameter, .array: handed.append([value])
        default: continue
        }
      }
    }
    return [.unknown]
  }
}
