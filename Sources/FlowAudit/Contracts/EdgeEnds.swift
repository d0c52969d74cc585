import FlowModel

/// Whom an edge comes from and leads to, as a reader would say it.
///
/// A screen whose button calls `CheckoutFlow.pay()` presents the sheet, and so does the flow; a route
/// that is pushed brings what it shows.
struct EdgeEnds {
  private let graph: FlowGraph
  private let types: DeclaringTypes

  init(_ graph: FlowGraph) {
    self.graph = graph
    types = DeclaringTypes(graph)
  }

  func sources(of edge: Edge) -> [Node] {
    [graph[edge.from]].compactMap(\.self) + (edge.trigger.map { types.types(around: $0) } ?? [])
  }

  func targets(of edge: Edge) -> [Node] {
    let shown = graph.outgoing(edge.to).filter { $0.kind == .shows }.compactMap { graph[$0.to] }
    return [graph[edge.to]].compactMap(\.self) + shown
  }
}

extension EdgeSelector {
  /// Whether the edge is of a kind that is meant.
  func includes(_ edge: Edge) -> Bool {
    kinds.isEmpty
      ? edge.kind.isTransition || [.child, .launch, .contains, .opens].contains(edge.kind)
      : kinds.contains(edge.kind)
  }

  /// Whether the edge is meant: one end of each side is, and none is an exception.
  ///
  /// What only a dynamic edge says is no breach.
  func meets(_ edge: Edge, _ ends: EdgeEnds, _ graph: FlowGraph) -> Bool {
    guard includes(edge), edge.confidence != .dynamic else { return false }
    return Self.meets(ends.sources(of: edge), from) && Self.meets(ends.targets(of: edge), to)
  }

  private static func meets(_ nodes: [Node], _ selector: NodeSelector) -> Bool {
    nodes.contains(where: selector.includes) && !nodes.contains(where: selector.excludes)
  }

  var kindsPhrase: String {
    kinds.isEmpty ? "way" : kinds.map(\.rawValue).sorted().joined(separator: " or ")
  }
}
