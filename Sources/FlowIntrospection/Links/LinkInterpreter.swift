import DeepLinks
import FlowModel
import SwiftFacts

/// Follows a link symbolically through the code that takes it, from an entry site to where the user
/// lands.
///
/// Every way through the code becomes a `LinkState`, in the order of the source: what the link must
/// be like, what the app's state must be like, and what happens. What has nothing to do with the
/// link is left to the `Evaluator`.
final class LinkInterpreter {
  let evaluator: Evaluator
  let roles: Roles
  let vocabulary: Vocabulary
  var index: SymbolIndex { evaluator.index }
  /// What an effect means in the graph.
  let hops: (Effect) -> [LinkState.Hop]
  /// Schemes that the system gives to the app.
  let claimedSchemes: [String]
  /// The functions that some link reached.
  var visited: Set<UnitID> = []
  /// Where the code looks at the link now.
  var current: LinkState.Place?
  /// Whether the whole link was given to code that is not in the tree.
  var handsOn = false
  var blocked = BlockedLinks()
  /// How far the link is followed from here.
  var budget = LinkBudget()
  /// How often the code asked something of the link.
  private(set) var questions = 0
  /// What calls made on the way from the entry site.
  var memory = LinkCallMemory()
  /// What evaluation made of code that has nothing to do with the link.
  var evaluations = EvaluationMemory()
  /// What registered handlers made of their parameters, whichever entry the link came by.
  var handled: [LinkHandling: [LinkResult]] = [:]
  /// The functions that read a pending property, as far as they were looked for.
  var consumers: [PropertyReference: [CodeUnit]] = [:]
  lazy var uses = NameUses(index: index)
  /// Whether what is kept in a property moves the user, as far as it was asked.
  var movingCallbacks: [PropertyReference: Bool] = [:]
  /// Whether a function moves the user by what is kept in a property, as far as it was asked.
  var callbackUsers: [UnitID: Bool] = [:]
  /// Where parked values lead that no condition on the link changes, as far as they were followed.
  var applications: [ParkedLinks.Key: [ParkedLinks.Application]] = [:]
  /// What functions do when nothing is parked.
  var unparked: [ParkedLinks.EmptyKey: [LinkState]] = [:]
  lazy var relevance = LinkRelevance(
    evaluator: evaluator, roles: roles, movesByCallback: movesByCallback)
  lazy var registrations = LinkRegistrations(
    index: index, rules: evaluator.vocabulary.linkRouters)

  static let stateLimit = 256
  static let depthLimit = 24
  /// How many implementations of a requirement are followed.
  static let bodyLimit = 6
  /// Code that takes a link and then does everything else the app does is followed so far, not on.
  static let stepLimit = 24_000
  static let handlerStepLimit = 6_000
  static let parkedStepLimit = 600
  static let stepLimitInAll = 200_000
  /// How many steps an expression counts that has nothing to do with the link.
  static let evaluationCost = 8

  init(
    evaluator: Evaluator, roles: Roles, claimedSchemes: [String],
    hops: @escaping (Effect) -> [LinkState.Hop]
  ) {
    self.evaluator = evaluator
    self.roles = roles
    vocabulary = evaluator.vocabulary
    self.claimedSchemes = claimedSchemes.reduce(into: []) { known, scheme in
      if !known.contains(scheme) { known.append(scheme) }
    }
    self.hops = hops
  }

  func limited(_ states: [LinkState]) -> [LinkState] {
    guard states.count > Self.stateLimit else { return states }
    budget.dropWays()
    return Array(states.prefix(Self.stateLimit))
  }

  /// Begins to follow a link from a new place.
  func begin(_ limit: Int = LinkBudget.limit) {
    handsOn = false
    memory.forgetLinks()
    blocked.begin()
    budget.begin(limit)
  }

  // MARK: The link's conditions

