import FlowModel

/// Says which flow stands for which at the coarsest level, where there are more than a reader takes
/// in: those far from the start stand in the flow that leads to them.
struct FlowOverview {
  /// For each flow the one that is drawn; `nil` for a flow that no drawn one leads to.
  private(set) var stand: [NodeID: NodeID] = [:]

  /// Keeps at most `limit` flows: the nearest to an entry first, of those the ones with most flows
  /// behind them.
  ///
  /// O(*n* log *n*) in the number of nodes and edges.
  init(_ index: GraphIndex, limit: Int) {
    let graph = index.graph
    let flows = graph.nodes(of: .flow).map(\.id)
    guard flows.count > limit else {
      stand = Dictionary(uniqueKeysWithValues: flows.map { ($0, $0) })
      return
    }
    let (parent, order) = Self.tree(index, flows: flows)
    var depth: [NodeID: Int] = [:]
    for id in order { depth[id] = parent[id].map { (depth[$0] ?? 0) + 1 } ?? 0 }
    var behind: [NodeID: Int] = [:]
    for id in order.reversed() {
      if let parent = parent[id] { behind[parent, default: 0] += 1 + (behind[id] ?? 0) }
    }
    func rank(_ id: NodeID) -> (Int, Int, Int, NodeID) {
      (index.reach(of: id) == .unreached ? 1 : 0, depth[id] ?? 0, -(behind[id] ?? 0), id)
    }
    let kept = Set(flows.sorted { rank($0) < rank($1) }.prefix(limit))
    for id in order {
      if kept.contains(id) { stand[id] = id } else { stand[id] = parent[id].flatMap { stand[$0] } }
    }
  }

  /// A breadth-first search over flows; parents come before their children.
  private static func tree(
    _ index: GraphIndex, flows: [NodeID]
  ) -> (parent: [NodeID: NodeID], order: [NodeID]) {
    let graph = index.graph
    var next: [NodeID: Set<NodeID>] = [:]
    var starts: Set<NodeID> = []
    for edge in graph.edges where edge.kind != .returns && edge.kind != .dismisses {
      guard let to = index.home[edge.to] else { continue }
      if let from = index.home[edge.from] {
        if from != to { next[from, default: []].insert(to) }
      } else {
        starts.insert(to)
      }
    }
    var parent: [NodeID: NodeID] = [:]
    var order: [NodeID] = []
    var seen: Set<NodeID> = []
    func search(from ids: [NodeID]) {
      var place = order.count
      for id in ids where seen.insert(id).inserted { order.append(id) }
      while place < order.count {
        let id = order[place]
        place += 1
        for target in (next[id] ?? []).sorted() where seen.insert(target).inserted {
          parent[target] = id
          order.append(target)
        }
      }
    }
    search(from: starts.sorted())
    let led = Set(next.values.joined())
    search(from: flows.filter { !led.contains($0) })
    search(from: flows)
    return (parent, order)
  }
}
