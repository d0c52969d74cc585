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
    var enclosing = name == "Self" ? nil : frame.selfType
    while let type = enclosing, let id = type.id {
      let methods = methods(named: name, of: type)
      if !methods.isEmpty {
        let value = type == frame.selfType ? frame.selfValue : nil
        return call(
          methods, receiver: type, value: value, isSelf: true, arguments, at: position, frame)
      }
      if let property = property(named: name, of: type) {
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
    if let functions = index.globalFunctions[name] {
      return call(functions, receiver: nil, isSelf: true, arguments, at: position, frame)
    }
    if name.first?.isUppercase == true {
      return constructExternal(type, arguments, at: position, frame)
    }
    let own = Expression(.name("self", []), at: position)
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
    evaluateLoosely(arguments, frame)
    return [.unknown]
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
    if let type = expected?.unwrapped, type.id != nil,
      let values = callStatic(name, on: type, arguments, at: position, frame)
    {
      return values
    }
    if let type = expected?.unwrapped,
      let values = callTransition(name, of: type, arguments, at: position, frame)
    {
      return values
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
    let values = evaluate(base, frame)
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
      let methods = methods(named: name, of: type)
      if !methods.isEmpty {
        let isExact = if case .instance = value { true } else { false }
        let isValue = type.id.map { isValueType($0) } ?? true
        let holder = isValue && !isSelf ? propertyReference(of: base, frame) : nil
        results = results.union(
          call(
            methods, receiver: type, value: value, holder: holder, isSelf: isSelf || isExact,
            arguments,
            at: position, frame))
        isFound = true
      } else if let property = property(named: name, of: type) {
        results = results.union(call(property, of: type, arguments, at: position, frame))
        isFound = true
      }
    }
    if isFound { return results }
    return callLibrary(
      name, on: base, values, arguments, at: position, frame, expected: expected)
  }

  /// A method of a library: a verb of the vocabulary, a change of a collection, or neither.
  private func callLibrary(
    _ name: String, on base: Expression, _ values: [Value], _ arguments: [Argument],
    at position: Position, _ frame: Frame, expected: ResolvedType?
  ) -> [Value] {
    if let result = callPropertyRoute(name, on: base, values, arguments, at: position, frame)
      ?? callVerb(name, on: base, values, arguments, at: position, frame)
    {
      return result
    }
    if let result = callStore(name, values, arguments, at: position, frame) { return result }
    if let operation = vocabulary.mutations[name],
      let reference = propertyReference(of: base, frame)
    {
      let element = values.lazy.compactMap { value -> ResolvedType? in
        let type = value.type(in: self.index)
        return type?.element ?? type?.unwrapped.element
      }.first
      evaluateMutation(operation, of: reference, element, arguments, at: position, frame)
      return [.unknown]
    }
    let isExtension = values.allSatisfy { $0.type(in: index)?.unwrapped.id == nil }
    if isExtension || isViewLike(values) {
      let extensions = extensionMethods(named: name)
      if !extensions.isEmpty {
        return call(
          extensions, receiver: nil, value: values.first, isSelf: true, arguments, at: position,
          frame
        ).union(values)
      }
    }
    let element = values.lazy.flatMap { self.elements(of: $0) }.first
    let isOptionalMap = ["map", "flatMap"].contains(name) && element == nil
    evaluateLoosely(
      arguments, frame,
      handing: element.map { [$0] } ?? (isOptionalMap ? values : []))
    // A view's modifiers and a builder's methods give the receiver back.
    return isViewLike(values)
      || ["first", "last", "filter", "sorted", "reversed", "map"].contains(name)
      ? values : [.unknown]
  }

  func isViewLike(_ values: [Value]) -> Bool {
    values.contains { value in
      guard case .instance(let type, _) = value else { return false }
      return type.id.map { vocabulary.isScreen($0, in: index) } ?? true
    }
  }

  /// Methods of this name in extensions of library types, `View` above all.
  private func extensionMethods(named name: String) -> [UnitID] {
    for type in ["View", "Scene", "UIViewController", "UINavigationController"] {
      if let id = index.externalTypes[type], let methods = index[id].methods[name] {
        return methods
      }
    }
    return []
  }

  private func evaluateMutation(
    _ operation: Effect.WriteOperation, of reference: PropertyReference,
    _ element: ResolvedType?, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) {
    if case .remove = operation {
      evaluateLoosely(arguments, frame)
      frame.emit(.write(reference, .remove), .none, at: position)
      return
    }
    for argument in arguments where argument.label == nil || argument.label == "contentsOf" {
      let type = argument.label == "contentsOf" ? element.map { .array($0) } : element
      let operation = styled(operation, by: argument.value)
      for value in evaluate(argument.value, frame, expected: type) {
        for part in flattened(value) {
          frame.emit(.write(reference, operation), part, at: position)
        }
      }
    }
  }

  /// `append(.sheet(screen))` presents.
  private func styled(_ operation: Effect.WriteOperation, by expression: Expression)
    -> Effect.WriteOperation
  {
    guard case .append(nil) = operation, case .call(let callee, _) = expression.kind,
      case .member(nil, let name, _) = callee.kind,
      let style = vocabulary.presentationStyles[name]
    else { return operation }
    return .append(style: style)
  }

  /// The elements of a collection literal, else the value itself.
  func flattened(_ value: Value) -> [Value] {
    if case .array(let elements) = value { return elements.flatMap { flattened($0) } }
    return [value]
  }

  // MARK: Type.name(…)

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
