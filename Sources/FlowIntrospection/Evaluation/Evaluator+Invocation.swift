import SwiftFacts

extension Evaluator {
  /// Calls a function value with arguments as written.
  func invoke(
    _ value: Value, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value] {
    if case .method(let id) = value {
      return call(
        [id], receiver: index[id].owner.map { index.type($0) }, isSelf: true, arguments,
        at: position, frame)
    }
    let types = parameterTypes(of: value, frame)
    let values = arguments.enumerated().map { number, argument in
      evaluate(argument.value, frame, expected: number < types.count ? types[number] : nil)
    }
    return invoke(value, values: values, at: position, frame)
  }

  private func parameterTypes(of value: Value, _ frame: Frame) -> [ResolvedType?] {
    if case .closure(let closure) = value {
      return closure.closure.parameters.map { parameter in
        parameter.type.map { index.resolve($0, in: frame.scope) }
      }
    }
    guard let type = value.type(in: index)?.unwrapped, type.isFunction else { return [] }
    return type.arguments.dropLast().map { $0 }
  }

  /// Calls a function value with these sets of values, one for each argument.
  @discardableResult
  func invoke(
    _ value: Value, values: [[Value]], at position: Position, _ frame: Frame,
    result: ResolvedType? = nil
  ) -> [Value] {
    switch value {
    case .closure(let closure):
      let inner = run(closure, values, frame, result: result)
      let rule = runRule(of: closure, by: frame)
      for number in inner.effects.numbers
      where isRun(number, by: rule, given: values) || isChosen(number, from: values) {
        if let fixed = fixed(number, by: values, at: position, frame) {
          frame.effects.add(fixed)
        } else {
          frame.effects.add(number)
        }
      }
      noteCall(of: closure.unit, at: position, frame)
      return inner.returns.union(inner.yields)
    case .method(let id):
      noteCaller(frame, of: id)
      let passing = Passing(receiver: nil, arguments: values)
      noteCall(of: id, at: position, frame)
      if frame.inlineDepth > 0, frame.inlineDepth < Self.inlineLimit {
        return inline(id, passing, nil, at: position, frame)
      }
      let summary = summary(of: id)
      importEffects(of: summary, from: id, passing, frame, at: position)
      return returned(by: summary, passing, at: position, frame)
    case .parameter(_, let type):
      frame.emit(.invoke(values.map { $0.first ?? .unknown }), value, at: position)
      guard let result = type.unwrapped.functionResult else { return [.unknown] }
      return [openPart(.result, of: value, result) ?? .some(result)]
    case .property(let reference, let type):
      if isChannel(type) { return send(values, through: reference, at: position, frame) }
      let result = type?.unwrapped.functionResult
      let made = invokeProperty(reference, values, at: position, frame, result: result)
        .filter { $0 != .unknown }
      if !made.isEmpty { return made }
      return [result.map { .some($0) } ?? .unknown]
    default:
      return [.unknown]
    }
  }

  /// Whoever is called through a closure or delegate gets a result handed back.
  func noteCall(of id: UnitID, at position: Position, _ frame: Frame) {
    guard let owner = index[id].owner, owner != frame.unit.owner else { return }
    frame.emit(.call(id), .some(index.type(owner)), at: position)
  }

  /// Calls whatever was ever stored in a property of a function's type.
  private func invokeProperty(
    _ reference: PropertyReference, _ values: [[Value]], at position: Position, _ frame: Frame,
    result: ResolvedType?
  ) -> [Value] {
    guard enter(reference) else { return [] }
    defer { leave(reference) }
    if !frame.unit.isTest { records.invoked.insert(reference) }
    var results: [Value] = []
    if given.channels.contains(reference) || given.bindings[reference] != nil {
      return send(values, through: reference, at: position, frame)
    }
    // What half of the app's code keeps its closures in says not whose is called: each is done by
    // the code that wrote it.
    let kept = sharedActions.contains(reference) ? [] : given.closures[reference] ?? []
    let stored = kept.union(initialClosures(of: reference))
    for closure in sorted(stored) {
      if isOthersAction(closure, in: reference, frame) {
        show(values, through: closure, at: position, frame)
        continue
      }
      results = results.union(
        invoke(closure, values: values, at: position, frame, result: result))
    }
    return results
  }

