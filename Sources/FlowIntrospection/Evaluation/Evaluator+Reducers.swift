import SwiftFacts

/// Reducers: what each does to its state, and whose actions it answers.
extension Evaluator {
  /// `Reduce { state, action in … }` and `Store(initialState:) { … }`; `nil` for every other type.
  func constructComposable(
    _ type: ResolvedType, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value]? {
    switch type.simpleName {
    case "Reduce":
      return evaluateReduce(type, arguments, at: position, frame)
    case "Store", "TestStore":
      return evaluateStore(arguments, frame)
    case "CaseLet":
      return evaluateCaseLet(arguments, at: position, frame)
    case let name where vocabulary.storeReaders.contains(name):
      return evaluateStoreReader(type, arguments, at: position, frame)
    default:
      return nil
    }
  }

  private func evaluateReduce(
    _ type: ResolvedType, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value]? {
    let reducer = index.reducer(around: frame.unit.owner)
    let state = type.arguments.first?.id ?? reducer.flatMap { index.state(of: $0) }
    let action =
      type.arguments.count > 1
      ? type.arguments[1].id : reducer.flatMap { index.action(of: $0) }
    guard let state else { return nil }
    let actions =
      frame.sentActions.isEmpty
      ? action.map { [Value.some(index.type($0))] } ?? [] : frame.sentActions
    for argument in arguments {
      for value in evaluate(argument.value, frame) {
        invoke(value, values: [[wholeState(state)], actions], at: position, frame)
      }
    }
    return [.instance(type, [])]
  }

  /// A reducer's state as something that can be written.
  func wholeState(_ state: TypeID) -> Value {
    .property(PropertyReference(owner: state, name: "self"), index.type(state))
  }

  private func evaluateStore(_ arguments: [Argument], _ frame: Frame) -> [Value]? {
    let inner = frame.nested()
    evaluateLoosely(arguments.filter { $0.isTrailing || $0.label == "reducer" }, inner)
    frame.effects.add(contentsOf: inner.effects.effects)
    let states = inner.effects.effects.compactMap { effect -> ResolvedType? in
      guard effect.verb == .construct, let id = effect.target.type(in: index)?.id,
        index.isReducer(id)
      else { return nil }
      return index.state(of: id).map { index.type($0) }
    }
    var values: [Value] = []
    for argument in arguments where argument.label == "initialState" {
      values = evaluate(argument.value, frame, expected: states.first)
      if !frame.unit.isTest { records.initialStates.formUnion(values) }
    }
    if let state = states.first { return [.some(state)] }
    return values.compactMap { $0.type(in: index) }.first.map { [.some($0)] } ?? [.unknown]
  }

  /// Runs a reducer with this very action: how one link's value is followed to where it lands.
  private func inlineReducer(_ reducer: TypeID, _ actions: [Value], _ caller: Frame) {
    guard caller.inlineDepth < Self.inlineLimit, depth < Self.depthLimit,
      let body = property(named: "body", of: index.type(reducer))?.getter
    else { return }
    depth += 1
    defer { depth -= 1 }
    let frame = makeFrame(for: index[body])
    frame.selfValue = frame.selfType.map { .some($0) }
    frame.inlineDepth = caller.inlineDepth + 1
    frame.sentActions = actions
    run(index[body].body, frame)
    caller.effects.add(contentsOf: frame.effects) {
      effects.traits(of: $0).contains(.transition)
    }
  }

  /// `store.send(.action)`: the reducer answers it, where the transition is looked up later.
  func send(_ arguments: [Argument], to reducer: TypeID, _ frame: Frame) {
    let action = index.action(of: reducer).map { index.type($0) }
    for (number, argument) in arguments.enumerated() {
      let values = evaluate(argument.value, frame, expected: number == 0 ? action : nil)
      if number == 0, frame.inlineDepth > 0 { inlineReducer(reducer, values, frame) }
    }
  }

