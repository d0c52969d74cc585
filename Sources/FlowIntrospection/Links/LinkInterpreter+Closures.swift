import SwiftFacts

extension LinkInterpreter {
  /// Calls a function value.
  func invoke(_ function: LinkValue, _ values: [LinkValue], _ state: LinkState, _ frame: LinkFrame)
    -> [LinkResult]
  {
    switch function {
    case .closure(let closure):
      return run(closure, values, state, frame)
    case .open(.method(let id), _, _):
      let unit = index[id]
      let isSelf = unit.owner == frame.unit.owner ? state.locals["self"] : nil
      return call(unit, values, state, frame, isSelf: isSelf)
    case .open(.closure(let closure), _, _):
      let raised = LinkClosure(
        unit: closure.unit, closure: closure.closure, locals: [:], selfType: closure.selfType)
      return run(raised, values, state, frame)
    case .open(.property(let reference, _), let text, _):
      let stored = evaluator.records.closures[reference] ?? []
      guard stored.count == 1, let only = stored.first else {
        return fixed(.open(.unknown, text: text, isOfLink: false), state)
      }
      return invoke(.open(only, text: text, isOfLink: false), values, state, frame)
    case .open(let value, let text, _):
      let type = value.type(in: index)?.unwrapped
      if let type, type.id != nil {
        let methods = evaluator.methods(named: "callAsFunction", of: type)
        if let first = methods.first {
          return call(index[first], values, state, frame, isSelf: function)
        }
      }
      return fixed(.open(.unknown, text: text, isOfLink: false), state)
    default:
      return fixed(.open(.unknown, text: "", isOfLink: false), state)
    }
  }

  private func run(
    _ closure: LinkClosure, _ values: [LinkValue], _ state: LinkState, _ caller: LinkFrame
  ) -> [LinkResult] {
    guard caller.depth < Self.depthLimit else { return fixed(.void, state) }
    let unit = index[closure.unit]
    var frame = frame(for: unit)
    frame.depth = caller.depth + 1
    frame.idle = caller.idle
    frame.stack = caller.stack
    frame.selfType = closure.selfType ?? frame.selfType
    frame.result = nil
    let isSamePlace =
      closure.unit == caller.unit.id
      && closure.locals.allSatisfy { state.locals[$0.key] == $0.value }
    var inner = state
    inner.locals = isSamePlace ? state.locals : closure.locals
    for number in 0..<max(values.count, closure.parameterTypes.count) {
      inner.locals["$\(number)"] = passed(values, number, closure)
    }
    if values.count == 1, case .tuple(let fields) = values[0], closure.closure.parameters.count > 1
    {
      for (parameter, field) in zip(closure.closure.parameters, fields) {
        inner = inner.binding(parameter.name, to: field.value)
      }
    } else {
      for (number, parameter) in closure.closure.parameters.enumerated() {
        let type = parameter.type.map { index.resolve($0, in: frame.scope) }
        let value =
          passed(values, number, closure)
          ?? .open(type.map { .some($0) } ?? .unknown, text: parameter.name, isOfLink: false)
        inner = inner.binding(parameter.name, to: value)
      }
    }
    let outer = current
    return runBody(closure.closure.body, [inner], frame).map { ended in
      current = outer
      var result = ended
      var value = LinkValue.void
      if case .returned(let returned) = ended.outcome { value = returned }
      if ended.outcome != .threw { result.outcome = .running }
      // What the closure changed outside stays changed.
      var locals = state.locals
      if isSamePlace {
        for (name, changed) in ended.locals where locals[name] != nil { locals[name] = changed }
      }
      result.locals = locals
      return LinkResult(state: result, value: value)
    }
  }

  /// What a closure's parameter gets: the value, or where nobody knows it, its type.
  private func passed(_ values: [LinkValue], _ number: Int, _ closure: LinkClosure) -> LinkValue? {
    let declared =
      number < closure.parameterTypes.count ? closure.parameterTypes[number] : nil
    let value = number < values.count ? values[number] : nil
    guard let declared else { return value }
    guard let value else { return open(declared, "$\(number)") }
    if case .open(.unknown, let text, false) = value { return open(declared, text) }
    return value
  }

