/// Leaves out predicates that make no difference: the link leads to the same whether they hold or
/// not.
enum LinkPredicateMerger {
  static func merge(_ entries: inout [LinkEntry]) {
    while let (first, second, predicate) = pair(in: entries) {
      entries[first].pattern.predicates.removeAll { $0 == predicate }
      entries.remove(at: second)
    }
  }

  /// Two entries that differ in a predicate and its opposite alone.
  private static func pair(in entries: [LinkEntry])
    -> (first: Int, second: Int, predicate: String)?
  {
    for (first, entry) in entries.enumerated() {
      for predicate in entry.pattern.predicates {
        var opposite = entry.key
        opposite.predicates = opposite.predicates.map {
          $0 == predicate ? ExpressionText.negated($0) : $0
        }
        let second = entries.indices.first {
          $0 > first && entries[$0].key == opposite && entries[$0].leadsToSame(as: entry)
        }
        if let second { return (first, second, predicate) }
      }
    }
    return nil
  }
}
