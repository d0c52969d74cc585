import FlowModel

/// The graph's relations in the forms that drawing asks for.
struct GraphIndex: Sendable {
  let graph: FlowGraph
  /// What the graph is a part of.
  let whole: FlowGraph
  let reachability: Reachability
  /// What appears for a root, tab or route, sorted.
  let shown: [NodeID: [NodeID]]
  /// The roots, tabs and routes that a screen appears for, sorted.
  let showers: [NodeID: [NodeID]]
  /// Whoever builds a view in its own body, sorted.
  let containers: [NodeID: [NodeID]]
  /// The flow that owns a root, tab or route.
  let declarer: [NodeID: NodeID]
  /// The nearest flow of everything that is not a flow.
  let home: [NodeID: NodeID]

  init(_ part: GraphPart) {
    let graph = part.graph
    self.graph = graph
    whole = part.whole
    reachability = Reachability(whole)
    var shown: [NodeID: Set<NodeID>] = [:]
    var showers: [NodeID: Set<NodeID>] = [:]
    var containers: [NodeID: Set<NodeID>] = [:]
    var declarers: [NodeID: [Node]] = [:]
    for edge in graph.edges {
      switch edge.kind {
      case .shows:
        shown[edge.from, default: []].insert(edge.to)
        showers[edge.to, default: []].insert(edge.from)
      case .contains:
        containers[edge.to, default: []].insert(edge.from)
      case .declares:
        if let flow = graph[edge.from], flow.kind == .flow {
          declarers[edge.to, default: []].append(flow)
        }
      default:
        break
      }
    }
    self.shown = shown.mapValues { $0.sorted() }
    self.showers = showers.mapValues { $0.sorted() }
    self.containers = containers.mapValues { $0.sorted() }
    let declarer = declarers.reduce(into: [NodeID: NodeID]()) { result, entry in
      let owner = graph[entry.key]?.owner
      let best = entry.value.first { flow in owner.map(flow.routeTypes.contains) ?? false }
      result[entry.key] = (best ?? entry.value.first)?.id
    }
    self.declarer = declarer
    home = Self.homes(in: graph, declarer: declarer)
  }

  /// Whether a user can get to the node; what stands for a module is reached.
  func reach(of id: NodeID) -> Reach {
    whole[id] == nil ? .reached : reachability[id]
  }

  /// A breadth-first search from all flows at once; ties go to the smaller id.
  private static func homes(
    in graph: FlowGraph, declarer: [NodeID: NodeID]
  ) -> [NodeID: NodeID] {
    var home = declarer
    for flow in graph.nodes(of: .flow) { home[flow.id] = flow.id }
    var queue = home.keys.sorted()
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      for edge in graph.outgoing(id) where home[edge.to] == nil && edge.staysInFlow {
        guard let target = graph[edge.to], target.kind != .entry, target.kind != .deepLink
        else { continue }
        home[edge.to] = home[id]
        queue.append(edge.to)
      }
    }
    return home
  }
}

extension Edge {
  /// Whether what the edge leads to belongs where the edge starts, if it belongs nowhere else.
  var staysInFlow: Bool {
    switch kind {
    case .declares, .shows, .contains, .push, .present, .replace: true
    case .launch, .child, .select, .switch, .opens, .returns, .dismisses: false
    }
  }
}
