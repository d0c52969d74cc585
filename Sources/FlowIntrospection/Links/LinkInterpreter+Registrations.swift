import DeepLinks
import SwiftFacts

extension LinkInterpreter {
  /// A router that is given the link or its path: the first registered pattern that takes it is
  /// handled; `nil` if nothing was registered with this router.
  func dispatch(
    to router: ResolvedType, _ method: String, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard !registrations.entries.isEmpty, router.name != "URL" else { return nil }
    let rules = evaluator.vocabulary.linkRouters
    let isLibrary = router.id == nil && rules.family(of: router.simpleName) != nil
    let asking = isLibrary ? rules.asks[method] : nil
    if isLibrary, asking == nil { return nil }
    let entries = registrations.entries.filter { entry in
      guard registered(entry, with: router) else { return false }
      guard let asking, let role = rules.registers[entry.method] else { return asking == nil }
      return asking.role == role
    }
    guard !entries.isEmpty else { return nil }
    let parts = product(arguments.map { ($0.value, nil) }, state, frame)
    guard parts.contains(where: { $0.values.contains { list(of: $0) != nil } }) else { return nil }
    return parts.flatMap { made -> [LinkResult] in
      guard let link = made.values.first(where: { list(of: $0) != nil }) else {
        return fixed(.boolean(false), made.state)
      }
      // Who finds no screen gets none, who finds no handler is told that nothing was done.
      let nothing: LinkValue = asking?.role == .screen ? .none : .boolean(false)
      let results = dispatch(
        LinkAsking(link: link, router: router.simpleName, rules: rules), entries,
        otherwise: nothing, made.state, frame)
      guard let verb = asking?.verb else { return results }
      return results.map { show($0, verb, whole, frame) }
    }
  }

  /// Shows the screen that a router made for a link.
  private func show(
    _ result: LinkResult, _ verb: Effect.Verb, _ whole: Expression, _ frame: LinkFrame
  ) -> LinkResult {
    var result = result
    let target = lower(result.value)
    guard case .instance = target else { return result }
    apply(
      Effect(verb: verb, target: target, unit: frame.unit.id, position: whole.position),
      to: &result.state)
    return result
  }

  private func registered(_ entry: LinkRegistrations.Entry, with router: ResolvedType) -> Bool {
    let unit = index[entry.unit]
    let frame = evaluator.makeFrame(for: unit)
    for parameter in unit.parameters where !parameter.name.isEmpty {
      frame.locals[parameter.name] = [.some(index.resolve(parameter.type, in: frame.scope))]
    }
    guard let receiver = entry.receiver else { return unit.owner == router.id && router.id != nil }
    let family = evaluator.vocabulary.linkRouters.family(of: router.simpleName)
    let types = evaluator.evaluate(receiver, frame).compactMap { $0.type(in: index)?.unwrapped }
    // A local of the function: only the method's name tells.
    if types.isEmpty, router.id == nil, family != nil {
      return evaluator.vocabulary.linkRouters.registers[entry.method] != nil
    }
    return types.contains { type in
      if type.id != nil || router.id != nil { return type.id == router.id }
      return type.simpleName == router.simpleName || family?.contains(type.simpleName) ?? false
    }
  }

  private func list(of value: LinkValue) -> LinkList? {
    switch value {
    case .list(let list), .counted(_, let list): list
    case .link: LinkList(head: [.part(LinkText(.host))])
    case .part(let part) where part.part == .whole: LinkList(head: [.part(LinkText(.host))])
    case .part(let part) where part.part == .path: .segments
    default: nil
    }
  }

  private func dispatch(
    _ asking: LinkAsking, _ entries: [LinkRegistrations.Entry], otherwise nothing: LinkValue,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    var results: [LinkResult] = []
    for entry in entries {
      let pattern = RegisteredPattern(entry.pattern)
      current = LinkState.Place(unit: entry.unit, position: entry.position)
      var (fork, taken) = match(pattern, asking, state)
      // Of the app's own scheme nobody writes links with a domain.
      let schemes = state.conditions.slots[.scheme]?.allowed ?? []
      let isOfWeb = schemes.contains(where: LinkPattern.webSchemes.contains)
      if isOfWeb, asking.mayLackHost, let list = asking.listWithoutHost {
        let named = self.fork(state, LinkAtom(.host, .regex(LinkAsking.domain)), text: "").yes
        for state in named {
          let (other, more) = match(pattern, asking.with(list), state)
          fork.yes += other.yes
          taken += more
        }
      }
      results += zip(fork.yes, taken).flatMap { handle(entry, asking, $1, $0, frame) }
    }
    // The order alone tells that a link goes to the first handler that takes it: what the earlier
    // ones leave over has too many shapes to follow each.
    return results + [LinkResult(state: state, value: nothing)]
  }

