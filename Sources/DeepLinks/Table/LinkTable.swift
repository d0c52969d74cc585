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

  /// Why no pattern takes the URL: the reason of the one that came nearest, which is the one whose
  /// failing condition stands last, the first of these.
  public func nearestMiss(_ link: ParsedLink) -> (index: Int, reason: String)? {
    var best: (rank: Int, index: Int, reason: String)?
    for (place, matcher) in matchers.enumerated() {
      guard case .no(let failure) = matcher.decide(link) else { continue }
      if failure.rank > best?.rank ?? -1 {
        best = (failure.rank, place, matcher.words(failure, link))
      }
    }
    return best.map { ($0.index, $0.reason) }
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
