import FlowModel

/// Leaves out what is called so, and what only it shows.
struct ExcludedNodes {
  private let excluded: Set<NodeID>
  private let patterns: [String]

  init(_ names: SelectedNames, patterns: [String]) throws(SelectionError) {
    var excluded: Set<NodeID> = []
    for pattern in patterns { excluded.formUnion(try names.nodes(fitting: pattern).map(\.id)) }
    self.excluded = excluded
    self.patterns = patterns
  }

  func applied(to part: GraphPart) -> GraphPart {
    let kept = Set(part.graph.nodes.map(\.id)).subtracting(excluded)
    return part.keeping(
      kept, saying: "Without \(Words.list(patterns.map { "“\($0)”" })).")
  }
}
