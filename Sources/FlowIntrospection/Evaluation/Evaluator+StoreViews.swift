import SwiftFacts

/// Views and modifiers that take a store and show what is in it.
extension Evaluator {
  /// `IfLetStore(store.scope(…)) { ChildView(store: $0) }`: the content gets the store.
  func evaluateStoreReader(
    _ type: ResolvedType, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value] {
    var handed: [Value] = []
    for (number, argument) in arguments.enumerated() {
      if number == 0, argument.label == nil, !argument.isTrailing {
        handed = stores(argument.value, frame)
        continue
      }
      let element = handed.first?.type(in: index)?.element
      let values = element.map { [Value.some($0)] } ?? handed
      if argument.label == "then" {
        show(argument.value, handing: values, at: position, frame)
      } else {
        evaluateLoosely([argument], frame, handing: values)
      }
    }
    return [.instance(type, [])]
  }

  /// The store's state; that of a view's own store can be switched over as a whole.
  private func stores(_ expression: Expression, _ frame: Frame) -> [Value] {
    evaluate(expression, frame).map { value in
      if case .property = value { return value }
      guard let id = value.type(in: index)?.unwrapped.id, index.reducer(ofState: id) != nil,
        propertyReference(of: expression, frame) != nil
      else { return value }
      return wholeState(id)
    }
  }

  /// `then: ChildView.init(store:)` or a closure.
  private func show(
    _ content: Expression, handing values: [Value], at position: Position, _ frame: Frame
  ) {
    guard case .member(let base?, "init", _) = content.kind else {
      evaluateLoosely([Argument(value: content)], frame, handing: values)
      return
    }
    for case .metatype(let type) in evaluate(base, frame) {
      _ = construct(type, [], at: position, frame)
    }
  }

  /// `CaseLet(/State.login, action: …) { LoginView(store: $0) }`: one line of a destination table.
  func evaluateCaseLet(
    _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value] {
    guard let first = arguments.first, let (state, name) = stateCase(first.value, frame) else {
      evaluateLoosely(arguments, frame)
      return [.unknown]
    }
    let payload = payloadType(of: state, caseName: name).map { [Value.some($0)] } ?? []
    let inner = frame.nested()
    for argument in arguments.dropFirst() where argument.label != "action" {
      show(argument.value, handing: payload, at: position, inner)
    }
    if !frame.unit.isTest {
      records.branches.insert(
        Records.Branch(
          enumeration: state, caseName: name, unit: frame.unit.id, position: position,
          subject: nil, isParameter: false, isTopLevel: false,
          effects: inner.effects.effects.filter { $0.isTransition || $0.verb == .construct },
          yields: [], emptiness: nil))
    }
    let isTable = roles?.isRouteType(state) == true
    for effect in inner.effects.effects where !isTable || effect.verb != .construct {
      frame.effects.add(effect)
    }
    return [.unknown]
  }

  /// The case in `/State.login`, `\State.login` and `\.login` with a root.
  private func stateCase(_ expression: Expression, _ frame: Frame) -> (TypeID, String)? {
    let type: ResolvedType?
    let name: String
    switch expression.kind {
    case .keyPath(let root?, let names):
      type = index.resolve(root, in: frame.scope)
      name = names.last ?? ""
    case .prefix("/", let inner):
      guard case .member(let base?, let member, _) = inner.kind,
        case .metatype(let found)? = evaluate(base, frame).first
      else { return nil }
      type = found
      name = member
    default: return nil
    }
    guard let id = type?.id, index[id].enumCase(named: name) != nil else { return nil }
    return (id, name)
  }

  /// The case in `state:` of a modifier that takes a store and a case, `sheet(store:state:action:)`.
  func narrowed(_ bound: Value, by arguments: [Argument]) -> Value {
    guard let argument = arguments.first(where: { $0.label == "state" }),
      let name = path(argument.value)?.last
    else { return bound }
    return part([name], of: bound) ?? bound
  }

  /// `alert($store.scope(state: \.alert, action: \.alert))` and its like.
  func evaluateAlert(
    _ name: String, on base: Expression, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard ["alert", "confirmationDialog"].contains(name), let first = arguments.first,
      first.label == nil || first.label == "store", Self.isPart(first.value)
    else { return nil }
    let inner = frame.nested()
    let bound = evaluate(first.value, inner).filter { value in
      guard case .property(let reference, _) = value, let owner = reference.owner else {
        return false
      }
      return index.reducer(ofState: owner) != nil
    }
    guard !bound.isEmpty else { return nil }
    let values = evaluate(base, frame)
    let alert = Value.instance(ResolvedType(name: "Alert"), [])
    for value in bound {
      bind(
        narrowed(value, by: arguments), to: .modal("alert"), [alert], at: position,
        in: frame.unit.id, frame)
    }
    return values
  }

  /// `if let store = store.scope(state: \.destination?.menu, …) { MenuView(store: store) }`: the
  /// view appears over the others while the destination is that case.
  func noteOverlay(_ conditions: [Condition], _ shown: Frame, at position: Position) {
    for case .binding(.binding(let name), _, _) in conditions {
      for value in shown.locals[name] ?? [] {
        guard case .property(let reference, _) = value, let owner = reference.owner,
          index.reducer(ofState: owner) != nil,
          index[owner].enumCase(named: reference.name) != nil
        else { continue }
        bind(
          value, to: .modal("overlay"), contents(of: shown), at: position, in: shown.unit.id, shown)
      }
    }
  }

  /// Whether the expression takes something out of something else, as a binding does.
  private static func isPart(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call, .member: true
    default: false
    }
  }

  /// The routes in a store that is handed to a router as a whole.
  func stackState(_ value: Value) -> Value {
    guard let id = value.type(in: index)?.unwrapped.id, index.reducer(ofState: id) != nil,
      index[id].properties["routes"] != nil
    else { return value }
    return part(["routes"], of: wholeState(id)) ?? value
  }

  /// What else a destination's content does, apart from being there.
  func withoutScreens(_ effects: some Sequence<Effect>) -> [Effect] {
    effects.filter {
      $0.verb != .construct || !isScreenLike($0.target)
        || roles?.role(of: $0.target, in: index) == .flow
    }
  }
}
