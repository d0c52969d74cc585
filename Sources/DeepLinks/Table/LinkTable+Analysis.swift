import FlowModel

extension LinkTable {
  /// A pattern that earlier ones leave nothing to.
  public struct Shadow: Hashable, Sendable {
    /// The pattern's place in the table.
    public let index: Int
    /// The earlier patterns that take its URLs, in order.
    public let by: [Int]
  }

  /// Two patterns that take a common URL; the earlier gets it.
  public struct Overlap: Hashable, Sendable {
    public let earlier: Int
    public let later: Int
    /// A URL that both take.
    public let witness: String
  }

  /// The patterns that can never be taken, because earlier ones surely take all their URLs.
  ///
  /// Patterns that no URL meets are not among them. A pattern with a few alternatives is also
  /// shadowed if each alternative is. O(*n*) in the number of pairs that the index does not tell
  /// apart.
  public func shadowed() -> [Shadow] {
    var memory = ConditionMemory()
    return matchers.indices.compactMap { shadow($0, &memory) }
  }

  private func shadow(_ place: Int, _ memory: inout ConditionMemory) -> Shadow? {
    let earlier = index.places(sharing: matchers[place]).filter { $0 < place }.sorted()
    guard !earlier.isEmpty, matchers[place].isSatisfiable else { return nil }
    func cover(_ matcher: LinkMatcher) -> Int? {
      earlier.first { matchers[$0].isSurelyCovering(matcher, memory: &memory) }
    }
    if let cover = cover(matchers[place]) { return Shadow(index: place, by: [cover]) }
    let alternatives = matchers[place].pattern.alternatives
    guard alternatives.count > 1 else { return nil }
    var by: Set<Int> = []
    for alternative in alternatives {
      guard let cover = cover(LinkMatcher(alternative)) else { return nil }
      by.insert(cover)
    }
    return Shadow(index: place, by: by.sorted())
  }

  /// The pairs that take a common URL, each with a witness, in the order of the table.
  ///
  /// O(*n*) in the number of pairs that the index does not tell apart; `limit` cuts the list short.
  public func overlaps(limit: Int = .max) -> [Overlap] {
    var memory = ConditionMemory()
    var overlaps: [Overlap] = []
    for later in matchers.indices {
      for earlier in index.places(sharing: matchers[later]).sorted() where earlier < later {
        guard
          case .witness(let url) = matchers[earlier].overlap(matchers[later], memory: &memory)
        else { continue }
        overlaps.append(Overlap(earlier: earlier, later: later, witness: url))
        if overlaps.count >= limit { return overlaps }
      }
    }
    return overlaps
  }
}

extension LinkPattern {
  /// How many alternatives a pattern is taken apart into.
  private static let alternativeLimit = 64

  /// The pattern as patterns without lists: one for each scheme, host and value; the pattern itself
  /// if they would be too many.
  var alternatives: [LinkPattern] {
    var patterns = [self]
    if schemes.count > 1 { patterns = Self.vary(patterns, schemes) { $0.schemes = [$1] } }
    if let values = host?.listed {
      patterns = Self.vary(patterns, values) { $0.host?.values = [$1] }
    }
    for (place, segment) in path.enumerated() {
      guard let values = segment.listed else { continue }
      patterns = Self.vary(patterns, values) { $0.path[place].values = [$1] }
    }
    return patterns.count > Self.alternativeLimit ? [self] : patterns
  }

  private static func vary(
    _ patterns: [LinkPattern], _ values: [String], _ change: (inout LinkPattern, String) -> Void
  ) -> [LinkPattern] {
    if patterns.count * values.count > alternativeLimit { return patterns }
    return patterns.flatMap { pattern in
      values.map { value in
        var changed = pattern
        change(&changed, value)
        return changed
      }
    }
  }
}

extension LinkSegment {
  /// The values that it lists, if there are several.
  fileprivate var listed: [String]? {
    guard kind == .oneOf || kind == .binding, let values, values.count > 1 else { return nil }
    return values
  }
}
