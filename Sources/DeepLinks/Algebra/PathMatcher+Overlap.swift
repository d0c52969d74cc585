extension PathMatcher {
  enum Overlap: Hashable, Sendable {
    /// Segments that both paths take.
    case segments([String])
    case none
    case unknown
  }

  /// Segments that both paths take, as few as possible.
  ///
  /// A path is an automaton over segments in which only a rest loops; this walks the product of
  /// both from the end. O(*n* · *m*) steps, each a `TextCondition.overlap`.
  func overlap(_ other: PathMatcher, memory: inout ConditionMemory) -> Overlap {
    if !hasRest, !other.hasRest, tests.count != other.tests.count { return .none }
    var table = OverlapTable(self, other)
    return table.overlap(memory: &memory)
  }
}

/// The product of two paths, its answers kept.
private struct OverlapTable {
  private let left: [SegmentTest]
  private let right: [SegmentTest]
  /// What is known of the paths from a place on.
  private var known: [[PathMatcher.Overlap?]]

  init(_ left: PathMatcher, _ right: PathMatcher) {
    self.left = left.tests
    self.right = right.tests
    known = Array(
      repeating: Array(repeating: nil, count: right.tests.count + 1), count: left.tests.count + 1)
  }

  mutating func overlap(memory: inout ConditionMemory) -> PathMatcher.Overlap {
    for first in (0...left.count).reversed() {
      for second in (0...right.count).reversed() {
        known[first][second] = decide(first, second, &memory)
      }
    }
    return at(0, 0)
  }

  private func at(_ first: Int, _ second: Int) -> PathMatcher.Overlap {
    known[first][second] ?? .none
  }

  private func decide(_ first: Int, _ second: Int, _ memory: inout ConditionMemory)
    -> PathMatcher.Overlap
  {
    let one = first < left.count ? left[first] : nil
    let two = second < right.count ? right[second] : nil
    switch (one, two) {
    case (nil, nil): return .segments([])
    case (let one?, let two?) where !one.isRest && !two.isRest:
      return prepend([one, two], to: at(first + 1, second + 1), &memory)
    default: break
    }
    var best = PathMatcher.Overlap.none
    if let one, one.isRest {
      best = Self.better(best, at(first + 1, second))
      if let two, !two.isRest {
        best = Self.better(best, prepend([one, two], to: at(first, second + 1), &memory))
      }
    }
    if let two, two.isRest {
      best = Self.better(best, at(first, second + 1))
      if let one, !one.isRest {
        best = Self.better(best, prepend([one, two], to: at(first + 1, second), &memory))
      }
    }
    return best
  }

  private func prepend(
    _ tests: [SegmentTest], to rest: PathMatcher.Overlap, _ memory: inout ConditionMemory
  ) -> PathMatcher.Overlap {
    guard rest != .none else { return .none }
    switch TextCondition.overlap(
      tests.map { TextCondition($0, allowsEmpty: false) }, memory: &memory)
    {
    case .none: return .none
    case .unknown: return .unknown
    case .text(let text):
      if case .segments(let segments) = rest { return .segments([text] + segments) }
      return .unknown
    }
  }

  /// Segments before doubt before nothing, fewer segments before more.
  private static func better(_ one: PathMatcher.Overlap, _ two: PathMatcher.Overlap)
    -> PathMatcher.Overlap
  {
    switch (one, two) {
    case (.segments(let few), .segments(let many)): few.count <= many.count ? one : two
    case (.segments, _), (_, .none): one
    default: two
    }
  }
}
