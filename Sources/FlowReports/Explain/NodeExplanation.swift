import FlowModel

/// Why a node is in the graph, and how a user gets to it.
package struct NodeExplanation: Encodable {
  /// One edge in words that a program can read too.
  package struct Step: Encodable {
    var kind: EdgeKind
    var style: String?
    var from: String
    var to: String
    var trigger: String?
    var label: String?
    var condition: String?
    var confidence: Confidence
    var location: SourceLocation?
  }

  package var id: NodeID
  var kind: NodeKind
  var name: String
  var module: String
  var location: SourceLocation?
  /// Why it counts as what it is.
  var reason: String
  /// `reached`, `perhaps` or `unreached`; `nil` where no entry is in the graph.
  var reach: String?
  /// From a start to the node.
  var path: [Step]
  /// What lies on every way to the node, the start first.
  var gates: [String]
  /// Where the way breaks off: the nearest node that is reached, then those that are not.
  var missing: [String]?
  var isMissingFirst: Bool?
  var incoming: [Step]
  var outgoing: [Step]
  /// Declarations that make or build it though no edge says how it is shown.
  var madeIn: [String]

  package init(_ node: Node, in graph: FlowGraph) {
    let reachability = Reachability(graph)
    id = node.id
    kind = node.kind
    name = node.qualifiedName
    module = node.module
    location = node.location
    incoming = graph.incoming(node.id).map { Step($0, in: graph) }
    outgoing = graph.outgoing(node.id).map { Step($0, in: graph) }
    reason = NodeReason(node, in: graph).text
    gates = Dominators(graph).dominators(of: node.id).map {
      graph[$0]?.qualifiedName ?? $0.rawValue
    }
    path = Self.way(to: node.id, reachability, in: graph).map { Step($0, in: graph) }
    let made = graph.observations.filter {
      $0.subject == node.subject && [.makesRoute, .constructs].contains($0.kind)
    }
    madeIn = Set(made.compactMap { $0.data["in"] }).sorted()
    guard reachability.hasEntries else { return }
    reach =
      switch reachability[node.id] {
      case .reached: "reached"
      case .perhaps: "perhaps"
      case .unreached: "unreached"
      }
    if let way = reachability.missingWay(to: node.id, in: graph) {
      missing = way.path.map { graph[$0]?.qualifiedName ?? $0.rawValue }
      isMissingFirst = way.ancestor == nil
    }
  }
}

extension NodeExplanation {
  /// The way from an entry, or from a link where no entry leads there as surely.
  private static func way(to id: NodeID, _ reachability: Reachability, in graph: FlowGraph)
    -> [Edge]
  {
    let walked = FlowGraph(
      project: graph.project, nodes: graph.nodes, edges: graph.edges,
      observations: graph.observations)
    let byHand = Reachability(walked)
    return byHand[id] == reachability[id] ? byHand.path(to: id) : reachability.path(to: id)
  }
}

extension NodeExplanation.Step {
  init(_ edge: Edge, in graph: FlowGraph) {
    kind = edge.kind
    style = edge.style
    from = graph[edge.from]?.qualifiedName ?? edge.from.rawValue
    to = graph[edge.to]?.qualifiedName ?? edge.to.rawValue
    trigger = edge.trigger
    label = edge.label
    condition = edge.condition
    confidence = edge.confidence
    location = edge.locations.first
  }
}
