import SwiftFacts

extension LinkInterpreter {
  func evaluateCall(
    _ callee: Expression, _ arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame, expected: ResolvedType?
  ) -> [LinkResult] {
    switch callee.kind {
    case .name(let name, let generics):
      return call(name: name, generics, arguments, whole, state, frame, expected: expected)
    case .member(nil, let name, _):
      if let type = expected?.unwrapped, type.id != nil,
        let results = callStatic(name, on: type, arguments, whole, state, frame)
      {
        return results
      }
      return callLibrary([], arguments, whole, state, frame, expected: expected)
    case .member(let base?, let name, _):
      return evaluate(base, state, frame).flatMap { result -> [LinkResult] in
        guard result.state.isRunning else { return [result] }
        return call(
          name, on: result.value, base, arguments, whole, result.state, frame, expected: expected)
      }
    default:
      return evaluate(callee, state, frame).flatMap { result -> [LinkResult] in
        guard case .closure = result.value else {
          return callLibrary([], arguments, whole, result.state, frame, expected: expected)
        }
        return product(arguments.map { ($0.value, nil) }, result.state, frame).flatMap {
          invoke(result.value, $0.values, $0.state, frame)
        }
      }
    }
  }

  // MARK: name(…)

  private func call(
    name: String, _ generics: [TypeReference], _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame, expected: ResolvedType?
  ) -> [LinkResult] {
    if let value = state.locals[name] {
      return product(arguments.map { ($0.value, nil) }, state, frame).flatMap { made in
        invoke(value, made.values, made.state, frame)
      }
    }
    var enclosing = name == "Self" ? nil : frame.selfType
    while let type = enclosing, let id = type.id {
      let methods = evaluator.methods(named: name, of: type)
      if !methods.isEmpty {
        return call(
          methods, type, arguments, whole, state, frame, isSelf: state.locals["self"])
      }
      if let results = callKept(name, in: type, arguments, whole, state, frame) { return results }
      enclosing = index[id].parent.map { index.type($0) }
    }
    let type =
      name == "Self"
      ? frame.selfType ?? ResolvedType(name: name)
      : index.resolve(TypeReference(name, generics), in: frame.scope)
    if type.id != nil { return construct(type, arguments, whole, state, frame) }
    if let functions = index.globalFunctions[name] {
      return call(functions, nil, arguments, whole, state, frame, isSelf: nil)
    }
    if let results = constructPart(type.name, arguments, state, frame) { return results }
    return callLibrary([], arguments, whole, state, frame, expected: expected)
  }

  // MARK: base.name(…)

  private func call(
    _ name: String, on value: LinkValue, _ base: Expression, _ arguments: [Argument],
    _ whole: Expression, _ state: LinkState, _ frame: LinkFrame, expected: ResolvedType?
  ) -> [LinkResult] {
    if value == .none { return fixed(.none, state) }
    if name == "post", let results = postNotification(arguments, whole, state, frame) {
      return results
    }
    if let results = callPart(name, on: value, arguments, whole, state, frame) { return results }
    if case .open(.metatype(let type), _, _) = value {
      if let results = dispatch(to: type, name, arguments, whole, state, frame) { return results }
      if let results = callStatic(name, on: type, arguments, whole, state, frame) {
        return results
      }
      if name == "init", let results = constructPart(type.name, arguments, state, frame) {
        return results
      }
      return callLibrary([], arguments, whole, state, frame, expected: expected)
    }
    if case .name("self", _) = base.kind, name == "init", let type = frame.selfType {
      return delegateInitializer(type, arguments, whole, state, frame)
    }
    guard let type = openType(of: value)?.unwrapped else {
      return callLibrary([], arguments, whole, state, frame, expected: expected)
    }
    if let results = dispatch(to: type, name, arguments, whole, state, frame) { return results }
    let methods = evaluator.methods(named: name, of: type)
    if !methods.isEmpty {
      return call(methods, type, arguments, whole, state, frame, isSelf: value)
    }
    if let results = callKept(name, in: type, arguments, whole, state, frame) { return results }
    return callLibrary([], arguments, whole, state, frame, expected: expected)
  }

