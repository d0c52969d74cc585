import SwiftFacts

extension Evaluator {
  func evaluateCall(
    _ callee: Expression, _ arguments: [Argument], at position: Position, _ frame: Frame,
    expected: ResolvedType?
  ) -> [Value] {
    let results = evaluateCallee(callee, arguments, at: position, frame, expected: expected)
    noteCarriers(of: results, arguments, frame)
    return results
  }

  private func evaluateCallee(
    _ callee: Expression, _ arguments: [Argument], at position: Position, _ frame: Frame,
    expected: ResolvedType?
  ) -> [Value] {
    switch callee.kind {
    case .name(let name, let generics):
      return call(name: name, generics, arguments, at: callee.position, frame)
    case .member(nil, let name, _):
      return callImplicitMember(
        name, arguments, at: callee.position, frame, expected: expected)
    case .member(let base?, let name, let generics):
      return call(
        name, on: base, generics, arguments, at: callee.position, frame, expected: expected)
    default:
      let functions = evaluate(callee, frame)
      if arguments.isEmpty, let empty = emptyList(functions) { return [empty] }
      if functions.allSatisfy({ $0 == .unknown }) {
        evaluateLoosely(arguments, frame)
        return [.unknown]
      }
      return functions.flatMap { invoke($0, arguments, at: position, frame) }
    }
  }

  // MARK: name(…)

  private func call(
    name: String, _ generics: [TypeReference], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value] {
    if let values = frame.locals[name] {
      return values.flatMap { invoke($0, arguments, at: position, frame) }
    }
    if vocabulary.segueCalls.contains(name),
      let result = performSegue(
        arguments, on: [frame.selfValue].compactMap { $0 }, at: position, frame)
    {
      return result
    }
    if let values = callProjectVerb(
      name, on: frame.selfValue.map { [$0] } ?? [], nil, arguments, at: position, frame)
    {
      return values
    }
    var enclosing = name == "Self" ? nil : frame.selfType
    while let type = enclosing, let id = type.id {
      let methods = ownMethods(named: name, of: type, for: arguments)
      if !methods.isEmpty {
        let value = type == frame.selfType ? frame.selfValue : nil
        return call(
          methods, receiver: type, value: value, isSelf: true, arguments, at: position, frame)
      }
      if let property = property(named: name, of: type), accepts(property, arguments) {
        return call(property, of: type, arguments, at: position, frame)
      }
      enclosing = index[id].parent.map { index.type($0) }
    }
    let type =
      name == "Self"
      ? frame.selfType ?? ResolvedType(name: name)
      : index.resolve(TypeReference(name, generics), in: frame.scope)
    if type.id != nil {
      // A model of the project may share a name with a library's view, `List { … }`.
      if !acceptsContent(type, arguments) {
        return constructExternal(ResolvedType(name: name), arguments, at: position, frame)
      }
      return construct(type, arguments, at: position, frame)
    }
    if let functions = index.globalFunctions[name],
      name.first?.isUppercase != true || functions.contains(where: { accepts(arguments, $0) })
    {
      return call(functions, receiver: nil, isSelf: true, arguments, at: position, frame)
    }
    if name.first?.isUppercase == true {
      return constructExternal(type, arguments, at: position, frame)
    }
    let own = Expression(.name("self", []), at: position)
    if name == "send", let values = sendViewAction(arguments, at: position, frame) { return values }
    if let values = callOwnVerb(name, on: own, arguments, at: position, frame) { return values }
    if let values = evaluateModifier(name, on: own, arguments, at: position, frame) {
      return values
    }
    if let operation = vocabulary.mutations[name], let own = frame.selfType?.id,
      !index[own].isDeclared
    {
      // A method that the tree adds to a collection changes the collection itself.
      evaluateMutation(
        operation, of: PropertyReference(owner: own, name: "self"), nil, arguments, at: position,
        frame)
      return [.unknown]
    }
    if let extended = frame.selfType?.id, !index[extended].isDeclared, !frame.unit.isStatic {
      // In an extension of a library's type, what the tree does not declare is a member of it.
      return call(name, on: own, generics, arguments, at: position, frame, expected: nil)
    }
    if presentByName(name, arguments, at: position, frame) { return [.unknown] }
    evaluateLoosely(arguments, frame)
    return [.unknown]
  }

  /// Whether a property can be what is called: a closure's arguments have no labels, those of
  /// `dismiss(animated: true)` are the library's.
  private func accepts(_ property: PropertySymbol, _ arguments: [Argument]) -> Bool {
    guard property.declaration.type?.unwrapped.name == "Function" else { return true }
    return arguments.allSatisfy { $0.label == nil || $0.isTrailing }
  }

