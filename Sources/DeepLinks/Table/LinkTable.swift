import FlowModel

/// Patterns in the order in which the source tries them, ready for many URLs.
public struct LinkTable: Sendable {
  /// The patterns, each made ready.
  public let matchers: [LinkMatcher]
  let index: LinkIndex

  /// Makes a table.
  ///
  /// O(*n*) in the size of the patterns.
  public init(_ patterns: some Sequence<LinkPattern>) {
    matchers = patterns.map(LinkMatcher.init)
    index = LinkIndex(matchers)
  }

  /// A pattern that takes a URL, or may.
  public struct Candidate: Hashable, Sendable {
    /// The pattern's place in the table.
    public let index: Int
    /// `yes` or `unknown`, never `no`.
    public let match: LinkMatch
  }

  /// What the source does with a URL: the first pattern that surely takes it, and before it those
  /// that take it if their open condition holds.
  ///
  /// O(*n*) in the number of patterns that agree with the URL in scheme, host and first segment.
  public func candidates(_ link: ParsedLink) -> [Candidate] {
    var candidates: [Candidate] = []
    for place in index.places(link) {
      switch matchers[place].decide(link) {
      case .no: continue
      case .unknown(let question):
        candidates.append(Candidate(index: place, match: .unknown(predicate: question)))
      case .yes(let bindings):
        candidates.append(Candidate(index: place, match: .yes(bindings: bindings)))
        return candidates
      }
    }
    return candidates
  }

  /// The first pattern that surely takes the URL, open conditions of earlier ones aside.
  public func firstMatch(_ link: ParsedLink) -> Candidate? {
    candidates(link).last.flatMap { $0.match.isYes ? $0 : nil }
  }

  /// Why no pattern takes the URL: the reason of the one that came nearest.
  ///
  /// That is the one whose failing condition stands last; among these, one that fails for capitals
  /// alone, then the first.
  public func nearestMiss(_ link: ParsedLink) -> (index: Int, reason: String)? {
    var best: (rank: Int, index: Int, failure: LinkMatcher.Failure)?
    for (place, matcher) in matchers.enumerated() {
      guard case .no(let failure) = matcher.decide(link) else { continue }
      let rank = failure.rank * 2 + (matcher.failsForCapitals(failure, link) ? 1 : 0)
      if rank > best?.rank ?? -1 { best = (rank, place, failure) }
    }
    return best.map { ($0.index, matchers[$0.index].words($0.failure, link)) }
  }
}

extension LinkMatcher {
  /// Whether the condition asks for a text that the URL has in other capitals.
  fileprivate func failsForCapitals(_ failure: Failure, _ link: ParsedLink) -> Bool {
    switch failure {
    case .scheme:
      guard let scheme = link.scheme else { return false }
      return schemes.contains { $0.differsInCapitals(from: scheme) }
    case .host: return host?.asks(for: link.host ?? "") ?? false
    case .path(.segment(let text, let place)): return path.tests[place].asks(for: text)
    default: return false
    }
  }
}

extension SegmentTest {
  /// Whether it asks for the text, capitals aside.
  fileprivate func asks(for text: String) -> Bool {
    switch form {
    case .literal(let value): value.differsInCapitals(from: text)
    case .oneOf(let values): values.contains { $0.differsInCapitals(from: text) }
    default: false
    }
  }
}

extension String {
  /// Whether it is the text but for capitals.
  fileprivate func differsInCapitals(from text: String) -> Bool {
    utf8.count == text.utf8.count && lowercased() == text.lowercased()
  }
}

extension LinkMatcher.Failure {
  /// How far a URL came before the condition failed.
  var rank: Int {
    switch self {
    case .scheme: 0
    case .host: 1
    case .path(.count): 2
    case .path(.shape): 3
    case .path(.segment(_, let place)): 3 + min(place, 90)
    case .query: 100
    case .predicate: 101
    }
  }
}
