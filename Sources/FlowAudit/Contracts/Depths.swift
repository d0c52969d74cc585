import FlowModel

/// How many transitions a user needs to get to each node, dynamic ones included.
///
/// A breadth-first search in which hops that the user does not make count nothing: O(nodes + edges).
struct Depths {
  private var depths: [NodeID: Int] = [:]
  private var predecessors: [NodeID: NodeID] = [:]

  init(_ graph: FlowGraph, along isAllowed: (Edge) -> Bool) {
    var level = Reachability.starts(of: graph)
    for id in level { depths[id] = 0 }
    var depth = 0
    while !level.isEmpty {
      var next: [NodeID] = []
      var position = 0
      while position < level.count {
        let id = level[position]
        position += 1
        guard depths[id] == depth else { continue }
        for edge in graph.outgoing(id) where graph.isFollowed(edge) && isAllowed(edge) {
          let reached = depth + (edge.kind.isTransition ? 1 : 0)
          guard reached < depths[edge.to] ?? .max else { continue }
          depths[edge.to] = reached
          predecessors[edge.to] = id
          if reached == depth { level.append(edge.to) } else { next.append(edge.to) }
        }
      }
      level = next
      depth += 1
    }
  }

  /// `nil` for what no way leads to.
  subscript(id: NodeID) -> Int? { depths[id] }

  /// From a start to the node.
  func path(to id: NodeID) -> [NodeID] {
    var path = [id]
    while let last = path.last, let previous = predecessors[last] { path.append(previous) }
    return path.reversed()
  }
}