  /// The closures that a property begins with.
  private func initialClosures(of reference: PropertyReference) -> [Value] {
    guard let owner = reference.owner,
      let unit = index[owner].properties[reference.name]?.initialValue
    else { return [] }
    return summary(of: unit).returns.filter { if case .closure = $0 { true } else { false } }
  }

  /// What a screen's own closure shows that it is given: whoever calls it says what.
  private func show(
    _ values: [[Value]], through value: Value, at position: Position, _ frame: Frame
  ) {
    guard case .closure(let closure) = value, closure.closure.takesValues else { return }
    for number in run(closure, values, frame).effects.numbers {
      if let fixed = fixed(number, by: values, at: position, frame) { frame.effects.add(fixed) }
    }
  }

  /// Whether a screen wrote the closure for itself, whoever keeps it: it is that screen's already.
  private func isOthersAction(
    _ value: Value, in reference: PropertyReference, _ frame: Frame
  ) -> Bool {
    guard case .closure(let closure) = value, let roles, let holder = reference.owner,
      let writer = index[closure.unit].owner, let own = frame.unit.owner
    else { return false }
    return [.neutral, .model].contains(roles.role(of: holder))
      && [.screen, .model].contains(roles.role(of: writer)) && writer != own
  }

  /// Closures in the order of their places, so that results do not depend on hashing.
  func sorted(_ values: Set<Value>) -> [Value] {
    guard values.count > 1 else { return Array(values) }
    return values.map { (key: key($0), value: $0) }.sorted { $0.key < $1.key }.map(\.value)
  }

  private func key(_ value: Value) -> (kind: Int, number: Int, place: Int, name: String) {
    switch value {
    case .closure(let closure):
      let position = closure.closure.position
      return (0, closure.unit.index, Int(position.line) << 32 | Int(position.column), "")
    case .method(let id): return (1, id.index, 0, "")
    case .property(let reference, _): return (2, reference.owner?.index ?? -1, 0, reference.name)
    default: return (3, 0, 0, "")
    }
  }

  /// Runs a closure's body in a frame of its own.
  ///
  /// - Parameter result: what it must give, where it is known.
  func run(
    _ value: ClosureValue, _ values: [[Value]], _ frame: Frame, result: ResolvedType? = nil
  ) -> Frame {
    let unit = index[value.unit]
    var locals = value.captured
    if value.unit != frame.unit.id {
      // Elsewhere, what the closure's own function was given is unknown.
      locals = locals.mapValues { values in
        values.map { $0.isOpen ? ($0.type(in: index).map { .some($0) } ?? .unknown) : $0 }
      }
    }
    let scope = TypeScope(
      file: unit.file, owner: unit.owner,
      substitution: unit.owner.map { constraints(of: $0) } ?? [:])
    let inner = Frame(
      unit: unit, selfType: value.selfType, scope: scope, locals: locals, effects: effects)
    inner.selfValue =
      value.unit == frame.unit.id
      ? frame.selfValue : value.selfType.map { .some($0) }
    inner.isDeferred = true
    inner.resultType = result
    inner.label = frame.label
    inner.origins = frame.origins
    inner.inlineDepth = frame.inlineDepth > 0 ? frame.inlineDepth + 1 : 0
    guard depth < Self.depthLimit else {
      noteLimit()
      return inner
    }
    guard inner.inlineDepth < Self.inlineLimit, enter(value) else { return inner }
    depth += 1
    defer {
      depth -= 1
      leave(value)
    }
    for (number, passed) in values.enumerated() { inner.locals["$\(number)"] = passed }
    for (number, parameter) in value.closure.parameters.enumerated() {
      let type = parameter.type.map { index.resolve($0, in: scope) }
      let passed = number < values.count ? values[number] : []
      let isKnown = passed.contains { $0 != .unknown }
      inner.locals[parameter.name] =
        isKnown ? passed : [type.map { .some($0) } ?? .unknown]
      if parameter.name.hasPrefix("$") {
        inner.locals[String(parameter.name.dropFirst())] = inner.locals[parameter.name]
      }
    }
    if let name = value.name { inner.locals[name] = [.closure(value)] }
    run(value.closure.body, inner)
    return inner
  }

