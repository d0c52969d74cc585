import FlowModel

/// Draws every flow, or every module, as one node.
struct CollapsedNodes {
  private let collapse: GraphSelection.Collapse

  init(_ collapse: GraphSelection.Collapse) {
    self.collapse = collapse
  }

  func applied(to part: GraphPart) -> GraphPart {
    let graph = part.graph
    let index = GraphIndex(part)
    var stands: [NodeID: Node] = [:]
    for node in graph.nodes { stands[node.id] = stand(for: node, index) }
    let edges = graph.edges.compactMap { edge -> Edge? in
      guard let from = stands[edge.from], let to = stands[edge.to] else { return nil }
      guard from.id != to.id else { return edge.from == edge.to ? edge : nil }
      var moved = edge
      (moved.from, moved.to) = (from.id, to.id)
      switch edge.kind {
      case .declares, .shows, .contains:
        if from.kind == .flow, to.kind == .flow { moved.kind = .child }
      default: break
      }
      return moved
    }
    let sentence =
      collapse == .flow ? "Every flow is drawn as one." : "Every module is drawn as one."
    return part.with(
      nodes: stands.values.sorted { $0.id < $1.id }, edges: edges, saying: sentence)
  }

  private func stand(for node: Node, _ index: GraphIndex) -> Node {
    if node.kind == .entry || node.kind == .deepLink { return node }
    switch collapse {
    case .flow: return index.home[node.id].flatMap { index.graph[$0] } ?? node
    case .module: return ModuleNode.is(node) ? node : ModuleNode.of(node.module)
    }
  }
}
