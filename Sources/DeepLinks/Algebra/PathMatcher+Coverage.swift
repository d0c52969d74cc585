extension PathMatcher {
  /// Whether this path surely takes all segments that the other takes.
  ///
  /// Simulates the other path by this one. Exact without rests; with a rest a `false` can also mean
  /// that the answer depends on what stands in several segments at once. O(*n* · *m*) steps, each a
  /// `TextCondition.covers`.
  func surelyCovers(_ other: PathMatcher, memory: inout ConditionMemory) -> Bool {
    if !hasRest, other.hasRest || tests.count != other.tests.count { return false }
    var table = Array(
      repeating: Array(repeating: false, count: other.tests.count + 1), count: tests.count + 1)
    for first in (0...tests.count).reversed() {
      for second in (0...other.tests.count).reversed() {
        table[first][second] = covers(other, first, second, table, &memory)
      }
    }
    return table[0][0]
  }

  private func covers(
    _ other: PathMatcher, _ first: Int, _ second: Int, _ table: [[Bool]],
    _ memory: inout ConditionMemory
  ) -> Bool {
    let mine = first < tests.count ? tests[first] : nil
    guard second < other.tests.count else {
      return mine == nil || mine?.isRest == true && table[first + 1][second]
    }
    let theirs = other.tests[second]
    guard let mine else { return false }
    // A rest of mine ends here, or takes what comes.
    if mine.isRest {
      if table[first + 1][second] { return true }
      let coverage = TextCondition(mine, allowsEmpty: false).covers(
        TextCondition(theirs, allowsEmpty: false), memory: &memory)
      return coverage == .yes && table[first][second + 1]
    }
    if theirs.isRest {
      // A single test of mine cannot stand for any number of segments.
      return false
    }
    let coverage = TextCondition(mine, allowsEmpty: false).covers(
      TextCondition(theirs, allowsEmpty: false), memory: &memory)
    return coverage == .yes && table[first + 1][second + 1]
  }
}