  /// A function of a library: it may run the closures that it is given.
  func callLibrary(
    _ values: [LinkValue], _ arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame, expected: ResolvedType?
  ) -> [LinkResult] {
    if arguments.contains(where: { isWholeLink($0.value, state) }), !Self.onlyReads(whole) {
      handsOn = true
    }
    let closures = arguments.filter { isClosure($0.value, state) }
    guard !closures.isEmpty, Self.runsInPlace(whole) || goesOn(with: closures, whole, state) else {
      return fallBack(whole, state, frame, expected: expected)
    }
    let given = promised(by: whole, state, frame)
    var states = [state]
    for argument in closures {
      states = states.flatMap { state in
        evaluate(argument.value, state, frame).flatMap {
          invoke($0.value, given, $0.state, frame).map(\.state)
        }
      }
    }
    let text = ExpressionText.text(whole)
    return limited(states).map {
      LinkResult(state: $0, value: .open(.unknown, text: text, isOfLink: false))
    }
  }

  /// Whether an argument is a closure, as such or under the name of a local.
  private func isClosure(_ expression: Expression, _ state: LinkState) -> Bool {
    switch expression.kind {
    case .closure: return true
    case .name(let name, _):
      return state.locals[name]?.isClosure == true
    default: return false
    }
  }

  /// Whether the expression is the link itself: `url`, `context.url`.
  private func isWholeLink(_ expression: Expression, _ state: LinkState) -> Bool {
    switch expression.kind {
    case .name(let name, _): state.locals[name] == .link
    case .member(let base?, let name, _):
      Self.linkProperties.contains(name) && isWholeLink(base, state)
    default: false
    }
  }

  private static let linkProperties: Set<String> = ["url", "webpageURL"]

  /// Whether a library's function does nothing with a link but look at it or write it down.
  private static func onlyReads(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    switch callee.kind {
    case .name(let name, _): return readers.contains(name)
    case .member(_, let name, _): return readers.contains(name)
    default: return false
    }
  }

  private static let readers: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "precondition", "assertionFailure",
    "fatalError", "log", "debug", "info", "notice", "warning", "error", "trace", "verbose",
    "contains", "append", "insert", "firstIndex", "first", "init", "URLComponents", "URLRequest",
    "String", "Data",
  ]

  /// Whether a library's function runs its closures now or soon, rather than keeps them.
  private static func runsInPlace(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    switch callee.kind {
    case .name(let name, _), .member(_, let name, _): return isRunner(name)
    default: return false
    }
  }

  /// Whether the name says so: `performAfterDelay`, `dispatchOnMain`.
  private static func isRunner(_ name: String) -> Bool {
    if runners.contains(name) { return true }
    let words = name.lowercased()
    return ["perform", "dispatch", "run"].contains(where: words.hasPrefix)
      && ["main", "delay", "after", "later", "async"].contains(where: words.contains)
  }

  /// Whether closures do something with the link that was followed so far: what a promise, a
  /// publisher or a service calls back is a way of the link's, soon or later.
  private func goesOn(
    with closures: [Argument], _ whole: Expression, _ state: LinkState
  ) -> Bool {
    guard case .call(let callee, _) = whole.kind, case .member(_, let name, _) = callee.kind,
      !Self.lookers.contains(name)
    else { return false }
    let carriers = state.locals.filter { $0.key != "self" && $0.value.carriesOn }.keys
    guard !carriers.isEmpty else { return false }
    return closures.contains { argument in
      guard case .closure(let closure) = argument.value.kind else { return true }
      return carriers.contains { ExpressionNames.mentions($0, in: closure.body) }
    }
  }

  /// Methods whose closures only look at elements.
  private static let lookers: Set<String> = [
    "first", "last", "filter", "contains", "map", "compactMap", "flatMap", "reduce", "sorted",
    "sort", "min", "max", "allSatisfy", "firstIndex", "lastIndex", "drop", "prefix", "removeAll",
    "partition", "count", "partitioned", "grouping", "mapValues", "index",
  ]

  /// What the closure of a method of a library's generic type is called with, as far as its only
  /// argument tells: `Promise<Session>` calls back with a session.
  private func promised(
    by whole: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkValue] {
    guard case .call(let callee, _) = whole.kind, case .member(let base?, _, _) = callee.kind
    else { return [] }
    let values = evaluator.evaluate(base, evaluationFrame(state, frame))
    let types = values.compactMap { $0.type(in: index)?.unwrapped }
    guard let type = types.first, type.id == nil, let first = type.arguments.first, first.id != nil
    else { return [] }
    return [open(first, "$0")]
  }

  private static let runners: Set<String> = [
    "Task", "withAnimation", "withTransaction", "async", "asyncAfter", "sync", "run", "perform",
    "assumeIsolated", "detached", "performWithoutAnimation", "dismiss", "perform", "addOperation",
    "withCheckedContinuation", "autoreleasepool", "animate", "receive", "forEach",
  ]
}
