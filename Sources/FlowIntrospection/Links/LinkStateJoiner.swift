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
    }
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
  private static func joinOpposites(_ states: [LinkState]) -> [LinkState] {
    var places: [Key: Int] = [:]
    var joined: [LinkState?] = states
    for (place, state) in states.enumerated() { places[Key(state)] = place }
    for place in joined.indices {
      while let state = joined[place],
        let (other, rest) = opposite(of: state, at: place, places, joined)
      {
        places[Key(state)] = nil
        var whole = rest
        if let other = joined[other] { whole.takeIn(other) }
        joined[other] = nil
        // A way without the condition may stand there already.
        if let same = places[Key(whole)], joined[same] != nil {
          joined[same]?.takeIn(whole)
          joined[place] = nil
        } else {
          joined[place] = whole
          places[Key(whole)] = place
        }
      }
    }
    return joined.compactMap { $0 }
  }

  /// The way that differs from this one in a predicate's opposite, and this one without the
  /// predicate.
  private static func opposite(
    of state: LinkState, at place: Int, _ places: [Key: Int], _ states: [LinkState?]
  ) -> (other: Int, rest: LinkState)? {
    for (number, predicate) in state.conditions.predicates.enumerated() {
      var mirrored = state
      mirrored.conditions.predicates[number] = ExpressionText.negated(predicate)
      guard let other = places[Key(mirrored)], other != place, states[other] != nil else {
        continue
      }
      var rest = state
      rest.conditions.predicates.remove(at: number)
      return (other, rest)
    }
    return nil
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
  /// One of two values, nobody knows which.
  fileprivate func either(_ other: LinkValue?, _ name: String) -> LinkValue {
    .open(.unknown, text: name, isOfLink: isOfLink || other?.isOfLink == true)
  }
}
