extension AuditReport {
  /// What was found, as marks for a drawing of the graph that was audited.
  public func marks(in graph: FlowGraph) -> [NodeID: [Mark]] {
    let nodes = Dictionary(grouping: graph.nodes, by: \.subject)
    var marks: [NodeID: [Mark]] = [:]
    for finding in findings {
      for node in nodes[finding.subject] ?? [] {
        marks[node.id, default: []].append(
          Mark(label: finding.rule, severity: finding.severity, message: finding.message))
      }
    }
    return marks
  }
}
