import DeepLinks
import SwiftFacts

/// What calls made of their arguments, so that code behind many ways is followed once.
///
/// A call's results are kept as they are for a way that has assumed and done nothing yet; what a
/// way did before comes in front of them. Results that asked nothing of the link hold for every
/// link.
struct LinkCallMemory {
  /// What a call's results hang on, the link's conditions aside.
  struct Key: Hashable {
    var unit: UnitID
    var values: [LinkValue]
    var receiver: LinkValue?
    var substitution: [String: ResolvedType]
    var store: [PropertyReference: LinkValue]
    var parked: [PropertyReference: LinkValue]
    var isBlocked: Bool

    init(
      unit: UnitID, values: [LinkValue], receiver: LinkValue?,
      substitution: [String: ResolvedType], _ state: LinkState
    ) {
      self.unit = unit
      self.values = values
      self.receiver = receiver
      self.substitution = substitution
      store = state.store
      parked = state.parked
      isBlocked = state.isBlocked
    }
  }

  private struct Asked: Hashable {
    var key: Key
    var conditions: LinkConditions
  }

  private var free: [Key: [LinkResult]] = [:]
  private var asked: [Asked: [LinkResult]] = [:]

  /// Forgets what was asked of one link; what asks nothing of it holds for the next.
  mutating func forgetLinks() { asked = [:] }

  /// The results of the same call under these conditions, as those of a way without a past.
  func results(of key: Key, _ conditions: LinkConditions) -> [LinkResult]? {
    if let known = free[key] {
      return known.map { result in
        var result = result
        let predicates = result.state.conditions.predicates
        result.state.conditions = conditions.withoutPredicates
        result.state.conditions.predicates = predicates
        return result
      }
    }
    return asked[Asked(key: key, conditions: conditions.withoutPredicates)]
  }

  mutating func keep(
    _ results: [LinkResult], of key: Key, _ conditions: LinkConditions, asksOfLink: Bool
  ) {
    let conditions = conditions.withoutPredicates
    let isFree =
      !asksOfLink && results.allSatisfy { $0.state.conditions.withoutPredicates == conditions }
    if isFree {
      free[key] = results
    } else {
      asked[Asked(key: key, conditions: conditions)] = results
    }
  }
}

extension LinkConditions {
  var withoutPredicates: LinkConditions {
    var conditions = self
    conditions.predicates = []
    return conditions
  }
}

extension LinkState {
  /// The same as if nothing had been assumed, done or understood yet.
  var withoutPast: LinkState {
    var state = self
    state.conditions.predicates = []
    state.hops = []
    state.circumstances = []
    state.parser = nil
    state.place = nil
    state.meaning = nil
    state.isHandedOn = false
    state.lastTest = nil
    return state
  }
}

extension LinkResult {
  /// The result behind a way's past; `nil` if it assumes the opposite of what the way has assumed.
  func following(_ past: LinkState) -> LinkResult? {
    var result = self
    guard
      let circumstances = Self.joined(past.circumstances, state.circumstances),
      let predicates = Self.joined(past.conditions.predicates, state.conditions.predicates)
    else { return nil }
    result.state.circumstances = circumstances
    result.state.conditions.predicates = predicates
    result.state.hops = past.hops + state.hops
    result.state.parser = past.parser ?? state.parser
    result.state.place = state.place ?? past.place
    result.state.meaning = state.meaning ?? past.meaning
    result.state.isHandedOn = past.isHandedOn || state.isHandedOn
    result.state.lastTest = state.lastTest ?? past.lastTest
    result.state.locals = past.locals
    return result
  }

  private static func joined(_ past: [String], _ new: [String]) -> [String]? {
    guard !new.isEmpty else { return past }
    let opposites = Set(past.map(ConditionText.negated))
    guard !new.contains(where: opposites.contains) else { return nil }
    return past + new.filter { !past.contains($0) }
  }
}
