import SwiftFacts

extension LinkInterpreter {
  func assign(
    _ target: Expression, _ symbol: String, _ value: Expression, _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    if case .name(let name, _) = target.kind {
      if name == "self" || state.locals[name] != nil {
        let expected = name == "self" ? frame.selfType : openType(of: state.locals[name] ?? .void)
        return evaluate(value, state, frame, expected: expected).map { result in
          LinkResult(state: result.state.binding(name, to: result.value), value: .void)
        }
      }
      if name == "_" { return evaluate(value, state, frame) }
    }
    if case .instance(let type, let fields)? = state.locals["self"],
      let name = fieldName(target), evaluator.property(named: name, of: type) != nil
    {
      let property = evaluator.property(named: name, of: type)
      let expected = property.flatMap { evaluator.propertyType($0, of: type) }
      return evaluate(value, state, frame, expected: expected).map { result in
        var state = result.state
        let kept = fields.filter { $0.name != name }
        state.locals["self"] = .instance(type, kept + [.init(name: name, value: result.value)])
        return LinkResult(state: state, value: .void)
      }
    }
    if let results = edit(target, symbol, value, state, frame) { return results }
    if symbol == "=",
      let results = tabulate(target, value, state) ?? enter(target, value, state, frame)
    {
      return results
    }
    let inner = evaluationFrame(state, frame)
    guard let reference = evaluator.propertyReference(of: target, inner),
      let owner = reference.owner, let property = index[owner].properties[reference.name]
    else {
      return fallBack(whole, state, frame, expected: nil)
    }
    var expected = evaluator.propertyType(property, of: index.type(owner))
    if case .subscripted = target.kind { expected = expected?.element ?? expected }
    return evaluate(value, state, frame, expected: expected).flatMap { result in
      write(result.value, to: reference, property, symbol, target, result.state, frame)
    }
  }

  private func fieldName(_ target: Expression) -> String? {
    switch target.kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return name }
      return nil
    default: return nil
    }
  }

  /// `property = value`: what it does to the user, and what its observers do.
  private func write(
    _ value: LinkValue, to reference: PropertyReference, _ property: PropertySymbol,
    _ symbol: String, _ target: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    var state = state
    let isSink = roles.sinks[reference] != nil
    var operation = Effect.WriteOperation.assign
    if symbol == "+=" {
      operation = .append(style: nil)
      state.store[reference] = nil
    } else if case .subscripted = target.kind {
      state.store[reference] = nil
    } else {
      state.store[reference] = value
    }
    let carries = value.isMeaning || value.isOfLink
    if !isSink, carries {
      state.parked[reference] = value
    } else if value == .none {
      state.parked[reference] = nil
    }
    let position = target.position
    for part in evaluator.flattened(lower(value)) where isSink && part != .none {
      let effect = Effect(
        verb: .write(reference, operation), target: part, unit: acting(frame), position: position)
      for hop in hops(effect) where hop.confidence != .dynamic { state.hops.append(hop) }
    }
    guard !property.observers.isEmpty, frame.depth < Self.depthLimit, carries || isSink else {
      return [LinkResult(state: state, value: .void)]
    }
    var states = [state]
    for observer in property.observers where !frame.stack.contains(observer) {
      let unit = index[observer]
      let name = unit.parameters.first?.name
      let passed =
        name == "oldValue"
        ? evaluator.propertyType(property, of: index.type(property.owner ?? TypeID(index: 0)))
          .map { open($0, "oldValue") } ?? .void : value
      let receiver = property.owner.map { open(index.type($0), "self") }
      states = states.flatMap {
        call(unit, [passed], $0, frame, isSelf: receiver).map(\.state)
      }
    }
    return states.map { LinkResult(state: $0, value: .void) }
  }
}
