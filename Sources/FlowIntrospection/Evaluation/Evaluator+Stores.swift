import SwiftFacts

/// Stores: the state of a reducer in the hands of a view.
extension Evaluator {
  /// A method of a store or of a binding to its state; `nil` for any other.
  func callStore(
    _ name: String, _ values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard let state = values.lazy.compactMap({ self.state(in: $0) }).first else { return nil }
    switch name {
    case "scope":
      let argument = arguments.first { $0.label == "state" } ?? arguments.first { $0.label == nil }
      guard let argument else { return nil }
      return values.compactMap { scoped(argument.value, from: $0) }
    case "binding":
      guard let argument = arguments.first(where: { $0.label == "get" }) else { return nil }
      noteGesture(arguments.first { $0.label == "send" }?.value, state)
      return values.compactMap { scoped(argument.value, from: $0) }
    case "send":
      guard let reducer = index.reducer(ofState: state) else { return nil }
      send(arguments, to: reducer, frame)
      return [.unknown]
    case let name where vocabulary.storePassers.contains(name):
      if name == "sending" { noteGesture(arguments.first?.value, state) }
      return values
    default:
      return nil
    }
  }

  /// The state that a store holds, or that a binding is to a part of.
  private func state(in value: Value) -> TypeID? {
    if let id = value.type(in: index)?.unwrapped.id, index.reducer(ofState: id) != nil { return id }
    guard case .property(let reference, _) = value, let owner = reference.owner,
      index.reducer(ofState: owner) != nil
    else { return nil }
    return owner
  }

  /// Whether a member of a store gives the state as a whole, `store.case`.
  func isWholeState(_ name: String, of type: ResolvedType) -> Bool {
    guard vocabulary.storeMembers.contains(name), let id = type.id else { return false }
    return index.reducer(ofState: id) != nil
  }

  // MARK: Parts of the state

  /// The part of a state that a key path or closure names, as something that can be bound.
  private func scoped(_ expression: Expression, from value: Value) -> Value? {
    guard let names = path(expression) else { return nil }
    return part(names, of: value)
  }

  func part(_ names: [String], of value: Value) -> Value? {
    var current = value
    for name in names {
      guard let type = current.type(in: index)?.unwrapped else { return nil }
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      if name == "[]" {
        guard let element = type.element else { return nil }
        current = .some(element)
      } else if let property = property(named: plain, of: type) {
        let reference = PropertyReference(owner: property.owner, name: plain)
        current = .property(reference, propertyType(property, of: type))
      } else if let id = type.id, let payload = payloadType(of: id, caseName: plain) {
        current = .property(PropertyReference(owner: id, name: plain), payload)
      } else if !["self", "wrappedValue"].contains(plain), !isWholeState(plain, of: type) {
        return nil
      }
    }
    return current
  }

  /// The case of a destination that a binding is narrowed to, `$store.scope(…).edit`.
  func statePart(_ name: String, of value: Value) -> Value? {
    guard let id = value.type(in: index)?.unwrapped.id, index.reducer(ofState: id) != nil,
      index[id].enumCase(named: name) != nil
    else { return nil }
    return part([name], of: value)
  }

  private func payloadType(of enumeration: TypeID, caseName: String) -> ResolvedType? {
    guard let declared = index[enumeration].enumCase(named: caseName),
      let first = declared.payload.first
    else { return nil }
    return index.resolve(
      first.type, in: TypeScope(file: index[enumeration].file, owner: enumeration))
  }

  /// The names in `\.destination?.edit`, `{ $0.path }` and `/State.edit`.
  func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .keyPath(_, let names): return names
    case .closure(let closure):
      guard closure.body.count == 1 else { return nil }
      switch closure.body[0].kind {
      case .expression(let inner), .returned(.some(let inner)): return members(inner)
      default: return nil
      }
    case .prefix("/", let inner):
      guard case .member(_, let name, _) = inner.kind else { return nil }
      return [name]
    default: return nil
    }
  }

  private func members(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name: return []
    case .member(let base?, let name, _): return members(base).map { $0 + [name] }
    default: return nil
    }
  }

  // MARK: Gestures

  /// The action that a control's binding sends: its value is what the user chose.
  private func noteGesture(_ expression: Expression?, _ state: TypeID) {
    guard let expression, let reducer = index.reducer(ofState: state),
      let action = index.action(of: reducer), let name = actionName(expression)
    else { return }
    records.gestures.insert(PropertyReference(owner: action, name: name))
  }

  private func actionName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .keyPath(_, let names): return names.last
    case .member(_, let name, _): return name
    case .call(let callee, _): return actionName(callee)
    case .closure(let closure):
      guard closure.body.count == 1 else { return nil }
      switch closure.body[0].kind {
      case .expression(let inner), .returned(.some(let inner)): return actionName(inner)
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: Views that read a store

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
          yields: [], isEmpty: false))
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
  func withoutScreens(_ effects: [Effect]) -> [Effect] {
    effects.filter {
      $0.verb != .construct || !isScreenLike($0.target)
        || roles?.role(of: $0.target, in: index) == .flow
    }
  }
}
