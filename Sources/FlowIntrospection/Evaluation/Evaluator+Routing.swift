import SwiftFacts

/// Libraries whose coordinators answer routes with transitions.
extension Evaluator {
  /// A verb of a library's type that is called on the type that the code stands in.
  func callOwnVerb(
    _ name: String, on own: Expression, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard let value = frame.selfValue else { return nil }
    return callPropertyRoute(name, on: own, [value], arguments, at: position, frame)
      ?? callVerb(
        name, on: own, [value], arguments, at: position, frame, needsReceiver: true)
  }

  /// A static member of a library's transition type, `.push(screen)`; `nil` for any other type.
  ///
  /// Where the tree adds members to that type, their bodies say what they do.
  func callTransition(
    _ name: String, of type: ResolvedType, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard type.id == nil, vocabulary.routing.transitionTypes.contains(type.simpleName) else {
      return nil
    }
    for synonym in vocabulary.routing.transitionTypes.sorted() {
      guard let id = index.externalTypes[synonym], let methods = index[id].methods[name] else {
        continue
      }
      return call(methods, receiver: type, isSelf: true, arguments, at: position, frame)
    }
    let rules = vocabulary.routing.transitions[name] ?? []
    let rule = rules.first { rule in
      rule.accepts(arguments) && rule.receivers?.contains(type.simpleName) ?? true
    }
    if let rule {
      apply(rule, arguments, type, on: nil, at: position, frame)
    } else {
      // Several transitions in one, or one with a wrapper around it.
      for argument in arguments {
        for case .closure(let closure) in evaluate(argument.value, frame, expected: type) {
          frame.effects.add(contentsOf: run(closure, [], frame).effects.effects)
        }
      }
    }
    return [.some(type)]
  }

  /// The receiver itself, where a library's member only gives it in another guise.
  func guise(_ name: String, of value: Value) -> Value? {
    guard vocabulary.routing.guises.contains(name), let type = value.type(in: index),
      vocabulary.routeType(of: type, in: index) != nil
    else { return nil }
    return value
  }

  /// Lets a library's name for a router's routes stand for them.
  func nameRoutes(of owner: TypeID, in scope: inout TypeScope) {
    guard !index.ancestry(of: owner).external.isEmpty,
      let routes = vocabulary.routeType(of: index.type(owner), in: index)
    else { return }
    for name in vocabulary.routing.routeNames { scope.substitution[name] = routes }
  }

  // MARK: Initialisers

  /// `self.init(…)` and `super.init(…)`: the initialiser that the call leads to, or what a library's
  /// does with its arguments.
  func delegate(
    toSuper isSuper: Bool, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) {
    guard let own = frame.selfType, let id = own.id else {
      evaluateLoosely(arguments, frame)
      return
    }
    if !index[id].isDeclared, !isSuper {
      _ = constructExternal(
        ResolvedType(name: index[id].name), arguments, at: position, frame)
      return
    }
    let declaring = frame.unit.declaringType ?? id
    let lineage = isSuper ? Array(index[declaring].lineage.dropFirst()) : [id]
    let target = lineage.first {
      index[$0].kind != .protocol && index[$0].isDeclared && !index[$0].initializers.isEmpty
    }
    if let target {
      _ = call(
        index[target].initializers.map { inherited($0, by: frame) }, receiver: own,
        value: frame.selfValue, isSelf: true,
        arguments, at: position, frame)
      return
    }
    guard let routes = vocabulary.routeType(of: own, in: index) else {
      evaluateLoosely(arguments, frame)
      return
    }
    let router = vocabulary.router(own, in: index)?.simpleName ?? ""
    let beginnings = vocabulary.routing.beginnings[router] ?? [:]
    for argument in arguments {
      guard let label = argument.label, let verb = beginnings[label] else {
        evaluateLoosely([argument], frame)
        continue
      }
      for value in evaluate(argument.value, frame, expected: routes) where value != .none {
        for part in verb == .tabs ? [value] : flattened(value) {
          frame.emit(verb, closed(part), at: position)
        }
      }
    }
  }

  /// A method of a base class, as the type has it that the code belongs to.
  func inherited(_ unit: UnitID, by frame: Frame) -> UnitID {
    frame.unit.owner.flatMap { index[$0].inheritedUnits[unit] } ?? unit
  }

  /// A router that a caller passes is one for the routes that its type names.
  private func closed(_ value: Value) -> Value {
    switch value {
    case .parameter(_, let type) where vocabulary.routeType(of: type, in: index) != nil:
      .some(type)
    case .array(let elements): .array(elements.map { closed($0) })
    default: value
    }
  }
}
