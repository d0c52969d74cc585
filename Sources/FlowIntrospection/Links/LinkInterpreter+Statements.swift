import SwiftFacts

extension LinkInterpreter {
  /// Runs a body that may yield the value of its only expression.
  func runBody(_ body: [Statement], _ states: [LinkState], _ frame: LinkFrame) -> [LinkState] {
    guard body.count == 1, let only = body.first, frame.result?.isNothing != true else {
      return run(body, states, frame)
    }
    return together(only, states, frame, yields: true)
      ?? limited(LinkStateJoiner.join(states.flatMap { yield(only, $0, frame) }))
  }

  private func yield(_ statement: Statement, _ state: LinkState, _ frame: LinkFrame)
    -> [LinkState]
  {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return yield(inner, state, frame) }
      if case .assignment = expression.kind { return run(statement, state, frame) }
      note(statement.position, frame)
      return evaluate(expression, state, frame, expected: frame.result).map { result in
        var state = result.state
        if state.isRunning { state.outcome = .returned(result.value) }
        return state
      }
    case .conditional(let conditions, let then, let otherwise) where !otherwise.isEmpty:
      note(statement.position, frame)
      let fork = decide(conditions, state, frame)
      return runBody(then, fork.yes, frame) + runBody(otherwise, fork.no, frame)
    case .switched(let subject, let cases):
      return runSwitch(subject, cases, state, frame, yields: true)
    default:
      return run(statement, state, frame)
    }
  }

  func run(_ statements: [Statement], _ states: [LinkState], _ frame: LinkFrame) -> [LinkState] {
    var states = states
    for statement in statements {
      guard states.contains(where: \.isRunning), budget.hasSteps() else { break }
      let ways =
        together(statement, states, frame)
        ?? states.flatMap { $0.isRunning ? run(statement, $0, frame) : [$0] }
      states = limited(LinkStateJoiner.join(ways))
    }
    return states
  }

  func note(_ position: Position, _ frame: LinkFrame) {
    current = LinkState.Place(unit: frame.unit.id, position: position)
  }

  private func run(_ statement: Statement, _ state: LinkState, _ frame: LinkFrame) -> [LinkState] {
    guard budget.takeStep() else { return [state] }
    note(statement.position, frame)
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return run(inner, state, frame) }
      // What a call asked of the app on its way says nothing about what follows.
      return LinkStateJoiner.joinAlike(evaluate(expression, state, frame).map(\.state))
    case .bindings(let bindings):
      return bindings.reduce([state]) { states, binding in
        states.flatMap { $0.isRunning ? bind(binding, $0, frame) : [$0] }
      }
    case .returned(let expression):
      guard let expression else { return [returning(.void, state)] }
      return evaluate(expression, state, frame, expected: frame.result).map { result in
        result.state.isRunning ? returning(result.value, result.state) : result.state
      }
    case .conditional(let conditions, let then, let otherwise):
      let fork = decide(conditions, state, frame)
      guard !fork.yes.isEmpty, !fork.no.isEmpty else {
        return run(then, fork.yes, frame) + run(otherwise, fork.no, frame)
      }
      let ways = shared([
        { [self] in run(then, fork.yes, frame) }, { [self] in run(otherwise, fork.no, frame) },
      ])
      return merged(ways[0], ways[1], from: state)
    case .guarded(let conditions, let otherwise):
      let fork = decide(conditions, state, frame)
      return fork.yes + run(otherwise, fork.no, frame)
    case .switched(let subject, let cases):
      return runSwitch(subject, cases, state, frame, yields: false)
    case .loop(let pattern, let sequence, let conditions, let body):
      return loop(pattern, sequence, conditions, body, state, frame)
    case .attempted(let body, let catches):
      return run(body, [state], frame).flatMap { state -> [LinkState] in
        guard state.outcome == .threw, let first = catches.first else { return [state] }
        var state = state
        state.outcome = .running
        return run(first, [state], frame)
      }
    case .thrown:
      var state = state
      state.outcome = .threw
      return [state]
    case .deferred(let body):
      return run(body, [state], frame)
    case .function(let function):
      let closure = Closure(
        parameters: function.parameters.map { Closure.Parameter(name: $0.name, type: $0.type) },
        body: function.body ?? [], position: function.position)
      let value = LinkClosure(
        unit: frame.unit.id, closure: closure, locals: state.locals, selfType: frame.selfType)
      return [state.binding(function.name, to: .closure(value))]
    case .jump(let word):
      var state = state
      state.outcome = .jumped(word)
      return [state]
    }
  }

  private func returning(_ value: LinkValue, _ state: LinkState) -> LinkState {
    var state = state
    state.outcome = .returned(value)
    return state
  }

  private func bind(_ binding: LocalBinding, _ state: LinkState, _ frame: LinkFrame)
    -> [LinkState]
  {
    let type = binding.type.map { index.resolve($0, in: frame.scope) }
    guard let expression = binding.value else {
      guard case .binding(let name) = binding.pattern, let type else { return [state] }
      return [state.binding(name, to: open(type, name))]
    }
    return evaluate(expression, state, frame, expected: type).flatMap { result -> [LinkState] in
      guard result.state.isRunning else { return [result.state] }
      return match(binding.pattern, result.value, result.state, frame, text: "").yes
    }
  }

  /// Both ways as one, if it made no difference which way the code went.
  private func merged(_ yes: [LinkState], _ no: [LinkState], from state: LinkState) -> [LinkState] {
    guard yes.count == 1, no.count == 1, yes[0].circumstances != no[0].circumstances else {
      return yes + no
    }
    var first = yes[0]
    var second = no[0]
    first.circumstances = state.circumstances
    second.circumstances = state.circumstances
    first.locals = first.locals.filter { state.locals[$0.key] != nil }
    second.locals = second.locals.filter { state.locals[$0.key] != nil }
    return first == second ? [first] : yes + no
  }

  // MARK: Switches

  func runSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ state: LinkState, _ frame: LinkFrame,
    yields: Bool
  ) -> [LinkState] {
    evaluate(subject, state, frame).flatMap { result -> [LinkState] in
      guard result.state.isRunning else { return [result.state] }
      return runCases(
        cases, of: result.value, text: ExpressionText.text(subject), result.state, frame,
        yields: yields)
    }
  }

  private func runCases(
    _ cases: [SwitchCase], of value: LinkValue, text: String, _ state: LinkState,
    _ frame: LinkFrame, yields: Bool
  ) -> [LinkState] {
    var bodies: [() -> [LinkState]] = []
    var rest = [state]
    for clause in cases {
      guard !rest.isEmpty else { break }
      var taken: [LinkState] = []
      if clause.isDefault {
        taken = rest
        rest = []
      }
      for item in clause.items {
        var next: [LinkState] = []
        for state in rest {
          note(clause.position, frame)
          var fork = match(item.pattern, value, state, frame, text: text)
          if let condition = item.guardCondition {
            var guarded = LinkFork()
            for state in fork.yes {
              note(clause.position, frame)
              guarded = guarded + decide(condition, state, frame)
            }
            fork = LinkFork(yes: guarded.yes, no: guarded.no + fork.no)
          }
          taken += fork.yes
          next += fork.no
        }
        rest = next
      }
      guard !taken.isEmpty else { continue }
      let isUse =
        !clause.isDefault || taken.contains { handsOn(value, by: clause.body, $0, frame) }
      if value.isMeaning, isUse, clause.body.contains(where: Self.acts) {
        for place in taken.indices { taken[place].isHandedOn = true }
      }
      let ways = taken
      bodies.append { [self] in
        yields ? runBody(clause.body, ways, frame) : run(clause.body, ways, frame)
      }
    }
    return limited(
      shared(bodies).joined().map { state in
        guard state.outcome == .jumped("break") else { return state }
        var state = state
        state.outcome = .running
        return state
      })
  }

  /// Whether a statement does something, rather than give a value back or leave.
  private static func acts(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .returned, .jump, .thrown, .bindings: return false
    case .expression(let expression):
      if case .assignment(let target, _, _) = expression.kind, case .name("self", _) = target.kind {
        return false
      }
      if case .call = expression.kind { return true }
      if case .assignment = expression.kind { return true }
      return false
    default: return true
    }
  }
}

extension ResolvedType {
  /// Whether it is `Void`.
  var isNothing: Bool { name == "Void" || name == "Tuple" && arguments.isEmpty }
}
