import FlowModel

/// Where links end up.
enum LinkLandings {
  /// Ids of the edges that are the last hop of a landing; landings differ by their condition.
  static func lastHops(in graph: FlowGraph) -> Set<String> {
    struct Key: Hashable {
      let link: NodeID
      let condition: String?
    }
    let opens = graph.edges.filter { $0.kind == .opens }
    let landings = Dictionary(grouping: opens) { Key(link: $0.from, condition: $0.condition) }
    return landings.values.reduce(into: []) { ids, hops in
      let last = hops.map { $0.order ?? 0 }.max()
      ids.formUnion(hops.filter { ($0.order ?? 0) == last }.map(\.id))
    }
  }
}
