/// Whether a user can get to a node.
public enum Reach: Hashable, Sendable, Comparable {
  /// No way leads from an entry to it.
  case unreached
  /// Only ways over dynamic edges do, or code that may run makes it, or may make it, without saying
  /// how it is shown.
  case perhaps
  /// A way over certain or inferred edges does.
  case reached
}

/// What can be reached from an app's entries and from the deep links that an entry site takes.
///
/// Breadth-first searches, first without dynamic edges, then with them: O(nodes + edges).
public struct Reachability: Sendable {
  /// Whether the graph has an entry.
  ///
  /// Where it has none (a library), nothing counts as unreached.
  public let hasEntries: Bool
  private let reach: [NodeID: Reach]
  private let predecessors: [NodeID: Edge]

  public init(_ graph: FlowGraph) {
    hasEntries = graph.nodes.contains { $0.kind == .entry }
    var reach: [NodeID: Reach] = [:]
    var predecessors: [NodeID: Edge] = [:]

    func search(from starts: [NodeID], as value: Reach, along: (Edge) -> Bool) {
      var queue = starts
      var next = 0
      while next < queue.count {
        let id = queue[next]
        next += 1
        for edge in graph.outgoing(id) where reach[edge.to] == nil && along(edge) {
          guard graph.isFollowed(edge) else { continue }
          reach[edge.to] = value
          predecessors[edge.to] = edge
          queue.append(edge.to)
        }
      }
    }

    let starts = Self.starts(of: graph)
    for id in starts { reach[id] = .reached }
    search(from: starts, as: .reached) { $0.confidence != .dynamic }
    search(from: reach.keys.sorted(), as: .perhaps) { _ in true }

    var makings = PossibleMakings(graph)
    while true {
      let subjects = makings.takeThose { owners in
        owners.isEmpty || owners.contains { reach[$0.id] != nil }
      }
      guard !subjects.isEmpty else { break }
      let found = graph.nodes.filter { subjects.contains($0.subject) && reach[$0.id] == nil }
      for node in found { reach[node.id] = .perhaps }
      search(from: found.map(\.id), as: .perhaps) { _ in true }
    }
    self.reach = reach
    self.predecessors = predecessors
  }

  /// Where users come in: the entries, and the deep links that an entry site takes.
  package static func starts(of graph: FlowGraph) -> [NodeID] {
    let links = graph.deepLinks.filter { $0.isWired && $0.handled }.map(\.id)
    return (graph.nodes(of: .entry).map(\.id) + links).filter { graph[$0] != nil }
  }

  /// Whether the node can be reached.
  public subscript(id: NodeID) -> Reach {
    reach[id] ?? .unreached
  }

  /// The edges from a start to the node, in order; empty for a start or a node that is not reached.
  public func path(to id: NodeID) -> [Edge] {
    var path: [Edge] = []
    var current = id
    while let edge = predecessors[current] {
      path.append(edge)
      current = edge.from
    }
    return path.reversed()
  }
}

extension FlowGraph {
  /// Whether a user who is at the edge's start can get to its end by it.
  ///
  /// `declares` leads only to tabs and to initial roots and routes; results and dismissals lead
  /// nowhere new.
  public func isFollowed(_ edge: Edge) -> Bool {
    switch edge.kind {
    case .launch, .shows, .contains, .child, .push, .present, .replace, .select, .switch, .opens:
      return true
    case .declares:
      guard let target = self[edge.to] else { return false }
      return target.kind == .tab || target.isInitial
    case .returns, .dismisses:
      return false
    }
  }
}
