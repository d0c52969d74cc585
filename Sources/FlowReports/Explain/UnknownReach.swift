import FlowModel

/// What users may or may not get to: only edges lead there whose value the source does not say.
package struct UnknownReach {
  private let graph: FlowGraph
  private let reachability: Reachability

  package init(_ graph: FlowGraph) {
    self.graph = graph
    reachability = Reachability(graph)
  }

  /// One line for each such node, with the hop that is not known under it; ends with their number.
  package var text: String {
    guard reachability.hasEntries else {
      return "no entry of an app is in the graph, so nothing is known to be reached\n"
    }
    let nodes = graph.nodes.filter { reachability[$0.id] == .perhaps }
    var lines = nodes.flatMap { node -> [String] in
      let place = node.location.map { " · \($0)" } ?? ""
      let title = "\(node.kind.rawValue) \(node.qualifiedName) (\(node.module))\(place)"
      return [title, "  \(reason(for: node))"]
    }
    let count = AuditSummaryText.amount(nodes.count, "node")
    lines.append("\(count) of \(graph.nodes.count) perhaps reached")
    return lines.map { VisibleText.escape($0) + "\n" }.joined()
  }

  private func reason(for node: Node) -> String {
    let way = reachability.path(to: node.id)
    if let edge = way.first(where: { $0.confidence == .dynamic }) {
      return NodeExplanation.Step(edge, in: graph).line
    }
    let makers = graph.observations(of: .constructs).filter { $0.subject == node.subject }
      .compactMap { $0.data["in"] }
    guard let first = way.first else {
      return makers.isEmpty
        ? "built somewhere, and no edge says how it is shown"
        : "built in \(Set(makers).sorted().joined(separator: ", ")), and no edge says how it is shown"
    }
    return
      "from \(graph[first.from]?.qualifiedName ?? first.from.rawValue), of which the same holds"
  }
}
