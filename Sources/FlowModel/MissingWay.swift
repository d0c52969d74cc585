/// Why a node is not reached: how far a user gets on the way to it, and the hop that is missing.
public struct MissingWay: Hashable, Sendable {
  /// The nearest node that a user does get to; `nil` if nothing reached has to do with the node.
  public var ancestor: NodeID?
  /// The first node on the way to which no edge leads.
  public var missing: NodeID
  /// From the ancestor, or from the missing node where there is none, to the node that is not reached.
  ///
  /// The hop from the ancestor to the missing node is the one that no edge makes.
  public var path: [NodeID]

  public init(ancestor: NodeID?, missing: NodeID, path: [NodeID]) {
    self.ancestor = ancestor
    self.missing = missing
    self.path = path
  }
}

extension Reachability {
  /// Why the node is not reached; `nil` for one that is, surely or perhaps.
  ///
  /// Goes backwards from the node over the edges that would lead to it. A flow that declares a route
  /// counts as its ancestor too, because a hop from the one to the other is what is missing; only
  /// for the node itself its makers are asked first.
  ///
  /// - Complexity: O(nodes + edges).
  public func missingWay(to id: NodeID, in graph: FlowGraph) -> MissingWay? {
    guard self[id] == .unreached else { return nil }
    var next: [NodeID: NodeID] = [:]
    var queue = [id]
    var position = 0
    while position < queue.count {
      let current = queue[position]
      position += 1
      for edge in graph.incoming(current) where edge.from != id && next[edge.from] == nil {
        guard graph.isFollowed(edge) || (edge.kind == .declares && current != id) else { continue }
        next[edge.from] = current
        if self[edge.from] != .unreached {
          return MissingWay(
            ancestor: edge.from, missing: current, path: way(from: edge.from, to: id, next))
        }
        queue.append(edge.from)
      }
    }
    // Nothing reached lies behind the makers: the farthest of them is where the way breaks off.
    let farthest = queue.last ?? id
    let declarer = graph.incoming(id).first { $0.kind == .declares && self[$0.from] == .reached }
    return MissingWay(
      ancestor: declarer?.from, missing: farthest,
      path: [declarer?.from].compactMap(\.self) + way(from: farthest, to: id, next))
  }

  private func way(from start: NodeID, to end: NodeID, _ next: [NodeID: NodeID]) -> [NodeID] {
    var way = [start]
    var current = start
    while current != end, let following = next[current] {
      way.append(following)
      current = following
    }
    return way
  }
}
