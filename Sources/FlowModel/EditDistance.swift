/// How far apart two words are, counted in typing mistakes.
package enum EditDistance {
  /// The Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours.
  ///
  /// O(*n* · *m*).
  package static func between(_ left: String, _ right: String) -> Int {
    let a = Array(left.lowercased())
    let b = Array(right.lowercased())
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// The candidate that was probably meant, `nil` if none is near.
  ///
  /// One mistake in a short word, up to a third of a long one; a beginning counts as near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, min(3, word.count / 3))
    let near = candidates.map { ($0, between(word, $0)) }.filter { $0.1 <= limit }
    if let best = near.min(by: { ($0.1, $0.0) < ($1.1, $1.0) }) { return best.0 }
    let begun = candidates.filter { word.count > 2 && $0.hasPrefix(word) }
    return begun.count == 1 ? begun[0] : nil
  }
}