  /// `Type.name(…)`: a case with its values, a static method, a nested type.
  private func callStatic(
    _ name: String, on type: ResolvedType, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let id = type.id else {
      let nested = index.resolve(TypeReference("\(type.name).\(name)"), in: frame.scope)
      return nested.id == nil ? nil : construct(nested, arguments, whole, state, frame)
    }
    if name == "init" { return construct(type, arguments, whole, state, frame) }
    if let declared = index[id].enumCase(named: name) {
      let scope = TypeScope(
        file: index[id].file, owner: id, substitution: evaluator.substitution(of: type, for: id))
      let parts = arguments.enumerated().map { number, argument in
        let parameter = number < declared.payload.count ? declared.payload[number] : nil
        return (argument.value, parameter.map { index.resolve($0.type, in: scope) })
      }
      return product(parts, state, frame).map {
        LinkResult(state: $0.state, value: .enumCase(id, name, $0.values))
      }
    }
    if let nested = index[id].nested[name] {
      return construct(index.type(nested), arguments, whole, state, frame)
    }
    let methods = evaluator.methods(named: name, of: type).filter { index[$0].isStatic }
    guard !methods.isEmpty else { return nil }
    return call(methods, type, arguments, whole, state, frame, isSelf: nil)
  }

  // MARK: Declared functions

  /// Calls the overload that fits best, if it has to do with the link or moves the user.
  private func call(
    _ candidates: [UnitID], _ receiver: ResolvedType?, _ arguments: [Argument],
    _ whole: Expression, _ state: LinkState, _ frame: LinkFrame, isSelf: LinkValue?
  ) -> [LinkResult] {
    guard let chosen = overload(candidates, arguments, state, frame) else {
      return callLibrary([], arguments, whole, state, frame, expected: nil)
    }
    var scope = self.frame(for: chosen).scope
    if let receiver {
      scope.substitution.merge(evaluator.substitution(of: receiver, for: chosen.owner)) { $1 }
    }
    let made = self.arguments(arguments, for: chosen, scope, state, frame)
    return made.flatMap { made -> [LinkResult] in
      let bodies = implementations(of: chosen)
      let carries =
        (made.values.contains { matter($0) } || isSelf.map { matter($0) } == true)
        && mayTell(bodies, made.values, isSelf)
      let matters =
        carries || bodies.contains { moves($0) } && mayFollow(made.values, frame)
      if !matters, made.values.contains(where: \.isClosure), budget.asksForTime() {
        return callBack(made.values, of: chosen, scope, whole, made.state, frame)
      }
      // What has nothing to do with the link, or there is no time to go through: what it does and
      // makes whatever the app's state is.
      if !matters, bodies.contains(where: { moves($0) || makesScreen($0, scope) }) {
        return fallBack(whole, made.state, frame, expected: nil)
      }
      guard matters, !bodies.isEmpty, bodies.count <= Self.bodyLimit else {
        let result = chosen.result.map { index.resolve($0, in: scope) }
        let isOfLink = made.values.contains(where: \.isOfLink) && !isStateful(chosen)
        let text = ExpressionText.text(whole)
        let value = LinkValue.open(
          result.map { .some($0) } ?? .unknown, text: text, isOfLink: isOfLink)
        var state = made.state
        let isTooMany = bodies.count > Self.bodyLimit
        if isTooMany, made.values.contains(where: \.isMeaning) { state.isHandedOn = true }
        return fixed(value, state)
      }
      return bodies.flatMap {
        var caller = frame
        caller.idle = carries ? 0 : frame.idle + 1
        return call(
          $0, made.values, made.state, caller, isSelf: isSelf, substitution: scope.substitution)
      }
    }
  }

