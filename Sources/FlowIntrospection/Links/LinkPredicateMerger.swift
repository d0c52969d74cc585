import DeepLinks

/// Leaves out predicates that make no difference: the link leads to the same whether they hold or
/// not.
enum LinkPredicateMerger {
  static func merge(_ entries: inout [LinkEntry]) {
    var keys = entries.map(\.key)
    while let (first, second, predicate) = pair(in: entries, keys) {
      entries[first].pattern.predicates.removeAll { $0 == predicate }
      keys[first] = entries[first].key
      entries.remove(at: second)
      keys.remove(at: second)
    }
  }

  /// Two entries that differ in a predicate and its opposite alone; linear in the number of
  /// predicates, since the opposite is looked up.
  private static func pair(in entries: [LinkEntry], _ keys: [LinkPattern])
    -> (first: Int, second: Int, predicate: String)?
  {
    var places: [LinkPattern: [Int]] = [:]
    for (place, key) in keys.enumerated() { places[key, default: []].append(place) }
    for (first, entry) in entries.enumerated() {
      for predicate in entry.pattern.predicates {
        var opposite = keys[first]
        opposite.predicates = opposite.predicates.map {
          $0 == predicate ? ConditionText.negated($0) : $0
        }
        let second = (places[opposite] ?? []).first {
          $0 > first && entries[$0].leadsToSame(as: entry)
        }
        if let second { return (first, second, predicate) }
      }
    }
    return nil
  }
}
