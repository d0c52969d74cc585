import FlowModel

/// Why nothing leads to a node.
struct UnreachedReasons {
  private let index: GraphIndex
  private let names: NodeNames

  init(index: GraphIndex, names: NodeNames) {
    self.index = index
    self.names = names
  }

  /// A few words for the node; `nil` if something leads to one of the members, or if the graph has
  /// no entry to start from.
  func reason(for members: [NodeID]) -> String? {
    guard index.reachability.hasEntries,
      members.allSatisfy({ index.reach(of: $0) == .unreached }),
      let first = members.first, let node = index.graph[first]
    else { return nil }
    let inside = Set(members)
    let sources = Set(
      members.flatMap { index.whole.incoming($0) }
        .filter { index.whole.isFollowed($0) && !inside.contains($0.from) }.map(\.from)
    ).sorted().compactMap { index.whole[$0] }
    switch sources.count {
    case 0: return never(node.kind)
    case 1:
      let source = sources[0]
      if source.kind == .deepLink { return "only from a link that never arrives" }
      return "only from \(names.title(source)), never reached"
    default: return "only from what is never reached"
    }
  }

  /// Whether only guesses lead to the members.
  func isUncertain(_ members: [NodeID]) -> Bool {
    index.reachability.hasEntries
      && members.map({ index.reach(of: $0) }).max() == .perhaps
  }

  private func never(_ kind: NodeKind) -> String {
    switch kind {
    case .route: "never used"
    case .flow: "never started"
    case .tab: "never in a tab bar"
    case .root: "never switched to"
    case .entry, .screen, .external, .deepLink: "never shown"
    }
  }
}