  /// Runs a function's body with these values.
  func call(
    _ unit: CodeUnit, _ values: [LinkValue], _ state: LinkState, _ caller: LinkFrame,
    isSelf: LinkValue?, substitution: [String: ResolvedType] = [:]
  ) -> [LinkResult] {
    guard caller.depth < Self.depthLimit, unit.hasBody,
      caller.stack.filter({ $0 == unit.id }).count < 2
    else {
      return fixed(.open(.unknown, text: unit.title, isOfLink: false), state)
    }
    let isOfLink = values.contains(where: \.isOfLink) || isSelf?.isOfLink == true
    if isOfLink { visited.insert(unit.id) }
    if caller.stack.contains(unit.id), values.contains(where: \.isPartOfUnknownShape),
      !values.contains(.link)
    {
      // A parser that is given a link out of the link: what that one is, no pattern can say.
      let result = unit.result.map { index.resolve($0, in: self.frame(for: unit).scope) }
      return fixed(
        .open(result.map { .some($0) } ?? .unknown, text: unit.title, isOfLink: true), state)
    }
    let outer = current
    let key = LinkCallMemory.Key(
      unit: unit.id, values: values, receiver: isSelf, substitution: substitution, state)
    let isRecursive = caller.stack.contains(unit.id)
    if !isRecursive, let known = memory.results(of: key, state.conditions) {
      return known.compactMap { placed($0.following(state), state, outer) }
    }
    var frame = frame(for: unit)
    frame.scope.substitution.merge(substitution) { $1 }
    frame.depth = caller.depth + 1
    frame.idle = caller.idle
    frame.stack = caller.stack + [unit.id]
    var inner = state.withoutPast
    inner.locals = [:]
    for (parameter, value) in zip(unit.parameters, values) where !parameter.name.isEmpty {
      inner = inner.binding(parameter.name, to: typed(value, parameter.type, frame.scope))
      inner.conditions = state.withoutPast.conditions
    }
    if let isSelf { inner.locals["self"] = isSelf }
    let before = (questions, budget.cuts)
    let results = readersJoined(
      LinkStateJoiner.joinAlike(
        runBody(unit.body, [inner], frame).map {
          current = outer
          return finish($0, calledFrom: state.withoutPast, unit, isOfLink: isOfLink)
        }), calledFrom: state.withoutPast)
    if !isRecursive, budget.cuts == before.1 {
      memory.keep(
        results, of: key, state.conditions, asksOfLink: questions != before.0)
    }
    return results.compactMap { placed($0.following(state), state, outer) }
  }

  /// Runs the closures that a function is given which itself tells nothing of the link: a request
  /// calls back.
  private func callBack(
    _ values: [LinkValue], of unit: CodeUnit, _ scope: TypeScope, _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    var states = [state]
    for (parameter, value) in zip(unit.parameters, values) where value.isClosure {
      let closure = typed(value, parameter.type, scope)
      states = states.flatMap { invoke(closure, [], $0, frame).map(\.state) }
    }
    let result = unit.result.map { index.resolve($0, in: scope) }
    return LinkStateJoiner.joinAlike(limited(states)).map {
      let text = ExpressionText.text(whole)
      return LinkResult(
        state: $0,
        value: .open(result.map { .some($0) } ?? .unknown, text: text, isOfLink: false))
    }
  }

  /// A closure with what the parameter says that it is called with.
  private func typed(_ value: LinkValue, _ type: TypeReference, _ scope: TypeScope) -> LinkValue {
    guard case .closure(var closure) = value, closure.parameterTypes.isEmpty,
      type.unwrapped.name == "Function"
    else { return value }
    closure.parameterTypes = index.resolve(type.unwrapped, in: scope).arguments.dropLast()
    return .closure(closure)
  }

  /// A test that was written elsewhere: the place is where it is asked.
  private func placed(_ result: LinkResult?, _ state: LinkState, _ outer: LinkState.Place?)
    -> LinkResult?
  {
    guard var result else { return nil }
    if !result.value.isMeaning, result.value != .none, result.value != .void,
      result.state.hops == state.hops, result.state.place != state.place
    {
      result.state.parser = state.parser ?? outer
      result.state.place = outer
    }
    return result
  }

  /// Gives the caller its locals back, with what the callee returned.
  func finish(_ ended: LinkState, calledFrom state: LinkState, _ unit: CodeUnit, isOfLink: Bool)
    -> LinkResult
  {
    var result = ended
    var value = LinkValue.void
    if case .returned(let returned) = ended.outcome { value = returned }
    if ended.outcome != .threw { result.outcome = .running }
    if unit.kind == .initializer, value == .void { value = ended.locals["self"] ?? .void }
    result.locals = state.locals
    if isOfLink {
      if value.isMeaning { result.meaning = value }
      if value == .none {
        result.meaning = state.meaning
        result.parser = state.parser
        result.place = state.place
      }
    }
    return LinkResult(state: result, value: value)
  }
}
