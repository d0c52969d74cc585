import FlowModel

/// Says in which flow's group a node of the picture stands.
struct Grouping {
  private(set) var group: [NodeID: NodeID] = [:]
  /// Flows that have a group.
  private(set) var flows: Set<NodeID> = []

  /// Roots, tabs and routes stand with the flow that declares them, screens with the one flow whose
  /// members alone lead to them.
  init(nodes: [NodeID], lines: [RawLine], index: GraphIndex, folding: Folding) {
    let graph = index.graph
    for id in nodes {
      if let flow = index.declarer[id] { group[id] = flow }
    }
    gatherFlows(folding)
    gatherScreens(nodes: nodes, lines: lines, graph: graph)
    gatherFlows(folding)
  }

  /// A flow that stands in its root, tab or route draws that into its own group.
  private mutating func gatherFlows(_ folding: Folding) {
    for flow in Set(group.values).sorted() {
      for stand in folding.stands(for: flow) { group[stand] = flow }
    }
    // That can leave a group without members.
    flows = Set(group.values)
  }

  private mutating func gatherScreens(nodes: [NodeID], lines: [RawLine], graph: FlowGraph) {
    var sources: [NodeID: Set<NodeID>] = [:]
    for line in lines where line.from != line.to && line.kind != .returns {
      sources[line.to, default: []].insert(line.from)
    }
    let open = nodes.filter { id in
      group[id] == nil && (graph[id]?.kind == .screen || graph[id]?.kind == .external)
    }
    var changed = true
    while changed {
      changed = false
      for id in open where group[id] == nil {
        let groups = (sources[id] ?? []).map { source in
          graph[source]?.kind == .flow ? source : group[source]
        }
        guard let first = groups.first, let flow = first, groups.allSatisfy({ $0 == flow })
        else { continue }
        group[id] = flow
        changed = true
      }
    }
  }
}
