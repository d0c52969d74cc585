import FlowModel

/// Says under which node each node stands in an outline: every node once, cycles cut.
struct OutlinePlaces {
  /// Sorted by kind, then id.
  private(set) var children: [NodeID: [NodeID]] = [:]
  /// Nodes that stand under no other, in the same order.
  private(set) var tops: [NodeID] = []
  private var parent: [NodeID: NodeID] = [:]

  init(_ index: GraphIndex) {
    let graph = index.graph
    let origins = Self.origins(graph)
    // Flows first: they make the tree that everything else hangs in.
    let order = graph.nodes.filter { $0.kind == .flow } + graph.nodes.filter { $0.kind != .flow }
    for node in order {
      let wanted: NodeID? =
        switch node.kind {
        case .entry, .deepLink: nil
        case .flow: Self.shower(of: node.id, index) ?? Self.starter(of: node.id, origins, index)
        case .root, .tab, .route: index.home[node.id] ?? origins[node.id]
        case .screen, .external:
          Self.shower(of: node.id, index) ?? Self.host(of: node, index) ?? origins[node.id]
        }
      if let wanted, wanted != node.id, graph[wanted] != nil, !isBelow(wanted, node.id) {
        parent[node.id] = wanted
      }
    }
    for node in graph.nodes {
      if let parent = parent[node.id] {
        children[parent, default: []].append(node.id)
      } else {
        tops.append(node.id)
      }
    }
    for (id, ids) in children { children[id] = Self.sorted(ids, graph) }
    tops = Self.sorted(tops, graph)
  }

  /// The node that it stands under.
  func parent(of id: NodeID) -> NodeID? { parent[id] }

  private func isBelow(_ id: NodeID, _ ancestor: NodeID) -> Bool {
    var current: NodeID? = id
    while let node = current {
      if node == ancestor { return true }
      current = parent[node]
    }
    return false
  }

  /// The one root, tab or route that shows it.
  private static func shower(of id: NodeID, _ index: GraphIndex) -> NodeID? {
    guard let showers = index.showers[id], showers.count == 1 else { return nil }
    return showers.first
  }

  /// What alone leads to a screen or contains it, else the flow that it belongs to.
  private static func host(of node: Node, _ index: GraphIndex) -> NodeID? {
    let sources = Set(
      index.graph.incoming(node.id).filter { $0.kind.leadsOn && $0.from != node.id }.map(\.from))
    return sources.count == 1 ? sources.first : index.home[node.id]
  }

  /// The flow of what leads to a flow.
  private static func starter(
    of id: NodeID, _ origins: [NodeID: NodeID], _ index: GraphIndex
  ) -> NodeID? {
    guard let origin = origins[id] else { return nil }
    return index.graph[origin]?.kind == .flow ? origin : index.home[origin]
  }

  /// From where a breadth-first search from the entries comes to each node; the rest is searched
  /// from the flows that nothing leads to, then from any.
  private static func origins(_ graph: FlowGraph) -> [NodeID: NodeID] {
    var origin: [NodeID: NodeID] = [:]
    var seen: Set<NodeID> = []
    func search(from starts: [NodeID]) {
      var queue = starts.filter { seen.insert($0).inserted }
      var next = 0
      while next < queue.count {
        let id = queue[next]
        next += 1
        for edge in graph.outgoing(id) where edge.kind.leadsOn && seen.insert(edge.to).inserted {
          origin[edge.to] = id
          queue.append(edge.to)
        }
      }
    }
    let flows = graph.nodes(of: .flow).map(\.id)
    search(from: graph.nodes(of: .entry).map(\.id))
    search(
      from: flows.filter { flow in graph.incoming(flow).allSatisfy { !$0.kind.leadsOn } })
    for flow in flows { search(from: [flow]) }
    for node in graph.nodes where node.kind != .deepLink { search(from: [node.id]) }
    return origin
  }

  private static func sorted(_ ids: [NodeID], _ graph: FlowGraph) -> [NodeID] {
    func rank(_ id: NodeID) -> Int {
      guard let kind = graph[id]?.kind else { return 0 }
      return kind.outlineRank
    }
    return ids.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}

extension NodeKind {
  /// Entries first, flows after what they declare, links last.
  fileprivate var outlineRank: Int {
    let order: [NodeKind] = [.entry, .root, .tab, .route, .screen, .external, .flow, .deepLink]
    return order.firstIndex(of: self) ?? order.count
  }
}

extension EdgeKind {
  /// Whether the user comes further by it, or what it leads to is part of where it starts.
  fileprivate var leadsOn: Bool {
    switch self {
    case .returns, .dismisses, .opens: false
    default: true
    }
  }
}
