import FlowModel

/// What became of a graph, in a few words: `+2 nodes (Cart, Checkout), −1 edge`.
struct GraphChange {
  /// More names are only counted.
  private static let nameLimit = 3

  private let before: FlowGraph
  private let after: FlowGraph

  init(from before: FlowGraph, to after: FlowGraph) {
    self.before = before
    self.after = after
  }

  var text: String {
    if before == after { return "the graph is unchanged" }
    let old = Set(before.nodes.map(\.id))
    let new = Set(after.nodes.map(\.id))
    let added = after.nodes.filter { !old.contains($0.id) }
    let removed = before.nodes.filter { !new.contains($0.id) }
    let oldEdges = Set(before.edges.map(\.id))
    let newEdges = Set(after.edges.map(\.id))
    let parts = [
      Self.words("+", added.map(\.name), "node"), Self.words("−", removed.map(\.name), "node"),
      Self.words("+", count: newEdges.subtracting(oldEdges).count, "edge"),
      Self.words("−", count: oldEdges.subtracting(newEdges).count, "edge"),
    ].compactMap(\.self)
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    let isAlike = before.withoutPlaces == after.withoutPlaces
    return "the same nodes and edges" + (isAlike ? "" : ", with other details")
  }

  /// The first file that can no longer be read to its end, with the place and the reason; `nil` if
  /// there is none.
  var newProblem: String? {
    let known = Set(before.notices.filter { $0.kind == .unread }.compactMap(\.location?.file))
    let notice = after.notices.first { notice in
      notice.kind == .unread && notice.location.map { !known.contains($0.file) } ?? false
    }
    return notice.flatMap { notice in notice.location.map { "\($0): \(notice.message)" } }
  }

  private static func words(_ sign: String, _ names: [String], _ noun: String) -> String? {
    guard let text = words(sign, count: names.count, noun) else { return nil }
    let shown = Set(names).sorted()
    let rest = shown.count > nameLimit ? ", …" : ""
    return "\(text) (\(shown.prefix(nameLimit).joined(separator: ", "))\(rest))"
  }

  private static func words(_ sign: String, count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(sign)\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension FlowGraph {
  /// The nodes and edges, without what moves with lines of code.
  fileprivate var withoutPlaces: FlowGraph {
    FlowGraph(
      project: ProjectSummary(name: project.name),
      nodes: nodes.map { node in
        var node = node
        node.location = nil
        return node
      },
      edges: edges.map { edge in
        var edge = edge
        edge.locations = []
        return edge
      })
  }
}
