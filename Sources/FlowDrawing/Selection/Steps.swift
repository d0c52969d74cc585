import FlowModel

/// How far nodes are from each other, as a reader of the picture counts.
///
/// A route and what it shows are one place, and so are a screen and its components.
struct Steps {
  private let graph: FlowGraph

  init(_ graph: FlowGraph) {
    self.graph = graph
  }

  /// Whether a user gets on by the edge; what a flow declares only tells where a route belongs.
  func leads(_ edge: Edge) -> Bool {
    graph.isFollowed(edge)
  }

  func cost(_ edge: Edge) -> Int {
    switch edge.kind {
    case .shows: 0
    case .contains: graph[edge.to]?.roles.contains("component") == true ? 0 : 1
    default: 1
    }
  }

  /// Steps from the nearest start to each node that can be reached, forwards or backwards.
  ///
  /// O(nodes + edges): costs are 0 or 1.
  func distances(from starts: [NodeID], backwards: Bool = false, limit: Int? = nil)
    -> [NodeID: Int]
  {
    var distance: [NodeID: Int] = [:]
    var level = starts
    var steps = 0
    while !level.isEmpty, limit.map({ steps <= $0 }) ?? true {
      var next: [NodeID] = []
      var place = 0
      while place < level.count {
        let id = level[place]
        place += 1
        guard distance[id] == nil else { continue }
        distance[id] = steps
        for edge in backwards ? graph.incoming(id) : graph.outgoing(id) where leads(edge) {
          let other = backwards ? edge.from : edge.to
          guard distance[other] == nil else { continue }
          if cost(edge) == 0 { level.append(other) } else { next.append(other) }
        }
      }
      level = next
      steps += 1
    }
    return distance
  }
}
