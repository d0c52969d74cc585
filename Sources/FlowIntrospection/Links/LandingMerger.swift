import DeepLinks

/// Simplifies the landings of one link.
enum LandingMerger {
  /// Joins landings that differ only in a condition and its opposite, and calls the last of a pair
  /// of opposites `otherwise`.
  static func merge(_ ways: inout [LinkEntry.Way]) {
    var isChanged = true
    while isChanged {
      isChanged = false
      outer: for first in ways.indices {
        for second in ways.indices where second > first {
          guard ways[first].hops == ways[second].hops,
            ways[first].deferredUntil == ways[second].deferredUntil,
            let joined = join(ways[first].conditions, ways[second].conditions)
          else { continue }
          ways[first].conditions = joined
          ways.remove(at: second)
          isChanged = true
          break outer
        }
      }
    }
    guard ways.count == 2, ways[0].conditions.count == 1, ways[1].conditions.count == 1,
      ConditionText.negated(ways[0].conditions[0]) == ways[1].conditions[0]
    else { return }
    ways[1].conditions = ["otherwise"]
  }

  /// The conditions that two ways have in common, if they differ in one and its opposite alone, or
  /// the one asks for less.
  private static func join(_ first: [String], _ second: [String]) -> [String]? {
    if Set(first).isSubset(of: second) { return first }
    if Set(second).isSubset(of: first) { return second }
    let own = first.filter { !second.contains($0) }
    let other = second.filter { !first.contains($0) }
    guard own.count == 1, other.count == 1, ConditionText.negated(own[0]) == other[0] else {
      return nil
    }
    return first.filter { second.contains($0) }
  }
}