  /// `send(.tapped)` in a view with `@ViewAction(for: Feature.self)`: the action `.view(.tapped)`.
  func sendViewAction(_ arguments: [Argument], at position: Position, _ frame: Frame) -> [Value]? {
    guard let view = frame.selfType?.id,
      let attribute = index[view].attributes.first(where: { $0.name == "ViewAction" }),
      let feature = attribute.arguments.first(where: { $0.label == "for" }),
      let reducer = evaluate(feature.value, frame).lazy.compactMap({ value -> TypeID? in
        guard case .metatype(let type) = value else { return nil }
        return type.id
      }).first, index.isReducer(reducer)
    else { return nil }
    let action = Expression(
      .call(Expression(.member(nil, "view", []), at: position), arguments.prefix(1).map { $0 }),
      at: position)
    send([Argument(value: action)], to: reducer, frame)
    return [.unknown]
  }

  // MARK: Actions

  /// The actions that a clause answers, `nil` for a `switch` over anything else.
  func origins(of clause: SwitchCase, in enumeration: TypeID) -> [PropertyReference]? {
    guard index.reducer(aroundAction: enumeration) != nil else { return nil }
    let origins = Set(clause.items.map { origin(of: $0.pattern, in: enumeration) })
    return origins.isEmpty
      ? nil
      : origins.sorted {
        ($0.owner?.index ?? -1, $0.name) < ($1.owner?.index ?? -1, $1.name)
      }
  }

  /// The innermost action of a pattern; without a name where any of its reducer's will do.
  private func origin(of pattern: Pattern, in action: TypeID) -> PropertyReference {
    guard case .enumCase(let name, _, let elements, _) = pattern,
      let declared = index[action].enumCase(named: name)
    else { return PropertyReference(owner: action, name: "") }
    let scope = TypeScope(file: index[action].file, owner: action)
    for (number, parameter) in declared.payload.enumerated() {
      let type = index.resolve(parameter.type, in: scope).unwrapped
      let inner = number < elements.count ? elements[number].pattern : .wildcard
      if type.name == StandIn.relayedAction {
        guard let relayed = type.arguments.first?.id,
          case .enumCase(_, _, let parts, _) = inner, let last = parts.last
        else { continue }
        return origin(of: last.pattern, in: relayed)
      }
      if let id = type.id, index.reducer(aroundAction: id) != nil {
        return origin(of: inner, in: id)
      }
    }
    return PropertyReference(owner: action, name: name)
  }

  /// What a library's wrapper around a child's action holds.
  func relayedAction(in type: ResolvedType, _ number: Int, caseName: String) -> ResolvedType? {
    guard type.name == StandIn.relayedAction, let action = type.arguments.first,
      number == (caseName == "presented" ? 0 : 1)
    else { return nil }
    return action
  }

  /// What the app sends with an action, as far as the first evaluation found it.
  func sentPayloads(of type: ResolvedType, caseName: String, _ number: Int) -> [Value]? {
    guard let id = type.id, index.reducer(aroundAction: id) != nil else { return nil }
    let action = PropertyReference(owner: id, name: caseName)
    // What a control's binding sends is the user's own gesture, no destination of the code.
    if given.gestures.contains(action) { return [.none] }
    guard let payloads = given.sends[action] else { return nil }
    let values = payloads.compactMap { number < $0.count ? $0[number] : nil }
    return values.isEmpty ? nil : Array(values.prefix(Value.limit))
  }

  /// All actions that the app makes, with what they carry.
  func sentActions() -> [PropertyReference: [[Value]]] {
    var result: [PropertyReference: Set<[Value]>] = [:]
    let summaries = allSummaries
    for unit in summaries.units where !index[unit].isTest {
      for effect in summaries[unit]?.effects ?? [] where effect.verb == .make {
        guard case .enumCase(let id, let name, let payload) = effect.target, !payload.isEmpty,
          index.reducer(aroundAction: id) != nil
        else { continue }
        let closed = payload.map { value in
          value.isOpen ? value.type(in: index).map { .some($0) } ?? .unknown : value
        }
        result[PropertyReference(owner: id, name: name), default: []].insert(closed)
      }
    }
    return result.mapValues { $0.inStableOrder() }
  }
}