  /// Calls a property of a function's type, or one whose type can be called.
  func call(
    _ property: PropertySymbol, of type: ResolvedType, _ arguments: [Argument],
    at position: Position, _ frame: Frame
  ) -> [Value] {
    if let action = vocabulary.environmentAction(property) {
      let values = arguments.flatMap { evaluate($0.value, frame) }
      for value in values.isEmpty ? [Value.none] : values {
        frame.emit(action, value, at: position)
      }
      return []
    }
    var results: [Value] = []
    for value in read(property, of: type, frame) {
      if let callee = value.type(in: index)?.unwrapped, callee.id != nil {
        let methods = methods(named: "callAsFunction", of: callee)
        if !methods.isEmpty {
          results += call(
            methods, receiver: callee, isSelf: false, arguments, at: position, frame)
          continue
        }
      }
      results += invoke(value, arguments, at: position, frame)
    }
    return results
  }

  /// Evaluates arguments of a function that the tree does not declare: it may call what it gets.
  func evaluateLoosely(_ arguments: [Argument], _ frame: Frame, handing element: [Value] = []) {
    for argument in arguments { evaluateLoosely(argument, frame, handing: element) }
  }

  @discardableResult
  func evaluateLoosely(_ argument: Argument, _ frame: Frame, handing element: [Value] = [])
    -> [Value]
  {
    let values = evaluate(argument.value, frame)
    for value in values { invokeLoosely(value, element, at: argument.value.position, frame) }
    return values
  }

  /// Calls a function value that a library was given.
  func invokeLoosely(
    _ value: Value, _ element: [Value], at position: Position, _ frame: Frame
  ) {
    switch value {
    case .closure(let closure):
      runInPlace(closure, [element], frame)
    case .method(let id) where index[id].owner != nil || index[id].parameters.count <= 1:
      invoke(value, values: [element], at: position, frame)
    case .property(_, let type) where type?.isFunction == true:
      invoke(value, values: [element], at: position, frame)
    case .parameter(_, let type) where type.isFunction:
      invoke(value, values: [element], at: position, frame)
    default: break
    }
  }

  /// A closure that a library runs where it stands: what it does, the place does too.
  @discardableResult
  func runInPlace(_ closure: ClosureValue, _ values: [[Value]], _ frame: Frame) -> Frame {
    let inner = run(closure, values, frame)
    let rule = runRule(of: closure, by: frame)
    for number in inner.effects.numbers where isRun(number, by: rule, given: values) {
      frame.effects.add(number)
    }
    return inner
  }
}

extension Evaluator {
  /// What a stored closure does when somebody calls it.
  func effects(of closure: ClosureValue, _ values: [[Value]] = []) -> Effects {
    let frame = makeFrame(for: index[closure.unit])
    return run(closure, values, frame).effects.effects
  }

  /// What some statements of a function do.
  func effects(of statements: [Statement], in unit: CodeUnit) -> [Effect] {
    let frame = makeFrame(for: unit)
    for (number, parameter) in unit.parameters.enumerated() where !parameter.name.isEmpty {
      frame.locals[parameter.name] = [
        .parameter(number, index.resolve(parameter.type, in: frame.scope))
      ]
    }
    run(statements, frame)
    return Array(frame.effects.effects)
  }
}

extension Closure {
  /// Whether the one who calls it gives it something that it uses.
  var takesValues: Bool {
    if parameters.contains(where: { $0.name != "_" }) { return true }
    var isFound = false
    body.forEachExpression { expression in
      if case .name("$0", _) = expression.kind { isFound = true }
    }
    return isFound
  }
}
