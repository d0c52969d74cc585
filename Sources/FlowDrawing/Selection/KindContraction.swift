import FlowModel

/// Leaves only nodes of some kinds; where a way leads from one to another past nodes of other kinds,
/// one edge says so.
struct KindContraction {
  private let kinds: Set<NodeKind>

  init(_ kinds: Set<NodeKind>) {
    self.kinds = kinds
  }

  func applied(to part: GraphPart) -> GraphPart {
    let graph = part.graph
    let kept = graph.nodes.filter { kinds.contains($0.kind) }
    var edges: [Edge] = []
    for node in kept { edges += self.edges(from: node, in: graph) }
    let names = NodeKind.allCases.filter(kinds.contains).map(\.plural)
    return part.with(nodes: kept, edges: edges, saying: "Only \(Words.list(names)).")
  }

  private func edges(from node: Node, in graph: FlowGraph) -> [Edge] {
    struct Step {
      let id: NodeID
      /// What the whole way is drawn as.
      let edge: Edge
    }
    var result: [Edge] = []
    var seen: Set<NodeID> = [node.id]
    var next: [Step] = []
    func visit(_ edge: Edge, after way: Edge?) {
      var whole = way ?? edge
      // What the user does counts, not what it takes to show it.
      if way?.kind.isTransition != true, whole.kind != .opens { whole = edge }
      whole.from = node.id
      whole.to = edge.to
      whole.confidence = min(edge.confidence, way?.confidence ?? .certain)
      if let target = graph[edge.to], kinds.contains(target.kind) {
        if target.id != node.id || way == nil { result.append(whole) }
      } else if edge.kind != .returns, edge.kind != .dismisses, seen.insert(edge.to).inserted {
        next.append(Step(id: edge.to, edge: whole))
      }
    }
    for edge in graph.outgoing(node.id) { visit(edge, after: nil) }
    var place = 0
    while place < next.count {
      let step = next[place]
      place += 1
      for edge in graph.outgoing(step.id) where edge.kind != .declares || graph.isFollowed(edge) {
        visit(edge, after: step.edge)
      }
    }
    return result
  }
}

extension NodeKind {
  /// What people call several of them.
  fileprivate var plural: String {
    switch self {
    case .entry: "entries"
    case .deepLink: "deep links"
    case .external: "system screens"
    case .root, .tab, .flow, .route, .screen: "\(rawValue)s"
    }
  }
}
