import DeepLinks

/// Joins ways through the code that nothing tells apart any more but what they assumed.
///
/// Without it the ways double at each condition of the app, whatever becomes of it. It is the state
/// joining of symbolic execution (Hansen, Schachte and Søndergaard, “State Joining and Splitting for
/// the Symbolic Execution of Binaries”, 2009), done once there are many: few ways keep their
/// conditions as the source has them.
enum LinkStateJoiner {
  /// So many ways are left as they are.
  static let bound = 16

  /// The ways, in the order of the first of each that are joined.
  ///
  /// O(*n*) in the number of ways, their locals and conditions.
  static func join(_ states: [LinkState]) -> [LinkState] {
    guard states.count > bound else { return states }
    let joined = joinOpposites(joinAlike(states))
    return joined.count > bound ? LinkStateWidening.join(joined) : joined
  }

  /// What makes ways different for all that follows.
  private struct Key: Hashable {
    /// First, since unequal keys hardly ever share it.
    private let fingerprint: Int
    var conditions: LinkConditions
    var locals: [String: LinkValue]
    var store: [PropertyReference: LinkValue]
    var parked: [PropertyReference: LinkValue]
    var hops: [LinkState.Hop]
    var meaning: LinkValue?
    var isBlocked: Bool
    var outcome: LinkState.Outcome

    init(_ state: LinkState) {
      conditions = state.conditions
      locals = state.locals.filter { $0.value.carriesOn }
      store = state.store.filter { $0.value.carriesOn }
      parked = state.parked
      hops = state.hops
      meaning = state.meaning
      isBlocked = state.isBlocked
      outcome = state.outcome
      fingerprint = state.fingerprint(conditions, locals, store)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }

  /// Ways that differ in the app's state alone: what all of them assume stays.
  static func joinAlike(_ states: [LinkState]) -> [LinkState] {
    guard states.count > 1 else { return states }
    var places: [Key: Int] = [:]
    var joined: [LinkState] = []
    for state in states {
      let key = Key(state)
      if let place = places[key] {
        joined[place].takeIn(state)
      } else {
        places[key] = joined.count
        joined.append(state)
      }
    }
    return joined
  }

  /// The same for the results of a call: those that give back the same value.
  static func joinAlike(_ results: [LinkResult]) -> [LinkResult] {
    guard results.count > 1 else { return results }
    struct ResultKey: Hashable {
      var value: LinkValue
      var key: Key
    }
    var places: [ResultKey: Int] = [:]
    var joined: [LinkResult] = []
    for result in results {
      let key = ResultKey(value: result.value, key: Key(result.state))
      if let place = places[key] {
        joined[place].state.takeIn(result.state)
      } else {
        places[key] = joined.count
        joined.append(result)
      }
    }
    return joined
  }

  /// Ways that differ in a condition on the link and its opposite alone.
  ///
  /// Only ways that are alike in all else are compared, by their predicates: what is costly to hash
  /// is hashed once for each way and once for each that is joined.
  private static func joinOpposites(_ states: [LinkState]) -> [LinkState] {
    var groups = Groups()
    var joined: [LinkState?] = states
    for (place, state) in states.enumerated() { groups.put(place, state) }
    var opposites: [String: String] = [:]
    for place in joined.indices {
      while let state = joined[place],
        let (other, number) = groups.opposite(of: state, at: place, &opposites)
      {
        groups.remove(state, at: place)
        var whole = state
        whole.conditions.predicates.remove(at: number)
        if let mirrored = joined[other] {
          groups.remove(mirrored, at: other)
          whole.takeIn(mirrored)
        }
        joined[other] = nil
        // A way without the condition may stand there already.
        if let same = groups.put(place, whole) {
          joined[same]?.takeIn(whole)
          joined[place] = nil
        } else {
          joined[place] = whole
        }
      }
    }
    return joined.compactMap { $0 }
  }

  /// Ways by what they are alike in, and among those by their predicates.
  private struct Groups {
    private var numbers: [Key: Int] = [:]
    private var places: [[[String]: Int]] = []
    /// The group of each way, by its place.
    private var group: [Int: Int] = [:]

    /// Puts a way in its group, unless an equal one is there: then that one's place.
    @discardableResult
    mutating func put(_ place: Int, _ state: LinkState) -> Int? {
      let key = Key(state.withoutPredicates)
      let number = numbers[key] ?? places.count
      if number == places.count {
        numbers[key] = number
        places.append([:])
      }
      group[place] = number
      if let same = places[number][state.conditions.predicates] { return same }
      places[number][state.conditions.predicates] = place
      return nil
    }

    mutating func remove(_ state: LinkState, at place: Int) {
      guard let number = group[place] else { return }
      places[number][state.conditions.predicates] = nil
    }

    /// The way that differs from this one in a predicate's opposite, and the predicate's number.
    func opposite(
      of state: LinkState, at place: Int, _ opposites: inout [String: String]
    ) -> (place: Int, predicate: Int)? {
      guard let number = group[place], places[number].count > 1 else { return nil }
      let predicates = state.conditions.predicates
      for (predicate, text) in predicates.enumerated() {
        let opposite = opposites[text] ?? ConditionText.negated(text)
        opposites[text] = opposite
        var mirrored = predicates
        mirrored[predicate] = opposite
        if let other = places[number][mirrored], other != place { return (other, predicate) }
      }
      return nil
    }
  }
}

extension LinkState {
  fileprivate var withoutPredicates: LinkState {
    var state = self
    state.conditions.predicates = []
    return state
  }
}

extension LinkState {
  /// Makes one way of two: it assumes what both do, and knows the locals that both agree on.
  mutating func takeIn(_ other: LinkState) {
    circumstances.removeAll { !other.circumstances.contains($0) }
    isHandedOn = isHandedOn || other.isHandedOn
    for (name, value) in locals where other.locals[name] != value {
      locals[name] = value.either(other.locals[name], name)
    }
    for property in Set(store.keys).union(other.store.keys)
    where store[property] != other.store[property] {
      store[property] = (store[property] ?? .void).either(other.store[property], property.name)
    }
  }
}

extension LinkValue {
  private var isObject: Bool {
    if case .open(.instance, _, _) = self { true } else { false }
  }

  /// One of two values, nobody knows which.
  fileprivate func either(_ other: LinkValue?, _ name: String) -> LinkValue {
    // An object that one way makes where there is none yet: the other way has it already.
    if other ?? .void == .void, isObject { return self }
    if self == .void, let other, other.isObject { return other }
    return .open(.unknown, text: name, isOfLink: isOfLink || other?.isOfLink == true)
  }
}
