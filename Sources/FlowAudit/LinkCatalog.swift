import DeepLinks
import FlowModel

/// Every pattern that the app takes, ready to be asked about a URL.
struct LinkCatalog {
  /// What the app makes of a URL.
  enum Verdict: Hashable {
    /// A URL of nobody, of the web or of the system.
    case foreign
    /// Some pattern takes it, or might.
    case taken
    /// No pattern takes it.
    case refused(Refusal)
  }

  struct Refusal: Hashable {
    /// The pattern that is most like the URL; `nil` if none has its host.
    let nearest: DeepLinkDescription?
    /// The first condition of that pattern that fails, in words.
    let reason: String?
    /// Whether a web page may well be meant: nothing of the path is one of a pattern's.
    let isPerhapsWebPage: Bool
  }

  private let patterns: [(link: DeepLinkDescription, matcher: LinkMatcher)]
  private let schemes: Set<String>
  private let domains: Set<String>

  init(_ graph: FlowGraph) {
    patterns = graph.deepLinks.map { ($0, LinkMatcher(LinkPattern(description: $0))) }
    let parsed = graph.deepLinks.flatMap(\.schemes)
    let claimed = graph.claims.filter { $0.kind == .scheme }.map(\.value)
    schemes = Set((parsed + claimed).map { $0.lowercased() })
      .subtracting(LinkPattern.webSchemes).subtracting(Self.systemSchemes)
    let parsedDomains = graph.deepLinks
      .filter(\.isWeb)
      .flatMap { link in (link.host?.values ?? []) + [link.host?.value].compactMap(\.self) }
    let claimedDomains = graph.claims.filter { $0.kind == .domain }.map(\.value)
    domains = Set((parsedDomains + claimedDomains).map { $0.lowercased() })
  }

  func verdict(on url: String) -> Verdict {
    guard let link = ParsedLink(url), let scheme = link.normalizedScheme, !isPrefix(link),
      !isSignInCallback(link)
    else { return .foreign }
    let isWeb = LinkPattern.webSchemes.contains(scheme)
    guard isWeb ? isOwnDomain(link.host ?? "") : schemes.contains(scheme) else { return .foreign }
    let candidates = patterns.filter { pattern in
      pattern.link.schemes.isEmpty || pattern.link.schemes.contains { $0.lowercased() == scheme }
    }
    // Claimed, but no parser that could be read asks for it: other code may.
    guard !candidates.isEmpty else { return .foreign }
    var nearest: (link: DeepLinkDescription, reason: String, likeness: Int)?
    for (pattern, matcher) in candidates {
      guard case .no(let reason) = matcher.match(link) else { return .taken }
      let likeness = pattern.likeness(to: link)
      if likeness > nearest?.likeness ?? 0 { nearest = (pattern, reason, likeness) }
    }
    let isPerhapsWebPage = isWeb && nearest?.link.commonSegments(with: link) ?? 0 == 0
    return .refused(
      Refusal(
        nearest: nearest?.link, reason: nearest?.reason, isPerhapsWebPage: isPerhapsWebPage))
  }

  private func isOwnDomain(_ host: String) -> Bool {
    let host = host.lowercased()
    return domains.contains(host)
      || domains.contains { $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) }
  }

  /// Whether the text is the beginning of URLs rather than one: `shop://`, `shop://product/`.
  private func isPrefix(_ link: ParsedLink) -> Bool {
    let end = link.text.last
    return end == "/" || end == "=" || end == "?" || end == "&" || link.text.hasSuffix(":")
  }

  /// Whether it looks like the way back from a sign-in page, which the sign-in session takes before
  /// the app sees it.
  private func isSignInCallback(_ link: ParsedLink) -> Bool {
    let words: Set<String> = ["oauth", "oauth2", "oauthredirect", "callback", "auth-callback"]
    return ([link.host ?? ""] + link.segments).contains { words.contains($0.lowercased()) }
  }

  private static let systemSchemes: Set<String> = [
    "about", "app-settings", "blob", "data", "facetime", "facetime-audio", "file", "itms",
    "itms-apps", "javascript", "mailto", "maps", "prefs", "sms", "tel", "telprompt",
  ]
}

extension DeepLinkDescription {
  /// How much the pattern has in common with a URL, from its host on; 0 for another host.
  fileprivate func likeness(to link: ParsedLink) -> Int {
    let host = host?.value?.lowercased()
    guard host == nil || host == (link.host ?? "").lowercased() else { return 0 }
    let common = commonSegments(with: link)
    guard host != nil || common > 0 else { return 0 }
    return common * 2 + (path.count == link.segments.count ? 2 : 1)
  }

  /// With how many of the pattern's literal segments the URL's path begins.
  fileprivate func commonSegments(with link: ParsedLink) -> Int {
    zip(path, link.segments).prefix { segment, text in
      segment.kind == .literal && segment.value?.lowercased() == text.lowercased()
    }.count
  }
}
