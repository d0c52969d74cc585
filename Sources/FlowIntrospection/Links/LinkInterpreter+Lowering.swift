import SwiftFacts

/// Between what a link's parts are and what evaluation makes of values.
extension LinkInterpreter {
  /// The value as evaluation knows it: parts of the link are some text.
  func lower(_ value: LinkValue) -> Value {
    switch value {
    case .link: .some(ResolvedType(name: "URL"))
    case .payload: .some(ResolvedType(name: "Dictionary"))
    case .part: .some(ResolvedType(name: "String"))
    case .list(let list): .some(.array(ResolvedType(name: list.type ?? "String")))
    case .count, .place: .some(ResolvedType(name: "Int"))
    case .queryItems: .some(.array(ResolvedType(name: "URLQueryItem")))
    case .queryItem: .some(ResolvedType(name: "URLQueryItem"))
    case .converted(_, let type): .some(ResolvedType(name: type))
    case .rawCase(_, let id), .counted(let id, _): .some(index.type(id))
    case .text(let text): .string(text)
    case .integer(let number): .number(String(number))
    case .boolean(let value): .boolean(value)
    case .none: .none
    case .void: .unknown
    case .enumCase(let id, let name, let payload): .enumCase(id, name, payload.map(lower))
    case .instance(let type, let fields): .instance(type, fields.map(lower))
    case .tuple(let fields): .tuple(fields.map(lower))
    case .array(let elements): .array(elements.map(lower))
    case .dictionary(let entries): .array(entries.map { lower($0.value) })
    case .closure(let closure):
      .closure(
        ClosureValue(
          unit: closure.unit, closure: closure.closure,
          captured: closure.locals.filter { !$0.value.isClosure }.mapValues { [lower($0)] },
          selfType: closure.selfType, name: nil))
    case .open(let value, _, _): value
    }
  }

  private func lower(_ field: LinkValue.Field) -> Value.Field {
    Value.Field(name: field.name, value: lower(field.value))
  }

  /// What evaluation found, with the text of the expression for what stays open.
  func raise(_ value: Value, text: String, isOfLink: Bool = false) -> LinkValue {
    switch value {
    case .enumCase(let id, let name, let payload):
      .enumCase(id, name, payload.map { raise($0, text: text) })
    case .instance(let type, let fields) where isValueType(type):
      .instance(
        type, fields.map { .init(name: $0.name, value: raise($0.value, text: $0.name ?? text)) })
    case .string(let text): .text(text)
    case .boolean(let value): .boolean(value)
    case .number(let number):
      Int(number).map { .integer($0) } ?? .open(value, text: text, isOfLink: false)
    case .none: .none
    case .tuple(let fields):
      .tuple(fields.map { .init(name: $0.name, value: raise($0.value, text: text)) })
    case .array(let elements) where elements.count <= 1:
      .array(elements.map { raise($0, text: text) })
    default: .open(value, text: text, isOfLink: isOfLink)
    }
  }

  /// Whether the tree declares the type as a structure.
  func isValueType(_ type: ResolvedType) -> Bool {
    type.id.map { index[$0].kind == .struct && !vocabulary.isScreen($0, in: index) } ?? false
  }

  /// The value's type, as far as it is known.
  func openType(of value: LinkValue) -> ResolvedType? {
    lower(value).type(in: index)
  }

  /// A frame in which evaluation sees what the link has become.
  func evaluationFrame(_ state: LinkState, _ frame: LinkFrame) -> Frame {
    let inner = Frame(
      unit: frame.unit, selfType: frame.selfType, scope: frame.scope,
      locals: state.locals.filter { $0.key != "self" || $0.value.isMeaning }
        .mapValues { [lower($0)] }, effects: evaluator.effects)
    inner.inlineDepth = 1
    inner.resultType = frame.result
    return inner
  }

  /// Lets evaluation run an expression that has nothing to do with how the link is read.
  func fallBack(
    _ expression: Expression, _ state: LinkState, _ frame: LinkFrame, expected: ResolvedType?
  ) -> [LinkResult] {
    budget.evaluate()
    let text = ExpressionText.text(expression)
    let outcome = evaluate(expression, text: text, state, frame, expected: expected)
    var state = state
    let first = state.hops.count
    for var effect in outcome.effects {
      if effect.unit == frame.unit.id { effect.unit = acting(frame) }
      apply(effect, to: &state)
    }
    state.hops = Array(state.hops[..<first]) + Self.withoutAlternatives(state.hops[first...])
    let known = outcome.values.filter { $0 != .unknown }
    let isOfLink = isOfLinkAlone(expression, state, frame)
    let value: LinkValue =
      known.count == 1
      ? raise(known[0], text: text, isOfLink: isOfLink)
      : .open(known.first { $0 != .none } ?? .unknown, text: text, isOfLink: isOfLink)
    return [LinkResult(state: state, value: value)]
  }

  private func evaluate(
    _ expression: Expression, text: String, _ state: LinkState, _ frame: LinkFrame,
    expected: ResolvedType?
  ) -> EvaluationMemory.Outcome {
    let inner = evaluationFrame(state, frame)
    let key = evaluations.key(expression, text: text, in: inner, expected: expected)
    if let known = evaluations[key] { return known }
    let values = evaluator.evaluate(
      LaterActions.removed(from: expression), inner, expected: expected)
    let outcome = EvaluationMemory.Outcome(
      values: values, effects: inner.effects.effects.filter(\.isTransition))
    evaluations[key] = outcome
    return outcome
  }

  /// Evaluation takes both ways of a condition: the same node twice in a row, or in two manners, is
  /// one hop.
  private static func withoutAlternatives(_ hops: ArraySlice<LinkState.Hop>) -> [LinkState.Hop] {
    var kept: [LinkState.Hop] = []
    for hop in hops
    where hop != kept.last && !kept.contains(where: { $0.node == hop.node && $0.kind != hop.kind })
    {
      kept.append(hop)
    }
    return kept
  }

  /// The code that acts: a closure that an initialiser hands over runs later, for its caller.
  func acting(_ frame: LinkFrame) -> UnitID {
    let isInitial = frame.unit.kind == .initializer || frame.unit.kind == .initialValue
    return isInitial ? frame.stack.first ?? frame.unit.id : frame.unit.id
  }

  /// Adds what an effect means for the user.
  func apply(_ effect: Effect, to state: inout LinkState) {
    if case .write(let reference, let operation) = effect.verb {
      if case .assign = operation {
        state.store[reference] = raise(effect.target, text: reference.name)
      } else {
        state.store[reference] = nil
      }
    }
    for hop in hops(effect) where hop.confidence != .dynamic {
      state.hops.append(hop)
    }
  }
}
