/// Finds the nodes to which a declaration such as `CartView.Row.tapped(at:)` belongs.
package struct DeclaringTypes: Sendable {
  private let byName: [Substring: [Node]]

  package init(_ graph: FlowGraph) {
    let types = graph.nodes.filter { $0.kind == .screen || $0.kind == .flow || $0.kind == .entry }
    byName = Dictionary(grouping: types) { $0.qualifiedName[...] }
  }

  /// The screens, flows and entries that are the innermost type around the declaration with a node,
  /// in all modules; empty if there is none.
  package func types(around declaration: String) -> [Node] {
    var path = declaration.prefix { $0 != "(" }
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      if let types = byName[path] { return types }
    }
    return []
  }
}
