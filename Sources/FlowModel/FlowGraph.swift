/// An app's navigation as a directed multigraph: what introspection makes, and what every rule,
/// renderer, report and query reads.
///
/// It has cycles and shared children; never assume a tree.
///
/// Everything is sorted on creation, so that the same input gives the same bytes.
public struct FlowGraph: Sendable {
  public let project: ProjectSummary
  /// Sorted by id; ids are unique.
  public let nodes: [Node]
  /// Sorted by id; ids are unique, and both ends are among `nodes`.
  public let edges: [Edge]
  /// Sorted by id.
  public let deepLinks: [DeepLinkDescription]
  public let claims: [Claim]
  public let observations: [Observation]
  public let suppressions: [Suppression]
  public let notices: [Notice]

  private let nodeIndex: [NodeID: Int]
  private let outgoingEdges: [NodeID: [Int]]
  private let incomingEdges: [NodeID: [Int]]

  /// Sorts, merges what has the same identity (edges keep all places and the higher confidence), and
  /// drops edges whose ends are not among the nodes.
  ///
  /// - Complexity: O(*n* log *n*) in the number of nodes and edges.
  public init(
    project: ProjectSummary, nodes: [Node] = [], edges: [Edge] = [],
    deepLinks: [DeepLinkDescription] = [], claims: [Claim] = [], observations: [Observation] = [],
    suppressions: [Suppression] = [], notices: [Notice] = []
  ) {
    self.project = project
    var nodesByID: [NodeID: Node] = [:]
    for node in nodes where nodesByID[node.id] == nil { nodesByID[node.id] = node }
    var edgesByID: [String: Edge] = [:]
    for edge in edges where nodesByID[edge.from] != nil && nodesByID[edge.to] != nil {
      let id = edge.id
      guard var known = edgesByID[id] else {
        edgesByID[id] = edge
        continue
      }
      known.locations += edge.locations
      known.confidence = max(known.confidence, edge.confidence)
      known.label = known.label ?? edge.label
      edgesByID[id] = known
    }
    let sortedNodes = nodesByID.values.sorted { $0.id < $1.id }
    let sortedEdges = edgesByID.sorted { $0.key < $1.key }.map { _, edge in
      var edge = edge
      edge.locations = Set(edge.locations).sorted()
      return edge
    }
    self.nodes = sortedNodes
    self.edges = sortedEdges
    self.deepLinks = deepLinks.sorted { $0.id < $1.id }
    self.claims = Set(claims).sorted {
      ($0.kind.rawValue, $0.value, $0.location?.description ?? "")
        < ($1.kind.rawValue, $1.value, $1.location?.description ?? "")
    }
    self.observations = Set(observations).sorted(by: \.sortKey)
    self.suppressions = suppressions.sorted { $0.location < $1.location }
    self.notices = Set(notices).sorted(by: \.sortKey)

    nodeIndex = Dictionary(
      uniqueKeysWithValues: sortedNodes.indices.map { (sortedNodes[$0].id, $0) })
    outgoingEdges = Dictionary(grouping: sortedEdges.indices) { sortedEdges[$0].from }
    incomingEdges = Dictionary(grouping: sortedEdges.indices) { sortedEdges[$0].to }
  }

  /// The deep links in the order in which the code tries them.
  package var deepLinksAsTried: [DeepLinkDescription] {
    deepLinks.sorted { ($0.order, $0.id) < ($1.order, $1.id) }
  }

  /// The same graph with more observed than the sources say.
  package func observing(_ more: [Observation]) -> FlowGraph {
    guard !more.isEmpty else { return self }
    return FlowGraph(
      project: project, nodes: nodes, edges: edges, deepLinks: deepLinks, claims: claims,
      observations: observations + more, suppressions: suppressions, notices: notices)
  }

  /// The node with this id.
  ///
  /// Constant time.
  public subscript(id: NodeID) -> Node? {
    nodeIndex[id].map { nodes[$0] }
  }

  /// Edges that start at the node, sorted by id.
  public func outgoing(_ id: NodeID) -> [Edge] {
    (outgoingEdges[id] ?? []).map { edges[$0] }
  }

  /// Edges that end at the node, sorted by id.
  public func incoming(_ id: NodeID) -> [Edge] {
    (incomingEdges[id] ?? []).map { edges[$0] }
  }

  /// All nodes of a kind, sorted by id.
  public func nodes(of kind: NodeKind) -> [Node] {
    nodes.filter { $0.kind == kind }
  }

  /// Observations of a kind, in the graph's order.
  public func observations(of kind: ObservationKind) -> [Observation] {
    observations.filter { $0.kind == kind }
  }
}

extension FlowGraph: Equatable {
  public static func == (left: FlowGraph, right: FlowGraph) -> Bool {
    left.project == right.project && left.nodes == right.nodes && left.edges == right.edges
      && left.deepLinks == right.deepLinks && left.claims == right.claims
      && left.observations == right.observations && left.suppressions == right.suppressions
      && left.notices == right.notices
  }
}

extension Collection {
  /// Sorted by keys that are made once for each element.
  fileprivate func sorted<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    map { (key: key($0), element: $0) }.sorted { $0.key < $1.key }.map(\.element)
  }
}

extension Observation {
  fileprivate var sortKey: String {
    let place = location?.sortKey ?? ""
    let details = data.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([kind.rawValue, subject, place] + details).joined(separator: "\0")
  }
}

extension Notice {
  fileprivate var sortKey: String {
    "\(location?.sortKey ?? "")\0\(message)"
  }
}

extension SourceLocation {
  fileprivate var sortKey: String {
    "\(file)\0\(String(line).leftPadded)\0\(String(column).leftPadded)"
  }
}

extension String {
  /// Padded so that numbers sort as text.
  fileprivate var leftPadded: String {
    String(repeating: "0", count: max(0, 8 - count)) + self
  }
}