  private func match(_ pattern: RegisteredPattern, _ asking: LinkAsking, _ state: LinkState)
    -> (fork: LinkFork, taken: [[LinkValue.Entry]])
  {
    let link = asking.link
    guard let list = asking.list ?? list(of: link) else { return (LinkFork(no: [state]), []) }
    var atoms: [LinkAtom] = []
    var parameters: [LinkValue.Entry] = []
    if let scheme = pattern.scheme, case .link = link {
      atoms.append(LinkAtom(.scheme, .equals(scheme)))
    }
    for (place, element) in pattern.elements.enumerated() {
      let value = self.element(place, of: list)
      switch value {
      case .part(let part):
        if let literal = element.literal {
          atoms.append(LinkAtom(part, .equals(literal)))
        } else {
          atoms.append(LinkAtom(part, element.type.map { .converts($0) } ?? .present))
        }
        if let name = element.name {
          let bound = element.type.map { LinkValue.converted(part, type: $0) } ?? value
          parameters.append(.init(key: .text(name), value: bound))
        }
      case .text(let text) where text == element.literal: break
      default: return (LinkFork(no: [state]), [])
      }
    }
    let counted = fork(state, list, pattern.hasRest ? ">=" : "==", pattern.elements.count)
    var fork = counted
    for atom in atoms {
      let next = fork.yes.reduce(LinkFork()) { $0 + self.fork($1, atom, text: "") }
      fork = LinkFork(yes: next.yes, no: fork.no + next.no)
    }
    fork.yes = fork.yes.map { state in
      parameters.reduce(state) { state, entry in
        guard case .text(let name) = entry.key else { return state }
        var named = state.binding(name, to: entry.value)
        named.locals = state.locals
        return named
      }
    }
    let rest = LinkValue.list(list.droppingFirst(pattern.elements.count))
    let given = parameters + asking.given(rest)
    return (fork, fork.yes.map { _ in given })
  }

  /// Runs a handler, once for each way to ask it.
  private func handle(
    _ entry: LinkRegistrations.Entry, _ asking: LinkAsking, _ parameters: [LinkValue.Entry],
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    let key = LinkHandling(entry, asking.link, parameters, state)
    let results =
      handled[key]
      ?? handling {
        run(entry, asking, parameters, state.withoutPast, frame)
      }
    handled[key] = results
    return results.compactMap { $0.following(state) }
  }

  private func run(
    _ entry: LinkRegistrations.Entry, _ asking: LinkAsking, _ parameters: [LinkValue.Entry],
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    let link = asking.link
    let unit = index[entry.unit]
    let own = self.frame(for: unit)
    guard case .closure(let handler) = entry.handler.kind else {
      return evaluate(entry.handler, state, own).flatMap { function in
        invoke(
          function.value, [link, .dictionary(parameters), .void], function.state, frame)
      }
    }
    // What the function that registers was given, the handler has.
    let given = unit.parameters.filter { !$0.name.isEmpty }.map { parameter in
      (parameter.name, open(index.resolve(parameter.type, in: own.scope), parameter.name))
    }
    let closure = LinkClosure(
      unit: unit.id, closure: handler, locals: Dictionary(given) { $1 },
      selfType: unit.owner.map { index.type($0) })
    let isNamed = entry.method == LinkRouterRules.subscriptMethod
    let values: [LinkValue] =
      handler.parameters.count > 1 && !isNamed
      ? [link, .dictionary(parameters)] + Array(repeating: .void, count: 2)
      : [.dictionary(parameters)]
    return invoke(.closure(closure), values, state, frame)
  }
}
