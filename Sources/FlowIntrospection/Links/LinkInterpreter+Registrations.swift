import SwiftFacts

extension LinkInterpreter {
  /// A router that is given the link or its path: the first registered pattern that takes it is
  /// handled; `nil` if nothing was registered with this router.
  func dispatch(
    to router: ResolvedType, _ value: LinkValue, _ arguments: [Argument], _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard !registrations.entries.isEmpty, router.name != "URL" else { return nil }
    let entries = registrations.entries.filter { registered($0, with: router) }
    guard !entries.isEmpty else { return nil }
    let parts = product(arguments.map { ($0.value, nil) }, state, frame)
    guard parts.contains(where: { $0.values.contains { list(of: $0) != nil } }) else { return nil }
    return parts.flatMap { made -> [LinkResult] in
      guard let link = made.values.first(where: { list(of: $0) != nil }) else {
        return fixed(.boolean(false), made.state)
      }
      return dispatch(link, entries, made.state, frame)
    }
  }

  private func registered(_ entry: LinkRegistrations.Entry, with router: ResolvedType) -> Bool {
    let unit = index[entry.unit]
    let frame = evaluator.makeFrame(for: unit)
    guard let receiver = entry.receiver else { return unit.owner == router.id && router.id != nil }
    return evaluator.evaluate(receiver, frame).contains { value in
      guard let type = value.type(in: index)?.unwrapped else { return false }
      return type.id != nil ? type.id == router.id : type.simpleName == router.simpleName
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
    _ link: LinkValue, _ entries: [LinkRegistrations.Entry], _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult] {
    var results: [LinkResult] = []
    var rest = [state]
    for entry in entries {
      var next: [LinkState] = []
      for state in rest {
        current = LinkState.Place(unit: entry.unit, position: entry.position)
        let (fork, parameters) = match(RegisteredPattern(entry.pattern), link, state)
        next += fork.no
        for state in fork.yes { results += handle(entry, link, parameters, state, frame) }
      }
      rest = limited(next)
    }
    return results + rest.map { LinkResult(state: $0, value: .boolean(false)) }
  }

  private func match(_ pattern: RegisteredPattern, _ link: LinkValue, _ state: LinkState)
    -> (fork: LinkFork, parameters: [LinkValue.Entry])
  {
    guard let list = list(of: link) else { return (LinkFork(no: [state]), []) }
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
    return (fork, parameters)
  }

  private func handle(
    _ entry: LinkRegistrations.Entry, _ link: LinkValue, _ parameters: [LinkValue.Entry],
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    let unit = index[entry.unit]
    let closure = LinkClosure(
      unit: unit.id, closure: entry.handler, locals: [:],
      selfType: unit.owner.map { index.type($0) })
    let values: [LinkValue] =
      entry.handler.parameters.count > 1
      ? [link, .dictionary(parameters)] + Array(repeating: .void, count: 2)
      : [.dictionary(parameters)]
    return invoke(.closure(closure), values, state, frame)
  }
}