  /// The ways on which a test on a part of the link holds, and those on which it does not.
  func fork(_ state: LinkState, _ atom: LinkAtom, text: @autoclosure () -> String) -> LinkFork {
    questions += 1
    var fork = LinkFork()
    switch state.conditions.requiring(atom) {
    case .met(let conditions): fork.yes = [marked(state.with(conditions), by: .atom(atom))]
    case .never:
      fork.yes = blocked(state, by: .atom(atom)) { conditions in
        if case .met(let met) = conditions.requiring(atom) { met } else { nil }
      }
    case .beyond:
      return predicate(state, atom.question?.text ?? text())
    }
    if let ways = refusingPath(state, atom) {
      fork.no = ways
      return fork
    }
    switch state.conditions.refusing(atom) {
    case .met(let conditions): fork.no = [state.with(conditions)]
    case .never: break
    case .beyond:
      var other = state
      let words = atom.question?.opposite.text ?? ConditionText.negated(text())
      if !other.conditions.predicates.contains(words) { other.conditions.predicates.append(words) }
      fork.no = [other]
    }
    return fork
  }

  /// A condition on the link that the model has no word for.
  func predicate(_ state: LinkState, _ text: String) -> LinkFork {
    let words = ConditionText.negated(text)
    if state.conditions.predicates.contains(text) { return LinkFork(yes: [state]) }
    if state.conditions.predicates.contains(words) { return LinkFork(no: [state]) }
    if let question = LinkPartQuestion(text), let known = state.conditions.answer(question) {
      return LinkFork(
        yes: known.yes.map { [marked(state.with($0))] } ?? [],
        no: known.no.map { [state.with($0)] } ?? [])
    }
    var yes = marked(state)
    yes.conditions.predicates.append(text)
    var no = state
    no.conditions.predicates.append(words)
    return LinkFork(yes: [yes], no: [no])
  }

  /// A condition on the app's state.
  func circumstance(_ state: LinkState, _ text: String) -> LinkFork {
    let words = ConditionText.negated(text)
    if state.circumstances.contains(text) { return LinkFork(yes: [state]) }
    if state.circumstances.contains(words) { return LinkFork(no: [state]) }
    return LinkFork(yes: [state.assuming(text)], no: [state.assuming(words)])
  }

  /// A comparison of the number of a list's elements.
  func fork(_ state: LinkState, _ list: LinkList, _ symbol: String, _ number: Int) -> LinkFork {
    questions += 1
    let offset = list.head.count - list.start - list.end
    var number = number - offset
    var symbol = symbol
    if list.isRaw, number <= 0 {
      // A path without segments has one component, `/`, or none.
      if ["==", "<="].contains(symbol) { number = 0 }
      if symbol == "!=" || symbol == ">=" || symbol == ">" {
        symbol = symbol == "!=" || symbol == ">" ? ">" : ">="
        number = 0
      }
    } else if list.head.isEmpty, number - list.start - list.end == 0 || offset < 0 {
      // Dropping from a path that is too short leaves none.
      if symbol == "==", number == list.start + list.end { symbol = "<=" }
      if symbol == "!=", number == list.start + list.end { symbol = ">" }
    }
    guard let opposite = LinkCount.opposites[symbol] else { return LinkFork() }
    var fork = LinkFork()
    if let count = state.conditions.count.requiring(symbol, number) {
      var yes = marked(state, by: .count(symbol, number))
      yes.conditions.count = count
      fork.yes = [yes]
    } else {
      fork.yes = blocked(state, by: .count(symbol, number)) { conditions in
        conditions.count.requiring(symbol, number).map { count in
          var conditions = conditions
          conditions.count = count
          return conditions
        }
      }
    }
    if let count = state.conditions.count.requiring(opposite, number) {
      var no = state
      no.conditions.count = count
      fork.no = [no]
    }
    return fork
  }

  /// The way on which a test would hold if earlier code had not taken all such links.
  private func blocked(
    _ state: LinkState, by test: LinkTestSite.Test,
    requiring: (LinkConditions) -> LinkConditions?
  ) -> [LinkState] {
    let site = LinkTestSite(place: current, test: test)
    guard !state.isBlocked, let conditions = requiring(state.conditions.beforeRefusals),
      blocked.block(site)
    else { return [] }
    var state = marked(state.with(conditions))
    state.isBlocked = true
    state.lastTest = site
    return [state]
  }

  func marked(_ state: LinkState, by test: LinkTestSite.Test? = nil) -> LinkState {
    var state = state
    if let test {
      let site = LinkTestSite(place: current, test: test)
      state.lastTest = site
      if !state.isBlocked { blocked.meet(site) }
    }
    state.parser = state.parser ?? current
    state.place = current
    return state
  }
}
