/// Whether two patterns take a common URL.
public enum LinkOverlap: Hashable, Sendable {
  /// They do, and this is one; predicates and build variables aside.
  case witness(String)
  /// They do not.
  case none
  /// That cannot be told: a regular expression is not understood, or two build variables may or may
  /// not be the same.
  case unknown
}

extension LinkPattern {
  /// A URL that both patterns take, their predicates aside; `nil` if there is none or none is found.
  ///
  /// See `LinkMatcher.overlap(_:)` for the difference and the cost.
  public func overlap(_ other: LinkPattern) -> String? {
    if case .witness(let url) = LinkMatcher(self).overlap(LinkMatcher(other)) { url } else { nil }
  }
}

extension LinkMatcher {
  /// Whether both patterns take a common URL, predicates aside.
  ///
  /// O(*n* · *m*) in the numbers of segments, each step a comparison of two conditions; a witness is
  /// proved by matching it.
  public func overlap(_ other: LinkMatcher) -> LinkOverlap {
    var memory = ConditionMemory()
    return overlap(other, memory: &memory)
  }

  func overlap(_ other: LinkMatcher, memory: inout ConditionMemory) -> LinkOverlap {
    switch commonParts(other, &memory) {
    case .none: return .none
    case .unknown: return .unknown
    case .parts(let parts):
      guard let link = ParsedLink(parts.url), mayTake(link), other.mayTake(link) else {
        return .unknown
      }
      return .witness(link.text)
    }
  }

  enum CommonParts {
    case parts(LinkParts)
    case none
    case unknown
  }

  private func commonParts(_ other: LinkMatcher, _ memory: inout ConditionMemory) -> CommonParts {
    var parts = LinkParts()
    var isUnknown = false
    // Cheap conditions first: most pairs differ in one of them.
    switch commonScheme(other, &memory) {
    case .none: return .none
    case .unknown: isUnknown = true
    case .text(let text): parts.scheme = text
    }
    switch commonHost(other, isWeb: parts.scheme.hasPrefix("http"), &memory) {
    case .none: return .none
    case .unknown: isUnknown = true
    case .text(let text): parts.host = text
    }
    switch path.overlap(other.path, memory: &memory) {
    case .none: return .none
    case .unknown: isUnknown = true
    case .segments(let segments): parts.segments = segments
    }
    switch Self.commonItems(query, other.query, memory: &memory) {
    case .none: return .none
    case .unknown: isUnknown = true
    case .items(let items): parts.items = items
    }
    return isUnknown ? .unknown : .parts(parts)
  }

  private func commonScheme(_ other: LinkMatcher, _ memory: inout ConditionMemory)
    -> TextCondition.Overlap
  {
    if schemes.isEmpty, other.schemes.isEmpty { return .text("https") }
    let conditions = [self, other].filter { !$0.schemes.isEmpty }.map(\.schemeCondition)
    if case .text(let text) = TextCondition.overlap(conditions, memory: &memory) {
      return .text(text)
    }
    let variables = [variableSchemes, other.variableSchemes]
    if schemes.isEmpty || other.schemes.isEmpty {
      return variables.joined().first.map(TextCondition.Overlap.text) ?? .none
    }
    if let same = variableSchemes.first(where: other.schemes.contains) { return .text(same) }
    return variables.joined().isEmpty ? .none : .unknown
  }

  private func commonHost(
    _ other: LinkMatcher, isWeb: Bool, _ memory: inout ConditionMemory
  ) -> TextCondition.Overlap {
    if host == nil, other.host == nil { return .text(isWeb ? "example.com" : "example") }
    return TextCondition.overlap([hostCondition, other.hostCondition], memory: &memory)
  }
}