  /// Whether mutating a value of this type changes whatever holds it.
  func isValueType(_ type: TypeID) -> Bool {
    let symbol = index[type]
    return symbol.kind == .struct && !vocabulary.isScreen(type, in: index) || !symbol.isDeclared
  }

  /// `.name(…)`, whose type the context gives.
  private func callImplicitMember(
    _ name: String, _ arguments: [Argument], at position: Position, _ frame: Frame,
    expected: ResolvedType?
  ) -> [Value] {
    if let type = expected?.unwrapped.elementIfUndeclared, type.id != nil,
      let values = callStatic(name, on: type, arguments, at: position, frame)
    {
      return values
    }
    if let type = expected?.unwrapped,
      let values = callTransition(name, of: type, arguments, at: position, frame)
    {
      return values
    }
    if let type = expected?.unwrapped, type.name == "Result",
      let place = Value.resultCases.firstIndex(of: name), let first = arguments.first
    {
      let carried = place < type.arguments.count ? type.arguments[place] : nil
      return evaluate(first.value, frame, expected: carried).map {
        .tuple([Value.Field(name: name, value: $0)])
      }
    }
    // `.push(.detail)` and `.root(.home)` wrap a route for libraries that keep them in an array.
    if vocabulary.routeWrappers.contains(name), let first = arguments.first {
      let inner = expected?.unwrapped
      let element = inner?.id == nil && inner?.arguments.count == 1 ? inner?.arguments[0] : inner
      for argument in arguments.dropFirst() { _ = evaluate(argument.value, frame) }
      return evaluate(first.value, frame, expected: element)
    }
    if name == "init", arguments.contains(where: { $0.label == "get" }) {
      return constructExternal(ResolvedType(name: "Binding"), arguments, at: position, frame)
    }
    if name == "init", let type = expected?.unwrapped {
      return constructExternal(type, arguments, at: position, frame)
    }
    evaluateLoosely(arguments, frame)
    return [.unknown]
  }

  // MARK: base.name(…)

  private func call(
    _ name: String, on base: Expression, _ generics: [TypeReference], _ arguments: [Argument],
    at position: Position, _ frame: Frame, expected: ResolvedType?
  ) -> [Value] {
    if let values = evaluateModifier(name, on: base, arguments, at: position, frame) {
      return values
    }
    let isSuper = if case .name("super", _) = base.kind { true } else { false }
    let isSelf = if case .name("self", _) = base.kind { true } else { isSuper }
    if isSelf, name == "init" {
      delegate(toSuper: isSuper, arguments, at: position, frame)
      return []
    }
    let values = withoutGuise(evaluateReceiver(base, frame), base)
    if vocabulary.segueCalls.contains(name),
      let result = performSegue(arguments, on: values, at: position, frame)
    {
      return result
    }
    if let results = callProjectVerb(name, on: values, base, arguments, at: position, frame) {
      return results
    }
    var results: [Value] = []
    var isFound = false
    for value in values {
      if case .metatype(let type) = value {
        if let made = callStatic(name, on: type, arguments, at: position, frame) {
          results = results.union(made)
          isFound = true
        }
        continue
      }
      guard let type = value.type(in: index)?.unwrapped else { continue }
      var methods = ownMethods(named: name, of: type, for: arguments)
      if isSuper { methods = methods.map { inherited($0, by: frame) } }
      if !methods.isEmpty {
        if arguments.isEmpty { noteShownState(of: base, giving: methods, at: position, frame) }
        let isExact = if case .instance = value { true } else { false }
        let isValue = type.id.map { isValueType($0) } ?? true
        let holder = isValue && !isSelf ? propertyReference(of: base, frame) : nil
        results = results.union(
          call(
            methods, receiver: type, value: isSuper ? frame.selfValue : value, holder: holder,
            isSelf: isSelf || isExact, arguments, at: position, frame))
        isFound = true
      } else if let property = property(named: name, of: type), accepts(property, arguments),
        !isStoreCall(name, arguments, on: value)
      {
        results = results.union(call(property, of: type, arguments, at: position, frame))
        isFound = true
      }
    }
    if isFound {
      for value in values { noteTypedRouting(on: value, arguments, at: position, frame) }
      return results
    }
    return callLibrary(
      name, on: base, values, arguments, at: position, frame, expected: expected)
  }
}
