import DeepLinks
import FlowModel
import SwiftFacts

/// Turns the ways through the code at each entry site into patterns with landings.
struct LinkSiteReader {
  let interpreter: LinkInterpreter
  var index: SymbolIndex { interpreter.index }

  func sites() -> [LinkSite] {
    let wired = LinkEntrySites(interpreter: interpreter).sites().map { read($0, isWired: true) }
    return wired + strayParsers().map { read($0, isWired: false) }
  }

  private func read(_ site: LinkEntrySites.Site, isWired: Bool) -> LinkSite {
    var result = LinkSite(
      isWired: isWired, isShared: site.isShared, handsOn: site.handsOn, position: site.place)
    var earlier: [LinkMatcher] = []
    for state in site.states where state.outcome != .threw && !state.isBlocked {
      let ways = self.ways(of: state)
      guard !ways.isEmpty || state.meaning != nil else { continue }
      let maker = LinkPatternMaker(
        conditions: state.conditions, claimedSchemes: interpreter.claimedSchemes,
        earlier: earlier)
      for pattern in maker.patterns() {
        add(pattern, ways, state, site.place, to: &result)
      }
      earlier += result.entries[earlier.count...].map { LinkMatcher($0.pattern) }
    }
    for place in result.entries.indices {
      result.entries[place].landings = Array(result.entries[place].landings.prefix(Self.wayLimit))
      LandingMerger.merge(&result.entries[place].landings)
    }
    LinkPredicateMerger.merge(&result.entries)
    LinkLengthMerger.merge(&result.entries)
    LinkLengthMerger.dropCovered(&result.entries)
    LinkSchemeMerger.merge(&result.entries)
    result.blocked = blockedEntries(site)
    return result
  }

  /// The links that earlier code leaves nothing of.
  private func blockedEntries(_ site: LinkEntrySites.Site) -> [LinkEntry] {
    var blocked = LinkSite(position: site.place)
    for state in site.states where state.isBlocked && state.outcome != .threw {
      guard let test = state.lastTest, !interpreter.blocked.met.contains(test) else { continue }
      let ways = self.ways(of: state)
      guard !ways.isEmpty || state.meaning != nil else { continue }
      let maker = LinkPatternMaker(
        conditions: state.conditions, claimedSchemes: interpreter.claimedSchemes, earlier: [])
      for pattern in maker.patterns() { add(pattern, ways, state, site.place, to: &blocked) }
    }
    return blocked.entries
  }

  /// How many ways of one link are told.
  private static let wayLimit = 24

  private func ways(of state: LinkState) -> [LinkEntry.Way] {
    var ways: [LinkEntry.Way] = []
    if !state.hops.isEmpty {
      ways.append(LinkEntry.Way(conditions: state.circumstances, hops: state.hops))
    }
    guard state.hops.isEmpty, !state.parked.isEmpty else { return ways }
    let applications = ParkedLinks(interpreter: interpreter).applications(of: state)
    for application in applications {
      let further = applications.count > 1 ? application.circumstances : []
      ways.append(
        LinkEntry.Way(
          conditions: state.circumstances + further.filter { !state.circumstances.contains($0) },
          hops: application.hops,
          deferredUntil: application.root))
    }
    return ways
  }

  private func add(
    _ pattern: LinkPattern, _ ways: [LinkEntry.Way], _ state: LinkState, _ place: LinkState.Place,
    to site: inout LinkSite
  ) {
    let key = pattern.withoutNames
    if let known = site.entries.firstIndex(where: { $0.key == key }) {
      for way in ways where !site.entries[known].landings.contains(way) {
        site.entries[known].landings.append(way)
      }
      site.entries[known].pattern.takeNames(of: pattern)
      site.entries[known].isHandedOn = site.entries[known].isHandedOn || state.isHandedOn
      return
    }
    site.entries.append(
      LinkEntry(
        pattern: pattern, landings: ways, meaning: state.meaning, isHandedOn: state.isHandedOn,
        parser: state.parser ?? place, place: state.place ?? place))
  }

  // MARK: Parsers that no entry site reaches

  /// Functions that take a link, are called by nobody, and make something of it.
  private func strayParsers() -> [LinkEntrySites.Site] {
    let called = CalledNames(index)
    return index.units.compactMap { unit in
      guard !unit.isTest, unit.hasBody, unit.original == nil,
        !interpreter.visited.contains(unit.id),
        [.function, .initializer].contains(unit.kind),
        (interpreter.evaluator.callers[unit.id] ?? []).subtracting([unit.id]).isEmpty,
        !called.mayCall(unit)
      else { return nil }
      let arguments = LinkParameters.values(of: unit)
      guard !arguments.isEmpty else { return nil }
      interpreter.begin()
      let states = interpreter.start(unit, arguments: arguments).map(meaning).filter { state in
        state.conditions.hasLiteral && (state.meaning != nil || !state.hops.isEmpty)
      }
      guard !states.isEmpty else { return nil }
      return LinkEntrySites.Site(
        place: LinkState.Place(unit: unit.id, position: unit.position), states: states)
    }
  }

  /// What the function itself makes of the link.
  private func meaning(_ state: LinkState) -> LinkState {
    var state = state
    if case .returned(let value) = state.outcome {
      if value.isMeaning { state.meaning = value }
      if value == .none { state.meaning = nil }
    } else if let made = state.locals["self"], made.isMeaning {
      state.meaning = made
    }
    return state
  }
}

extension LinkConditions {
  /// Whether the code compares some part of the link with a text.
  var hasLiteral: Bool { slots.values.contains { $0.allowed != nil } }
}

extension LinkPattern {
  /// Takes over names where it has none.
  mutating func takeNames(of other: LinkPattern) {
    if host?.name == nil, host?.kind == .binding { host?.name = other.host?.name }
    for place in path.indices where path[place].name == nil && other.path.indices.contains(place) {
      path[place].name = other.path[place].name
    }
  }
}
