import FlowModel

/// A graph written down in a few words, for tests.
struct GraphSketch {
  private var module: String
  private var nodes: [Node] = []
  private var edges: [Edge] = []
  private var links: [DeepLinkDescription] = []

  init(_ module: String) {
    self.module = module
  }

  var graph: FlowGraph {
    FlowGraph(
      project: ProjectSummary(name: module), nodes: nodes, edges: edges, deepLinks: links)
  }

  @discardableResult
  mutating func add(
    _ kind: NodeKind, _ name: String, owner: String? = nil, payload: [String] = [],
    initial: Bool = false, roles: [String] = [], routeTypes: [String] = [], module: String? = nil
  ) -> NodeID {
    let qualified = owner.map { "\($0).\(name)" } ?? name
    let module = module ?? self.module
    let id = NodeID("\(kind.rawValue):\(module)/\(qualified)")
    nodes.append(
      Node(
        id: id, kind: kind, name: name, qualifiedName: qualified, module: module,
        location: SourceLocation(file: "Sources/\(owner ?? name).swift", line: 10, column: 3),
        owner: owner, payload: payload.map { PayloadElement(label: $0, type: "String") },
        roles: roles, isInitial: initial, routeTypes: routeTypes))
    return id
  }

  mutating func edge(
    _ kind: EdgeKind, _ from: NodeID, _ to: NodeID, style: String? = nil, trigger: String? = nil,
    condition: String? = nil, label: String? = nil, order: Int? = nil,
    confidence: Confidence = .certain
  ) {
    edges.append(
      Edge(
        kind: kind, from: from, to: to, style: style, trigger: trigger, condition: condition,
        label: label, order: order, confidence: confidence,
        locations: [SourceLocation(file: "Sources/Flow.swift", line: edges.count + 1, column: 5)]))
  }

  /// A flow with routes, each with the screen that it shows.
  mutating func routes(
    of flow: NodeID, _ kind: NodeKind = .route, owner: String,
    _ cases: KeyValuePairs<String, String?>,
    initial: String? = nil
  ) -> [String: NodeID] {
    var result: [String: NodeID] = [:]
    for (name, screen) in cases {
      let route = add(kind, name, owner: owner, initial: name == initial)
      edge(.declares, flow, route)
      if let screen {
        let view = add(.screen, screen)
        edge(.shows, route, view)
      }
      result[name] = route
    }
    return result
  }

  /// A link with one landing.
  mutating func link(
    _ pattern: String, hops: [NodeID], after root: NodeID? = nil, handled: Bool = true,
    wired: Bool = true
  ) {
    let id = NodeID("deepLink:\(module)/Links#\(pattern)")
    nodes.append(
      Node(id: id, kind: .deepLink, name: pattern, qualifiedName: pattern, module: module))
    for (order, hop) in hops.enumerated() { edge(.opens, id, hop, order: order) }
    links.append(
      DeepLinkDescription(
        id: id, pattern: pattern,
        landings: hops.isEmpty ? [] : [Landing(hops: hops, deferredUntil: root)], handled: handled,
        isWired: wired))
  }
}
