import FlowModel

/// Says which nodes of the picture stand for a node of the graph.
///
/// At the level of screens: a screen that only one route, root or tab shows stands in that node, a
/// component in the screens that contain it. At coarser levels more folds into less.
struct Folding {
  /// Lines that a component may add to its containers before it becomes a node of its own.
  private static let componentLineLimit = 8
  /// Routes that may stand for a screen which they all show.
  private static let showerLimit = 4

  private let index: GraphIndex
  private let detail: DetailLevel
  private var known: [NodeID: [NodeID]] = [:]
  /// Components that stand in what contains them.
  private var folded: Set<NodeID> = []

  /// Which flow is drawn for which.
  private let overview: FlowOverview?

  /// At the level of flows at most `flowLimit` of them are drawn.
  init(_ index: GraphIndex, detail: DetailLevel, flowLimit: Int = DetailChooser.readable) {
    self.index = index
    self.detail = detail
    overview = detail == .flows ? FlowOverview(index, limit: flowLimit) : nil
    for node in index.graph.nodes { _ = resolve(node.id, visiting: []) }
  }

  /// Ids of the nodes that stand for the node, sorted; none if it is left out.
  func stands(for id: NodeID) -> [NodeID] {
    known[id] ?? []
  }

  /// Whether an edge says only what folding says already: a component that stands in its containers
  /// is contained there, and coarser levels draw containment only where it leads to a tab or a flow.
  func hides(_ edge: Edge) -> Bool {
    guard edge.kind == .contains, let target = index.graph[edge.to] else { return false }
    let stands = stands(for: edge.to)
    if folded.contains(edge.to) { return true }
    guard detail == .routes, target.kind != .flow else { return false }
    return !stands.contains { index.graph[$0]?.kind == .tab }
  }

  /// What a module's things without a flow are drawn as at the coarsest level.
  static func area(of module: String) -> NodeID {
    NodeID("area:\(module)")
  }

  private mutating func resolve(_ id: NodeID, visiting: Set<NodeID>) -> [NodeID] {
    if let result = known[id] { return result }
    guard let node = index.graph[id], !visiting.contains(id) else { return [] }
    let result = compute(node, visiting: visiting.union([id]))
    known[id] = result
    return result
  }

  private mutating func compute(_ node: Node, visiting: Set<NodeID>) -> [NodeID] {
    if detail == .flows { return standsAmongFlows(node) }
    switch node.kind {
    case .entry, .root, .tab, .route, .deepLink:
      return [node.id]
    case .flow, .screen, .external:
      if let shower = onlyShower(of: node.id) { return resolve(shower, visiting: visiting) }
      if node.kind == .flow { return [node.id] }
      if let hosts = containers(of: node, visiting: visiting) { return hosts }
      return detail == .routes ? standsAmongRoutes(node) : [node.id]
    }
  }

  private func standsAmongFlows(_ node: Node) -> [NodeID] {
    switch node.kind {
    case .entry: [node.id]
    case .deepLink, .external: []
    case .flow, .root, .tab, .route, .screen:
      [index.home[node.id].flatMap { overview?.stand[$0] } ?? Self.area(of: node.module)]
    }
  }

  private func standsAmongRoutes(_ node: Node) -> [NodeID] {
    if node.kind == .external { return [] }
    let showers = index.showers[node.id] ?? []
    if !showers.isEmpty, showers.count <= Self.showerLimit { return showers }
    return [index.home[node.id] ?? Self.area(of: node.module)]
  }

  /// The one root, tab or route that shows the node and nothing else.
  private func onlyShower(of id: NodeID) -> NodeID? {
    guard let showers = index.showers[id], showers.count == 1, let shower = showers.first,
      index.shown[shower]?.count == 1
    else { return nil }
    return shower
  }

  /// What contains a component, unless it would repeat too many lines there.
  private mutating func containers(of node: Node, visiting: Set<NodeID>) -> [NodeID]? {
    guard node.roles.contains("component"), let containers = index.containers[node.id]
    else { return nil }
    var hosts: Set<NodeID> = []
    for container in containers { hosts.formUnion(resolve(container, visiting: visiting)) }
    guard !hosts.isEmpty else { return nil }
    let lines = index.graph.outgoing(node.id).filter {
      $0.kind != .contains && $0.kind != .dismisses
    }
    guard hosts.count == 1 || hosts.count * lines.count <= Self.componentLineLimit
    else { return nil }
    folded.insert(node.id)
    return hosts.sorted()
  }
}
