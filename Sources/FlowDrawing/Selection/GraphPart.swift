import FlowModel

/// A part of a graph, drawn as a graph of its own.
///
/// What is reached is decided by the whole: a part without an entry is not unreached.
public struct GraphPart: Sendable {
  /// What is drawn.
  public let graph: FlowGraph
  /// What it was taken from.
  public let whole: FlowGraph
  /// Which part it is, in whole sentences; empty for the whole.
  public let scope: [String]

  public init(_ graph: FlowGraph) {
    self.init(graph: graph, whole: graph, scope: [])
  }

  init(graph: FlowGraph, whole: FlowGraph, scope: [String]) {
    self.graph = graph
    self.whole = whole
    self.scope = scope
  }

  /// The part with other nodes and edges.
  ///
  /// Links go that land nowhere in it any more.
  func with(nodes: [Node], edges: [Edge], saying sentence: String) -> GraphPart {
    let ids = Set(nodes.map(\.id))
    let ends = Dictionary(grouping: graph.edges.filter { $0.kind == .opens }, by: \.from)
    let landed = Dictionary(grouping: edges.filter { $0.kind == .opens && ids.contains($0.to) }) {
      $0.from
    }
    let nodes = nodes.filter { node in
      node.kind != .deepLink || ends[node.id] == nil || landed[node.id] != nil
    }
    let part = FlowGraph(
      project: graph.project, nodes: nodes, edges: edges,
      deepLinks: graph.deepLinks.filter { ids.contains($0.id) })
    return GraphPart(graph: part, whole: whole, scope: scope + [sentence])
  }

  /// The part with these nodes and the edges between them.
  func keeping(_ ids: Set<NodeID>, saying sentence: String) -> GraphPart {
    with(
      nodes: graph.nodes.filter { ids.contains($0.id) },
      edges: graph.edges.filter { ids.contains($0.from) && ids.contains($0.to) },
      saying: sentence)
  }
}
