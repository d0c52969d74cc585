/// Joins ways that differ in what the code read of the link's query on the way.
///
/// A handler that asks for ten items, one after the other, has a thousand ways. Where there are
/// too many, what the path asks for still tells them apart, and so do the values of items that the
/// code compares with texts; an item that only some of them need is an optional one from then on.
/// This is the widening of abstract interpretation (Cousot and Cousot, “Abstract Interpretation: A
/// Unified Lattice Model”, 1977): the ways stay few, and none is lost.
enum LinkStateWidening {
  /// What makes ways different for all that follows, the query's items aside.
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

    /// - Parameter refusing: whether what the ways refuse tells them apart.
    init(_ state: LinkState, refusing: Bool) {
      conditions = state.conditions.withoutItems
      if !refusing { conditions.refused = [] }
      locals = state.locals.filter { $0.value.decides }
      store = state.store.filter { $0.value.decides }
      parked = state.parked
      hops = state.hops
      meaning = state.meaning
      isBlocked = state.isBlocked
      outcome = state.outcome
      fingerprint = state.fingerprint(conditions, locals, store)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }

  /// So many ways still keep what they refuse.
  private static let bound = 48

  /// The ways, in the order of the first of each that are joined.
  ///
  /// O(*n*) in their number.
  static func join(_ states: [LinkState]) -> [LinkState] {
    let joined = join(states, refusing: true)
    // What earlier tests refuse, the order of the patterns tells as well.
    return joined.count > bound ? join(joined, refusing: false) : joined
  }

  private static func join(_ states: [LinkState], refusing: Bool) -> [LinkState] {
    var places: [Key: Int] = [:]
    var joined: [LinkState] = []
    for state in states {
      let key = Key(state, refusing: refusing)
      if let place = places[key] {
        joined[place].takeIn(state)
        joined[place].conditions.takeIn(state.conditions)
      } else {
        places[key] = joined.count
        joined.append(state)
      }
    }
    return joined
  }
}

extension LinkValue {
  /// Whether what the code does next depends on it, rather than only what it passes on.
  fileprivate var decides: Bool { isClosure || isMeaning }
}

extension LinkConditions {
  /// Without what the code only asks to be there, or to be of a type, and without what the model
  /// has no word for.
  fileprivate var withoutItems: LinkConditions {
    var conditions = withoutNames
    conditions.slots = conditions.slots.filter { !Self.isItem($0.key) || $0.value.allowed != nil }
    conditions.refused.removeAll { Self.isItem($0.part) && !Self.isOfText($0.test) }
    conditions.predicates = []
    conditions.queryOrder = []
    return conditions
  }

  /// What two ways both ask for.
  fileprivate mutating func takeIn(_ other: LinkConditions) {
    for key in other.queryOrder where !queryOrder.contains(key) { queryOrder.append(key) }
    for (part, slot) in other.slots where slots[part] == nil { slots[part] = slot.asOptional }
    for (part, slot) in slots where Self.isItem(part) {
      if other.slots[part]?.isPresent != true { slots[part] = slot.asOptional }
      if other.slots[part]?.type != slot.type { slots[part]?.type = nil }
      if other.slots[part]?.values != slot.values { slots[part]?.values = nil }
    }
    refused.removeAll { !other.refused.contains($0) }
    predicates.removeAll { !other.predicates.contains($0) }
  }

  private static func isItem(_ part: LinkPart) -> Bool {
    switch part {
    case .query, .payload: true
    default: false
    }
  }

  private static func isOfText(_ test: LinkTest) -> Bool {
    switch test {
    case .equals, .oneOf: true
    default: false
    }
  }
}

extension LinkConditions.Slot {
  /// The same, where the item may be missing.
  fileprivate var asOptional: Self {
    var slot = self
    slot.isPresent = false
    slot.isOptional = true
    return slot
  }
}
