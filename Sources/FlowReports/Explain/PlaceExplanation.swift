import FlowModel

/// What became of a line of code: nodes, edges, or the reason for none.
package struct PlaceExplanation: Encodable {
  /// Something that the graph says about the line.
  struct Fact: Encodable {
    var column: Int
    var text: String
  }

  /// A line near it that the graph says something about.
  struct Neighbour: Encodable {
    var line: Int
    var text: String
  }

  var file: String
  var line: Int
  var nodes: [Fact]
  var edges: [NodeExplanation.Step]
  /// Why something on the line became no edge.
  var notices: [Fact]
  /// What rules know of the line beyond nodes and edges.
  var observations: [Fact]
  /// Only where the graph says nothing about the line itself.
  var nearest: [Neighbour]
  /// Whether the file was not read to its end.
  var isReadWhole: Bool

  package init(_ file: String, _ line: Int, in graph: FlowGraph) {
    self.file = file
    self.line = line
    func isHere(_ place: SourceLocation?) -> Bool { place?.file == file && place?.line == line }
    nodes = graph.nodes.filter { isHere($0.location) }.map {
      Fact(column: $0.location?.column ?? 1, text: "\($0.kind.rawValue) \($0.qualifiedName)")
    }
    edges = graph.edges.flatMap { edge in
      edge.locations.filter { isHere($0) }.map { place in
        var step = NodeExplanation.Step(edge, in: graph)
        step.location = place
        return step
      }
    }
    notices = graph.notices.filter { isHere($0.location) }.map {
      Fact(column: $0.location?.column ?? 1, text: $0.message)
    }
    observations = graph.observations.filter { isHere($0.location) }.map {
      Fact(column: $0.location?.column ?? 1, text: "\($0.kind.rawValue) \($0.subject)")
    }
    isReadWhole = !graph.notices.contains { $0.kind == .unread && $0.location?.file == file }
    nearest = []
    if nodes.isEmpty, edges.isEmpty, notices.isEmpty { nearest = Self.nearest(file, line, graph) }
  }

  /// The nearest lines of the file, at most three, nearest first.
  private static func nearest(_ file: String, _ line: Int, _ graph: FlowGraph) -> [Neighbour] {
    var texts: [Int: String] = [:]
    for notice in graph.notices {
      if let place = notice.location, place.file == file { texts[place.line] = notice.message }
    }
    for node in graph.nodes {
      if let place = node.location, place.file == file {
        texts[place.line] = "\(node.kind.rawValue) \(node.qualifiedName)"
      }
    }
    for edge in graph.edges {
      let step = NodeExplanation.Step(edge, in: graph)
      for place in edge.locations where place.file == file { texts[place.line] = step.phrase }
    }
    return texts.sorted { (abs($0.key - line), $0.key) < (abs($1.key - line), $1.key) }
      .prefix(3).map { Neighbour(line: $0.key, text: $0.value) }
  }
}
