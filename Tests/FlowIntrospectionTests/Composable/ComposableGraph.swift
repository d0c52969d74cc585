import FlowIntrospection
import FlowModel
import SwiftFactsReader

/// The flow graph of one file of the module `Sample`.
func composableGraph(of source: String) -> FlowGraph {
  FlowIntrospector.graph(
    of: ProjectFacts(
      name: "Sample",
      files: [
        ProjectFacts.File(
          facts: FactsReader.facts(ofSource: source, path: "Sources/Sample/Sample.swift"),
          module: "Sample")
      ]))
}

extension FlowGraph {
  /// The qualified names of the nodes of a kind, sorted.
  func composableNames(_ kind: NodeKind) -> [String] {
    nodes.filter { $0.kind == kind }.map(\.qualifiedName).sorted()
  }

  /// The edges of some kinds as `CartView push Route.checkout`, sorted, each once.
  func composableLines(_ kinds: EdgeKind...) -> [String] {
    let names = Dictionary(nodes.map { ($0.id, $0.qualifiedName) }) { first, _ in first }
    return Set(
      edges.filter { kinds.contains($0.kind) }.map { edge in
        let style = edge.style.map { ".\($0)" } ?? ""
        return "\(names[edge.from] ?? "") \(edge.kind.rawValue)\(style) \(names[edge.to] ?? "")"
      }
    ).sorted()
  }
}
