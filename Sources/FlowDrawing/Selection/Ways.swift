import FlowModel

/// The ways from one place to another, those that start at one, or those that end at one.
struct Ways {
  let from: [Node]
  let to: [Node]
  /// How many steps longer than the shortest a way may be, or how long where one end is open.
  let detour: Int?

  func applied(to part: GraphPart) throws(SelectionError) -> GraphPart {
    let graph = part.graph
    let steps = Steps(graph)
    let start = Words.list(from.map(\.name).uniqued)
    let end = Words.list(to.map(\.name).uniqued)
    guard !from.isEmpty else {
      let ids = steps.distances(from: to.map(\.id), backwards: true, limit: detour)
      return part.keeping(withOwners(Set(ids.keys), part), saying: "Only what leads to \(end).")
    }
    guard !to.isEmpty else {
      let ids = steps.distances(from: from.map(\.id), limit: detour)
      return part.keeping(
        withOwners(Set(ids.keys), part), saying: "Only what \(start) leads to.")
    }
    let ahead = steps.distances(from: from.map(\.id))
    let behind = steps.distances(from: to.map(\.id), backwards: true)
    guard let shortest = to.compactMap({ ahead[$0.id] }).min() else {
      throw .noWay(from: start, to: end)
    }
    let longest = shortest + (detour ?? 1)
    func isOnTheWay(_ edge: Edge) -> Bool {
      guard steps.leads(edge), let before = ahead[edge.from], let after = behind[edge.to]
      else { return false }
      return before + steps.cost(edge) + after <= longest
    }
    let edges = graph.edges.filter(isOnTheWay)
    let ids = Set(edges.flatMap { [$0.from, $0.to] } + from.map(\.id) + to.map(\.id))
    let all = withOwners(ids, part)
    let owned = graph.edges.filter {
      $0.kind == .declares && all.contains($0.from) && ids.contains($0.to) && !isOnTheWay($0)
    }
    let room = detour ?? 1
    let length = room == 0 ? "the shortest ways" : "ways up to \(Words.count(room, "step")) longer"
    return part.with(
      nodes: graph.nodes.filter { all.contains($0.id) }, edges: edges + owned,
      saying:
        "Only how \(start) leads to \(end): \(length)\(room == 0 ? "" : " than the shortest").")
  }

  /// Routes stand in their flows.
  private func withOwners(_ ids: Set<NodeID>, _ part: GraphPart) -> Set<NodeID> {
    let owners = GraphIndex(part).declarer
    return ids.union(ids.compactMap { owners[$0] })
  }
}
