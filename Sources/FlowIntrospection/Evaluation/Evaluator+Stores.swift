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

  /// Whether a call is one of a store's own, though the state that it holds has a property of that
  /// name.
  func isStoreCall(_ name: String, _ arguments: [Argument], on value: Value) -> Bool {
    guard ["scope", "send", "binding"].contains(name), state(in: value) != nil else { return false }
    return name == "send" || arguments.contains { ["state", "get"].contains($0.label) }
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

  func payloadType(of enumeration: TypeID, caseName: String) -> ResolvedType? {
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
}
