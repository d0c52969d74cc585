import SwiftFacts

extension Evaluator {
  /// Runs statements in order, taking every way that a condition leaves open.
  func run(_ statements: [Statement], _ frame: Frame) {
    for statement in statements where !isInVain { run(statement, frame) }
  }

  private func run(_ statement: Statement, _ frame: Frame) {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind {
        run(inner, frame)
      } else {
        frame.yields = frame.yields.union(
          evaluate(expression, frame, expected: frame.resultType))
      }
    case .bindings(let bindings):
      for binding in bindings { run(binding, frame) }
    case .returned(let expression):
      guard let expression else { return }
      frame.returns = frame.returns.union(
        evaluate(expression, frame, expected: frame.resultType))
    case .conditional(let conditions, let then, let otherwise):
      runConditional(conditions, then: then, otherwise: otherwise, frame)
    case .guarded(let conditions, let otherwise):
      let failed = frame.nested()
      for condition in conditions { evaluate(condition, frame) }
      run(otherwise, failed)
      merge(failed, into: frame)
    case .switched(let subject, let cases):
      runSwitch(subject, cases, frame)
    case .loop(let pattern, let sequence, let conditions, let body):
      let inner = frame.nested()
      let sequenceValues = sequence.map { evaluate($0, inner) } ?? []
      if subscribeLoop(pattern, sequenceValues, body, at: statement.position, frame) { return }
      let waiting = sequence.flatMap { waitingElement(of: $0, sequenceValues, inner) }
      if let pattern {
        bind(pattern, waiting.map { [$0] } ?? sequenceValues.flatMap { elements(of: $0) }, inner)
      }
      for condition in conditions { evaluate(condition, inner) }
      run(body, inner)
      merge(inner, into: frame)
    case .attempted(let body, let catches):
      for block in [body] + catches {
        let inner = frame.nested()
        run(block, inner)
        merge(inner, into: frame)
      }
    case .thrown(let expression):
      _ = evaluate(expression, frame)
    case .deferred(let body):
      run(body, frame)
    case .function(let function):
      declare(function, frame)
    case .jump:
      break
    }
  }

  private func run(_ binding: LocalBinding, _ frame: Frame) {
    let type = binding.type.map { index.resolve($0, in: frame.scope) }
    var values = binding.value.map { evaluate($0, frame, expected: type) } ?? []
    if let type, values.allSatisfy({ isVaguer($0, than: type) }) { values = [.some(type)] }
    // `var routes: [Route] = []` is empty, and known to be for routes.
    if let type, type.unwrapped.element != nil, values == [.array([])] {
      values = [.instance(type.unwrapped, [])]
    }
    bind(binding.pattern, values, frame)
    if case .binding(let name) = binding.pattern {
      frame.copies[name] = binding.value.flatMap { origin(of: $0, copiedTo: name, frame) }
      if binding.value == nil {
        frame.unassigned.insert(name)
      } else {
        frame.unassigned.remove(name)
      }
    }
  }

  /// Whether the declared type of a local says more than its value: `let screen: CartScreen = make()`
  /// where `make` gives whatever is asked for.
  private func isVaguer(_ value: Value, than type: ResolvedType) -> Bool {
    switch value {
    case .unknown, .none: true
    case .some(let known): known.unwrapped.id == nil && type.unwrapped.id != nil
    default: false
    }
  }

  private func declare(_ function: FunctionDeclaration, _ frame: Frame) {
    let closure = Closure(
      parameters: function.parameters.map { Closure.Parameter(name: $0.name, type: $0.type) },
      body: function.body ?? [], position: function.position)
    frame.locals[function.name] = [
      .closure(
        ClosureValue(
          unit: frame.unit.id, closure: closure, captured: frame.locals,
          selfType: frame.selfType, name: function.name))
    ]
  }

  private func runConditional(
    _ conditions: [Condition], then: [Statement], otherwise: [Statement], _ frame: Frame
  ) {
    // `if case .checkout = route { … }` is a switch with one case.
    if conditions.count == 1, case .pattern(let pattern, let subject) = conditions[0],
      case .enumCase = pattern
    {
      let position = then.first?.position ?? subject.position
      let cases = [
        SwitchCase(items: [.init(pattern: pattern)], body: then, position: position),
        SwitchCase(items: [], isDefault: true, body: otherwise, position: position),
      ]
      runSwitch(subject, cases, frame, recordsDefault: false)
      return
    }
    if runKeyed(conditions, then: then, otherwise: otherwise, frame) { return }
    let inner = frame.nested()
    for condition in conditions { evaluate(condition, inner) }
    run(then, inner)
    if let position = then.first?.position { noteOverlay(conditions, inner, at: position) }
    let other = frame.nested()
    run(otherwise, other)
    merge(inner, into: frame)
    merge(other, into: frame)
  }

  func evaluate(_ condition: Condition, _ frame: Frame) {
    switch condition {
    case .expression(let expression):
      _ = evaluate(expression, frame)
    case .binding(let pattern, let type, let expression):
      if let expression {
        let expected = type.map { index.resolve($0, in: frame.scope) }
        let values = evaluate(expression, frame, expected: expected)
        noteRead(of: expression, into: pattern, frame)
        bind(pattern, values.filter { $0 != .none }, frame)
      } else if case .binding(let name) = pattern, name != "self", frame.locals[name] == nil {
        let short = Expression(.name(name, []), at: frame.unit.position)
        noteRead(of: short, into: pattern, frame)
        bind(pattern, evaluate(short, frame), frame)
      }
    case .pattern(let pattern, let expression):
      bind(pattern, evaluate(expression, frame), frame)
    case .availability:
      break
    }
  }

  /// What a branch did is done by the whole; its locals are as before or as it left them.
  func merge(_ inner: Frame, into frame: Frame) {
    frame.effects.add(contentsOf: inner.effects)
    frame.returns = frame.returns.union(inner.returns)
    frame.yields = frame.yields.union(inner.yields)
    for (name, values) in frame.locals {
      if let changed = inner.locals[name], changed != values {
        let isFirst = frame.unassigned.remove(name) != nil
        frame.locals[name] = isFirst ? changed : values.union(changed)
      }
    }
  }

  // MARK: Patterns

  /// Gives the pattern's names what the matching parts of the values are.
  func bind(_ pattern: Pattern, _ values: [Value], _ frame: Frame) {
    switch pattern {
    case .wildcard, .value:
      break
    case .binding("self"):
      break
    case .binding(let name):
      frame.locals[name] = values.isEmpty ? [.unknown] : values
    case .optional(let inner):
      bind(inner, values.filter { $0 != .none }, frame)
    case .cast(let inner, let type):
      bind(inner, [.some(index.resolve(type, in: frame.scope))], frame)
    case .type:
      break
    case .tuple(let elements):
      for (number, element) in elements.enumerated() {
        let parts = values.flatMap { part(number, label: element.label, of: $0) }
        bind(element.pattern, parts, frame)
      }
    case .enumCase(let name, _, let elements, _):
      for (number, element) in elements.enumerated() {
        bind(element.pattern, payload(number, element.label, of: values, caseName: name), frame)
      }
    }
  }

  private func part(_ number: Int, label: String?, of value: Value) -> [Value] {
    switch value {
    case .tuple(let fields):
      if let label, let field = fields.first(where: { $0.name == label }) { return [field.value] }
      return number < fields.count ? [fields[number].value] : []
    case .some(let type), .parameter(_, let type):
      let type = type.unwrapped
      guard type.name == "Tuple", number < type.arguments.count else { return [] }
      return [.some(type.arguments[number])]
    default:
      return []
    }
  }

  private func payload(_ number: Int, _ label: String?, of values: [Value], caseName: String)
    -> [Value]
  {
    var result: [Value] = []
    for value in values {
      switch value {
      case .enumCase(_, let name, let payload):
        if name == caseName, number < payload.count { result = result.union([payload[number]]) }
      case .tuple(let fields) where Value.resultCases.contains(caseName):
        result = result.union(fields.filter { $0.name == caseName }.map(\.value))
      default:
        guard let type = value.type(in: index)?.unwrapped else { continue }
        if let action = relayedAction(in: type, number, caseName: caseName) {
          result = result.union([.some(action)])
          continue
        }
        if let sent = sentPayloads(of: type, caseName: caseName, number) {
          result = result.union(sent)
          continue
        }
        if type.name == "Result", let place = Value.resultCases.firstIndex(of: caseName),
          place < type.arguments.count
        {
          result = result.union([.some(type.arguments[place])])
          continue
        }
        guard let id = type.id,
          let declared = index[id].enumCase(named: caseName), number < declared.payload.count
        else { continue }
        let scope = TypeScope(
          file: index[id].file, owner: id, substitution: index.genericSubstitution(type))
        let part = index.resolve(declared.payload[number].type, in: scope)
        result = result.union([
          openPart(.payload(caseName, number), of: value, part) ?? .some(part)
        ])
      }
    }
    return result
  }

  /// What iterating over the value gives.
  func elements(of value: Value) -> [Value] {
    switch value {
    case .array(let elements): return elements
    // A collection that was made empty.
    case .instance(let type, []) where type.id == nil && type.element != nil: return []
    default:
      let type = value.type(in: index)
      guard let element = type?.element ?? type?.unwrapped.element else { return [] }
      return [openPart(.element, of: value, element) ?? .some(element)]
    }
  }
}
