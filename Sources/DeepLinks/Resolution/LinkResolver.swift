import FlowModel

/// Says where URLs land, from the deep links of a flow graph.
public struct LinkResolver: Sendable {
  /// A pattern that takes the URL, or may.
  public struct Match: Hashable, Sendable {
    public var link: DeepLinkDescription
    public var bindings: [String: String]
    /// The condition that only running the code can decide, `nil` where the pattern surely takes it.
    public var predicate: String?

    /// The nodes of all landings, in order, each once.
    public var targets: [NodeID] {
      var seen: Set<NodeID> = []
      return link.landings.flatMap(\.hops).filter { seen.insert($0).inserted }
    }
  }

  /// Where one URL lands, or why nowhere.
  public struct Answer: Hashable, Sendable {
    public var url: String
    public var matches: [Match]
    /// Why no pattern takes the URL.
    public var reason: String?
  }

  private let links: [DeepLinkDescription]
  private let table: LinkTable

  /// Makes the graph's links ready.
  ///
  /// Only links that an entry site takes count. O(*n* log *n*) in their number.
  public init(_ graph: FlowGraph) {
    links = graph.deepLinksAsTried.filter(\.isWired)
    table = LinkTable(links.map { LinkPattern(description: $0) })
  }

  /// What the app does with a URL: the patterns that may take it, up to the first that surely does.
  public func resolve(_ url: String) -> Answer {
    guard let parsed = ParsedLink(url) else {
      return Answer(url: url, matches: [], reason: "it is not a URL")
    }
    let matches = table.candidates(parsed).map { candidate in
      switch candidate.match {
      case .yes(let bindings):
        Match(link: links[candidate.index], bindings: bindings, predicate: nil)
      case .unknown(let predicate):
        Match(link: links[candidate.index], bindings: [:], predicate: predicate)
      case .no:
        Match(link: links[candidate.index], bindings: [:], predicate: nil)
      }
    }
    guard matches.isEmpty else { return Answer(url: url, matches: matches) }
    let reason =
      table.nearestMiss(parsed).map { miss in
        "nearest is \(links[miss.index].pattern): \(miss.reason)"
      } ?? "the app takes no links"
    return Answer(url: url, matches: [], reason: reason)
  }
}
