/// Whether every URL of one pattern is one of another.
public enum LinkCoverage: Hashable, Sendable {
  case yes
  /// This URL is not; predicates and build variables of the other pattern aside.
  case no(String)
  /// That cannot be told without running code or a larger search.
  case unknown
}

extension LinkPattern {
  /// Whether every URL of the other pattern is surely one of this.
  ///
  /// See `LinkMatcher.coverage(of:)` for the cost.
  public func covers(_ other: LinkPattern) -> Bool {
    LinkMatcher(self).coverage(of: LinkMatcher(other)) == .yes
  }
}

extension LinkMatcher {
  /// Whether every URL of the other pattern is one of this.
  ///
  /// A pattern that no URL meets is covered by all. O(*n* · *m*) in the numbers of segments, each
  /// step a comparison of two conditions.
  public func coverage(of other: LinkMatcher) -> LinkCoverage {
    var memory = ConditionMemory()
    if isSurelyCovering(other, memory: &memory) { return .yes }
    switch other.exampleParts() {
    case .none: return .yes
    case .unknown: return .unknown
    case .parts(let parts): return refused(parts, other, &memory).map(LinkCoverage.no) ?? .unknown
    }
  }

  /// Whether this pattern's predicates hold whenever the other's do: the same texts about the same
  /// parts.
  private func predicatesFollow(_ other: LinkMatcher) -> Bool {
    if pattern.predicates.isEmpty { return true }
    return pattern.predicates.allSatisfy(other.pattern.predicates.contains)
      && pattern.host == other.pattern.host && pattern.path == other.pattern.path
      && pattern.query == other.pattern.query
  }

  /// Whether each condition of this pattern follows from one of the other's.
  func isSurelyCovering(_ other: LinkMatcher, memory: inout ConditionMemory) -> Bool {
    predicatesFollow(other) && coversSchemes(other, &memory)
      && hostCondition.covers(other.hostCondition, memory: &memory) == .yes
      && path.surelyCovers(other.path, memory: &memory)
      && Self.surelyCovers(query, other.query, memory: &memory)
  }

  private func coversSchemes(_ other: LinkMatcher, _ memory: inout ConditionMemory) -> Bool {
    if schemes.isEmpty { return true }
    if other.schemes.isEmpty { return false }
    return other.variableSchemes.allSatisfy(schemes.contains)
      && schemeCondition.covers(other.schemeCondition, memory: &memory) == .yes
  }

  /// A URL of the other pattern, near this example of it, that this pattern refuses.
  private func refused(
    _ parts: LinkParts, _ other: LinkMatcher, _ memory: inout ConditionMemory
  ) -> String? {
    var candidates = [parts]
    func add(_ change: (inout LinkParts) -> Void) {
      var changed = parts
      change(&changed)
      candidates.append(changed)
    }
    if case .no(let text) = schemeCondition.covers(other.schemeCondition, memory: &memory) {
      add { $0.scheme = text }
    }
    if other.schemes.isEmpty { add { $0.scheme = "other" } }
    if case .no(let text) = hostCondition.covers(other.hostCondition, memory: &memory) {
      add { $0.host = text }
    }
    if !other.path.hasRest, path.tests.count == other.path.tests.count {
      for (place, test) in path.tests.enumerated() where place < parts.segments.count {
        let theirs = TextCondition(other.path.tests[place], allowsEmpty: false)
        if case .no(let text) = TextCondition(test, allowsEmpty: false).covers(
          theirs, memory: &memory)
        {
          add { $0.segments[place] = text }
        }
      }
    }
    if let place = other.path.tests.firstIndex(where: \.isRest) {
      for count in 1...(path.tests.count + 1) {
        add { $0.segments.insert(contentsOf: Array(repeating: "other", count: count), at: place) }
      }
    }
    for test in query {
      for (index, item) in parts.items.enumerated() where item.name == test.key {
        for theirs in other.query where theirs.key == test.key {
          guard let mine = test.valueCondition, let condition = theirs.valueCondition,
            case .no(let text) = mine.covers(condition, memory: &memory)
          else { continue }
          add { $0.items[index].value = text }
        }
      }
    }
    for candidate in candidates {
      guard let link = ParsedLink(candidate.url) else { continue }
      if other.mayTake(link), !mayTake(link) { return link.text }
    }
    return nil
  }
}
