import FlowModel

/// A pattern made ready for matching many URLs.
public struct LinkMatcher: Hashable, Sendable {
  public let pattern: LinkPattern
  let schemes: Set<String>
  /// Schemes that are only known when the app is built.
  let variableSchemes: [String]
  let foldsScheme: Bool
  /// `nil` for any host.
  let host: SegmentTest?
  let path: PathMatcher
  let query: [QueryTest]
  /// Predicates that a URL answers.
  let questions: [LinkQuestion]
  /// The first predicate that only running the code answers.
  let openPredicate: String?

  /// Makes a pattern ready.
  ///
  /// O(*n*) in the size of the pattern.
  public init(_ pattern: LinkPattern) {
    self.pattern = pattern
    schemes = Set(pattern.schemes)
    variableSchemes = pattern.schemes.filter(LinkPattern.isBuildVariable)
    foldsScheme = pattern.foldsCase || pattern.foldsScheme
    let folds = pattern.foldsCase
    host = pattern.host.flatMap { host in
      let test = SegmentTest(host, folds: folds).onHost
      return test.name == nil && (host.kind == .wildcard || host.kind == .rest) ? nil : test
    }
    path = PathMatcher(pattern.path.map { SegmentTest($0, folds: folds) })
    query = pattern.query.map { QueryTest($0, folds: folds) }
    questions = pattern.predicates.compactMap { LinkQuestion($0) }
    openPredicate = pattern.predicates.first { LinkQuestion($0) == nil }
  }

  /// Whether the pattern takes the URL.
  ///
  /// O(*n* + *s*) for *n* characters and *s* segments; O(*n* · *s*) with a rest.
  public func match(_ link: ParsedLink) -> LinkMatch {
    switch decide(link) {
    case .yes(let bindings): .yes(bindings: bindings)
    case .no(let failure): .no(reason: words(failure, link))
    case .unknown(let question): .unknown(predicate: question)
    }
  }

  enum Failure: Hashable, Sendable {
    case scheme
    case host
    case path(PathMatcher.Failure)
    case query(Int)
    case predicate(LinkQuestion)
  }

  enum Decision: Hashable, Sendable {
    case yes([String: String])
    case no(Failure)
    case unknown(String)
  }

  /// Whether the pattern takes the URL if its predicates hold.
  func mayTake(_ link: ParsedLink) -> Bool {
    if case .no = decide(link, predicatesAside: true) { false } else { true }
  }

  /// The answer of `match`, not yet in words.
  func decide(_ link: ParsedLink, predicatesAside: Bool = false) -> Decision {
    var question: String?
    switch schemeVerdict(link.scheme) {
    case .no: return .no(.scheme)
    case .unknown(let text): question = text
    case .yes: break
    }
    var bindings: [String: String] = [:]
    if let host {
      switch Self.verdict(host, host: link.host) {
      case .no: return .no(.host)
      case .unknown(let text): question = question ?? text
      case .yes: if let name = host.name { bindings[name] = host.seen(link.host ?? "") }
      }
    }
    switch path.match(link.segments, bindings: &bindings) {
    case .no(let failure): return .no(.path(failure))
    case .unknown(let text): question = question ?? text
    case .yes: break
    }
    for (index, test) in query.enumerated() {
      switch test.verdict(link) {
      case .no: return .no(.query(index))
      case .unknown(let text): question = question ?? text
      case .yes: break
      }
    }
    if !predicatesAside, let failed = questions.first(where: { !$0.holds(for: link) }) {
      return .no(.predicate(failed))
    }
    if let question = question ?? openPredicate { return .unknown(question) }
    for test in query { test.bind(link, to: &bindings) }
    return .yes(bindings)
  }

  private func schemeVerdict(_ scheme: String?) -> Verdict {
    if schemes.isEmpty { return .yes }
    guard let scheme else { return .no }
    if schemes.contains(foldsScheme ? scheme.lowercased() : scheme) { return .yes }
    guard let variable = variableSchemes.first else { return .no }
    return variableSchemes.contains(scheme) ? .yes : .unknown("scheme == \(variable)")
  }

  /// Only the literal `""` asks for no host.
  static func verdict(_ test: SegmentTest, host: String?) -> Verdict {
    guard let host, !host.isEmpty else {
      switch test.form {
      case .literal(""): return .yes
      case .oneOf(let values): return values.contains("") ? .yes : .no
      default: return .no
      }
    }
    return test.verdict(host)
  }
}

extension LinkPattern {
  /// Whether the pattern takes the URL.
  ///
  /// A text that is no URL gets a `no`. Compiles the pattern each time: use a `LinkMatcher` or a
  /// `LinkTable` for many URLs.
  public func match(_ url: String) -> LinkMatch {
    guard let link = ParsedLink(url) else { return .no(reason: "“\(url)” is not a URL") }
    return match(link)
  }

  /// Whether the pattern takes the URL.
  public func match(_ link: ParsedLink) -> LinkMatch { LinkMatcher(self).match(link) }
}
