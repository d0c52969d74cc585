import FlowModel

/// Says where URLs land, from the deep links of a flow graph.
public struct LinkResolver: Sendable {
  /// A pattern that takes the URL, or may.
  public struct Match: Hashable, Sendable {
    public var link: DeepLinkDescription
    public var bindings: [String: String]
    /// The condition that only running the code can decide, `nil` where the pattern surely takes it.
    public var predicate: String?
    /// The app that takes it, where the tree holds several.
    public var app: String?

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

  /// The links that one app takes: no two apps get the same URL at once.
  private struct App: Sendable {
    /// `nil` where the tree holds one app alone.
    var name: String?
    var links: [DeepLinkDescription]
    var table: LinkTable

    init(_ name: String?, _ links: [DeepLinkDescription]) {
      self.name = name
      self.links = links
      table = LinkTable(links.map { LinkPattern(description: $0) })
    }
  }

  private let all: App
  private let apps: [App]

  /// Makes the graph's links ready.
  ///
  /// Only links that an entry site takes count. O(*n* log *n*) in their number.
  public init(_ graph: FlowGraph) {
    let links = graph.deepLinksAsTried.filter(\.isWired)
    let origins = LinkOrigins(graph)
    let names = origins.apps
    let all = App(nil, links)
    self.all = all
    apps =
      names.count < 2
      ? [all]
      : names.map { name in
        App(name, links.filter { origins.apps(of: $0)?.contains(name) ?? true })
      }
  }

  /// What the app does with a URL: the patterns that may take it, up to the first that surely does.
  ///
  /// Of a tree with several apps, what each of them does.
  public func resolve(_ url: String) -> Answer {
    guard let parsed = ParsedLink(url) else {
      return Answer(url: url, matches: [], reason: "it is not a URL")
    }
    let matches = apps.flatMap { self.matches(parsed, in: $0) }
    guard matches.isEmpty else { return Answer(url: url, matches: matches) }
    let reason =
      all.table.nearestMiss(parsed).map { miss in
        "nearest is \(all.links[miss.index].pattern): \(miss.reason)"
      } ?? "the app takes no links"
    return Answer(url: url, matches: [], reason: reason)
  }

  private func matches(_ link: ParsedLink, in app: App) -> [Match] {
    app.table.candidates(link).map { candidate in
      var match = Match(link: app.links[candidate.index], bindings: [:], app: app.name)
      switch candidate.match {
      case .yes(let bindings): match.bindings = bindings
      case .unknown(let predicate): match.predicate = predicate
      case .no: break
      }
      return match
    }
  }
}
