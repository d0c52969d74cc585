import FlowModel

/// Deep links as nodes and lines: links that land on the same nodes share one node, and only the
/// last hop of a landing is drawn.
struct LinkGathering {
  /// A node for one link or several.
  struct Bundle {
    let id: NodeID
    let members: [NodeID]
    let problem: String?
  }

  private struct Target: Hashable, Comparable {
    let id: NodeID
    let label: String?

    static func < (left: Self, right: Self) -> Bool {
      (left.id, left.label ?? "") < (right.id, right.label ?? "")
    }
  }

  private struct Fate: Hashable {
    let targets: [Target]
    let problem: String?
  }

  let bundles: [Bundle]
  let lines: [RawLine]

  init(_ graph: FlowGraph, folding: Folding) {
    let descriptions = Dictionary(
      graph.deepLinks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var bundles: [Fate: [NodeID]] = [:]
    var edges: [NodeID: [Edge]] = [:]
    for node in graph.nodes(of: .deepLink) where !folding.stands(for: node.id).isEmpty {
      let lastHops = Self.lastHops(of: graph.outgoing(node.id).filter { $0.kind == .opens })
      edges[node.id] = lastHops
      let link = descriptions[node.id]
      let fate = Fate(
        targets: Self.targets(lastHops, link: link, graph: graph, folding: folding),
        problem: Self.problem(link, hasLanding: !lastHops.isEmpty))
      bundles[fate, default: []].append(node.id)
    }
    var lines: [RawLine] = []
    var result: [Bundle] = []
    for (fate, members) in bundles {
      let members = members.sorted()
      guard let first = members.first else { continue }
      result.append(Bundle(id: first, members: members, problem: fate.problem))
      for target in fate.targets {
        for edge in members.flatMap({ edges[$0] ?? [] })
        where folding.stands(for: edge.to).contains(target.id) {
          lines.append(
            RawLine(from: first, to: target.id, kind: .opens, edge: edge, label: target.label))
        }
      }
    }
    self.bundles = result.sorted { $0.id < $1.id }
    self.lines = lines
  }

  /// The last hop of every landing; landings differ by their condition.
  private static func lastHops(of edges: [Edge]) -> [Edge] {
    let landings = Dictionary(grouping: edges) { $0.condition ?? "" }
    return landings.sorted { $0.key < $1.key }.flatMap { _, hops in
      let last = hops.map { $0.order ?? 0 }.max()
      return hops.filter { ($0.order ?? 0) == last }
    }
  }

  private static func targets(
    _ edges: [Edge], link: DeepLinkDescription?, graph: FlowGraph, folding: Folding
  ) -> [Target] {
    var labels: [NodeID: String?] = [:]
    for edge in edges {
      let waits = link?.landings.filter { $0.hops.last == edge.to } ?? []
      let roots = Set(waits.compactMap(\.deferredUntil)).compactMap { graph[$0]?.name }
      // Only a landing that always waits says so on its line.
      let label =
        waits.allSatisfy { $0.deferredUntil != nil } && !roots.isEmpty
        ? "after " + roots.sorted().map(Words.spoken).joined(separator: ", ") : nil
      for stand in folding.stands(for: edge.to) { labels[stand] = .some(label) }
    }
    return labels.map { Target(id: $0.key, label: $0.value) }.sorted()
  }

  private static func problem(_ link: DeepLinkDescription?, hasLanding: Bool) -> String? {
    if link?.handled == false { return "nobody handles it" }
    if link?.isWired == false { return "no entry takes it" }
    return hasLanding ? nil : "lands nowhere"
  }
}
