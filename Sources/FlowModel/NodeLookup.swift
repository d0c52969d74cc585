/// Finds what a person calls by a name.
package struct NodeLookup {
  private let graph: FlowGraph

  package init(_ graph: FlowGraph) {
    self.graph = graph
  }

  /// The nodes that the name fits best, sorted by id; empty if there are none.
  ///
  /// A node's id counts before its subject, that before its qualified name, its name and the end of
  /// its qualified name. In place of the last, a name that differs in case and spaces only.
  package func nodes(named name: String) -> [Node] {
    let folded = Self.folded(name)
    let tests: [(Node) -> Bool] = [
      { $0.id.rawValue == name }, { $0.subject == name }, { $0.qualifiedName == name },
      { $0.name == name }, { $0.qualifiedName.hasSuffix(".\(name)") },
      { Self.folded($0.name) == folded },
    ]
    for test in tests {
      let found = graph.nodes.filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The names that are nearest, at most three.
  package func nearNames(to name: String, of kinds: Set<NodeKind>? = nil) -> [String] {
    let nodes = graph.nodes.filter { kinds?.contains($0.kind) ?? true }
    return Self.near(to: name, among: Set(nodes.flatMap { [$0.name, $0.qualifiedName] }))
  }

  /// The candidates that are nearest, at most three.
  package static func near(to name: String, among candidates: Set<String>) -> [String] {
    let limit = max(1, min(4, name.count / 3))
    let lowered = name.lowercased()
    return candidates.map { candidate -> (name: String, distance: Int) in
      let isPart = name.count > 2 && candidate.lowercased().contains(lowered)
      return (candidate, isPart ? 0 : EditDistance.between(name, candidate))
    }
    .filter { $0.distance <= limit }
    .sorted { ($0.distance, $0.name.count, $0.name) < ($1.distance, $1.name.count, $1.name) }
    .prefix(3).map(\.name)
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
