import FlowModel

/// Says where lines from and to a flow with a group are drawn.
///
/// A flow that only starts its first route or root needs no node of its own: lines to the flow lead
/// to that member. Any other flow gets a node inside its group.
struct FlowAnchors {
  private var anchor: [NodeID: NodeID] = [:]

  init(grouping: Grouping, lines: [RawLine], index: GraphIndex) {
    var first: [NodeID: [NodeID]] = [:]
    for (id, flow) in grouping.group where index.graph[id]?.isInitial == true {
      guard index.declarer[id] == flow else { continue }
      first[flow, default: []].append(id)
    }
    var targets: [NodeID: Set<NodeID>] = [:]
    for line in lines { targets[line.from, default: []].insert(line.to) }
    for flow in grouping.flows {
      guard let firsts = first[flow], firsts.count == 1, let only = firsts.first else { continue }
      if targets[flow, default: []].subtracting([only]).isEmpty { anchor[flow] = only }
    }
  }

  func callAsFunction(_ id: NodeID) -> NodeID {
    anchor[id] ?? id
  }
}
