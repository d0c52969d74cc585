import FlowModel

/// What users may or may not get to: only edges lead there whose value the source does not say.
package struct UnknownReach: Encodable {
  /// One such node.
  struct Item: Encodable {
    let id: NodeID
    let kind: NodeKind
    let name: String
    let module: String
    let location: SourceLocation?
    /// The hop that is not known, in words.
    let reason: String
  }

  /// Whether the graph has an entry; without one nothing is known to be reached.
  let hasEntries: Bool
  let nodeCount: Int
  let nodes: [Item]

  package init(_ graph: FlowGraph) {
    let reachability = Reachability(graph)
    hasEntries = reachability.hasEntries
    nodeCount = graph.nodes.count
    let unknown = hasEntries ? graph.nodes.filter { reachability[$0.id] == .perhaps } : []
    nodes = unknown.map { node in
      Item(
        id: node.id, kind: node.kind, name: node.qualifiedName, module: node.module,
        location: node.location, reason: Self.reason(for: node, reachability, in: graph))
    }
  }

  /// One line for each such node, with the hop that is not known under it; ends with their number.
  package var text: String {
    guard hasEntries else {
      return "no entry of an app is in the graph, so nothing is known to be reached\n"
    }
    var lines = nodes.flatMap { node -> [String] in
      let place = node.location.map { " · \($0)" } ?? ""
      return ["\(node.kind.rawValue) \(node.name) (\(node.module))\(place)", "  \(node.reason)"]
    }
    let count = AuditSummaryText.amount(nodes.count, "node")
    lines.append("\(count) of \(nodeCount) perhaps reached")
    return lines.map { VisibleText.escape($0) + "\n" }.joined()
  }

  private static func reason(
    for node: Node, _ reachability: Reachability, in graph: FlowGraph
  ) -> String {
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
