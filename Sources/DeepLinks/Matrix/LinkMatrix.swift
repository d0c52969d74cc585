import FlowModel

/// Every link of an app: claimed by the system × accepted by the code × where it lands.
public struct LinkMatrix: Sendable {
  /// One pattern.
  public struct Row: Sendable, Identifiable {
    public var link: DeepLinkDescription
    /// A URL that the pattern takes; `nil` if none was found.
    public var example: String?
    /// The claims because of which the system brings such links to the app.
    public var claims: [Claim]
    /// In the order of `LinkProblem`.
    public var problems: [LinkProblem]

    public var id: NodeID { link.id }
  }

  /// Two patterns that take a common URL and lead to different places; the earlier gets it.
  public struct Conflict: Hashable, Sendable {
    public let earlier: NodeID
    public let later: NodeID
    /// A URL that both take.
    public let witness: String
  }

  /// In the order in which the code tries the patterns.
  public let rows: [Row]
  /// What the system is told and no pattern takes anything of, sorted as in the graph.
  public let unansweredClaims: [Claim]
  /// The paths that a web site sends to the app and no pattern takes anything of.
  public let unansweredPaths: [Observation]
  private let table: LinkTable
  private let origins: LinkOrigins
  /// How many of the table's patterns the code can take: those stand first, as in `rows`.
  private let takenCount: Int

  /// Works out the matrix.
  ///
  /// O(*n*·*c* + *p*) for *n* patterns, *c* claims and *p* pairs of patterns that the index of
  /// `LinkTable` does not tell apart.
  public init(_ graph: FlowGraph) {
    let taken = graph.deepLinksAsTried
    let links = taken + Self.blocked(graph, after: taken.count)
    let table = LinkTable(links.map { LinkPattern(description: $0) })
    let claims = graph.claims.map { (claim: $0, matcher: LinkMatcher(LinkPattern(claim: $0))) }
    let origins = LinkOrigins(graph)
    let shadows = Self.shadows(in: table, of: links, origins)
    let isTold = ClaimKinds(graph.claims)
    let sites = SitePaths(graph)
    let open = Set(graph.observations(of: .openParser).map(\.subject))
    var answered: Set<Claim> = []
    rows = links.enumerated().compactMap { place, link in
      // A way that the code cannot take is a pattern only where the patterns themselves say so.
      if place >= taken.count, shadows[place] == nil { return nil }
      let matcher = table.matchers[place]
      // A payload, an activity or a shortcut is nothing that a plist claims.
      let brought =
        link.isPayload ? [] : claims.filter { $0.matcher.overlap(matcher) != .none }.map(\.claim)
      answered.formUnion(brought)
      var problems: [LinkProblem] = []
      if !matcher.isSatisfiable { problems.append(.unsatisfiable) }
      if let shadow = shadows[place] { problems.append(.shadowed(by: shadow)) }
      if brought.isEmpty, isTold.couldClaim(link) { problems.append(.unclaimed) }
      if !brought.isEmpty, link.isOfWebAlone, isTold.isOfOneSite, sites.keep(matcher) {
        problems.append(.keptOnWeb)
      }
      if !link.isWired, !open.contains(link.id.subject) { problems.append(.unwired) }
      if !link.handled { problems.append(.unhandled) }
      return Row(
        link: link, example: matcher.example(), claims: brought, problems: problems)
    }
    unansweredClaims = graph.claims.filter { !answered.contains($0) }
    // Where nothing takes the site's links at all, its domain says so.
    unansweredPaths =
      answered.contains { $0.kind == .domain }
      ? sites.unanswered(
        by: zip(links, table.matchers).filter { $0.0.isWired && !$0.0.isPayload }.map(\.1)) : []
    self.table = table
    self.origins = origins
    takenCount = taken.count
  }

  /// The row of a pattern.
  ///
  /// O(*n*) in the number of rows.
  public subscript(id: NodeID) -> Row? { rows.first { $0.id == id } }

  /// The pairs of patterns that take a common URL and lead to different places, neither of them
  /// wholly inside the other.
  ///
  /// A pattern that is inside a later one is an exception from it, which the order of the source
  /// intends. O(*n*) in the number of pairs that the index does not tell apart.
  public func conflicts() -> [Conflict] {
    table.overlaps().compactMap { overlap in
      guard overlap.later < takenCount else { return nil }
      let (earlier, later) = (rows[overlap.earlier].link, rows[overlap.later].link)
      guard earlier.isWired, later.isWired, earlier.predicates.isEmpty, later.predicates.isEmpty,
        earlier.landings.map(\.hops) != later.landings.map(\.hops),
        !later.isPayload, earlier.isTakenInEveryState,
        origins.mayTake(earlier, from: later)
      else { return nil }
      let (first, second) = (table.matchers[overlap.earlier], table.matchers[overlap.later])
      guard first.coverage(of: second) != .yes, second.coverage(of: first) != .yes else {
        return nil
      }
      return Conflict(earlier: earlier.id, later: later.id, witness: overlap.witness)
    }
  }

  /// The patterns that the code leaves nothing to, where patterns cannot say in which order.
  private static func blocked(_ graph: FlowGraph, after count: Int) -> [DeepLinkDescription] {
    let observed = graph.observations(of: .blockedLink)
    return observed.enumerated().compactMap { offset, observation in
      guard let text = observation.data["pattern"], let pattern = try? LinkPattern(parsing: text)
      else {
        return nil
      }
      return DeepLinkDescription(
        id: NodeID("deepLink:\(observation.subject)#\(text)"), pattern: pattern,
        order: count + offset, location: observation.location)
    }
  }

  /// The earlier patterns that leave nothing to a later one, by the later one's place.
  ///
  /// Links of parsers that no entry site reaches stand beside the others and shadow nothing. Nor does a
  /// pattern with conditions that only running code decides: two places that write the same condition
  /// need not ask it of the same thing; nor one that the code takes in some of the app's states only.
  /// What reads payloads looks into each of them as it likes, and several methods of the system bring
  /// them: they have no order.
  private static func shadows(
    in table: LinkTable, of links: [DeepLinkDescription], _ origins: LinkOrigins
  ) -> [Int: [NodeID]] {
    var result: [Int: [NodeID]] = [:]
    for shadow in table.shadowed() {
      let by = shadow.by.map { links[$0] }
      guard links[shadow.index].isWired, !links[shadow.index].isPayload,
        by.allSatisfy({
          $0.isWired && $0.predicates.isEmpty && $0.isTakenInEveryState
            && origins.mayTake($0, from: links[shadow.index])
        })
      else { continue }
      result[shadow.index] = by.map(\.id)
    }
    return result
  }
}

extension DeepLinkDescription {
  /// Whether it describes a notification's payload, a shortcut or the like rather than a URL.
  public var isPayload: Bool { schemes == ["payload"] }

  /// Whether it takes links of the web and no others.
  var isOfWebAlone: Bool {
    !schemes.isEmpty && schemes.allSatisfy { LinkPattern.webSchemes.contains($0.lowercased()) }
  }

  package var isWeb: Bool {
    schemes.contains { LinkPattern.webSchemes.contains($0.lowercased()) }
  }
}

/// Of what kinds the tree tells the system anything: where it tells nothing, the files that do may
/// lie elsewhere.
private struct ClaimKinds {
  private let hasSchemes: Bool
  private let hasDomains: Bool
  private let hasOpenSchemes: Bool
  /// Whether all domains are those of one web site, with or without its subdomains.
  let isOfOneSite: Bool

  init(_ claims: [Claim]) {
    hasSchemes = claims.contains { $0.kind == .scheme }
    let domains = Set(
      claims.filter { $0.kind == .domain }.map { claim in
        let name = claim.value.lowercased()
        return ["*.", "www."].first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
          ?? name
      })
    hasDomains = !domains.isEmpty
    isOfOneSite = domains.count == 1
    hasOpenSchemes = claims.contains {
      $0.kind == .scheme && LinkPattern.isBuildVariable($0.value)
    }
  }

  /// Whether a claim for the link would have been found if there were one.
  func couldClaim(_ link: DeepLinkDescription) -> Bool {
    // Files come by the types of documents that the app opens.
    guard !link.isPayload, !link.schemes.isEmpty, !link.schemes.contains("file") else {
      return false
    }
    if link.schemes.contains(where: LinkPattern.isBuildVariable) { return false }
    if link.isWeb {
      guard let host = link.host, host.kind == .literal || host.kind == .oneOf else { return false }
      return hasDomains
    }
    return hasSchemes && !hasOpenSchemes
  }
}
