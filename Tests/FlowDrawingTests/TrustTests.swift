import FlowModel
import Testing

@testable import FlowDrawing

/// A picture never lacks what is in the graph.
///
/// Fixed seeds, sizes of 10 to 150 nodes, with clusters, words, loops, parallel edges and cycles.
struct TrustTests {
  private static let count = 180

  private static func graph(_ number: Int) -> FlowGraph {
    RandomGraph.graph(nodes: 10 + number * 140 / (count - 1), seed: UInt64(number))
  }

  @Test(arguments: DetailLevel.allCases)
  func theSVGHasAllNodesAndLines(detail: DetailLevel) throws {
    for number in 0..<Self.count {
      let drawing = FlowDrawing(
        Self.graph(number), options: DrawingOptions(detail: detail))
      let drawn = try drawing.render(.svg)
      let tree = try XMLReader.read(Array(drawn.data))
      let groups = tree.all { $0["data-id"] != nil }
      #expect(
        groups.count { $0.classes.contains("line") } == drawing.picture.lines.count, "\(number)")
      let unnamed = drawing.picture.nodes.count { $0.members.isEmpty }
      let nodes = tree.all { $0.classes.contains("node") && $0["id"] != nil }
      #expect(nodes.count == drawing.picture.nodes.count, "\(number), \(unnamed)")
      // No curve that would have been lost on the way.
      #expect(
        groups.filter { $0.classes.contains("line") }
          .allSatisfy { !$0.all { $0.name == "path" }.isEmpty })
    }
  }

  @Test func thePictureHasAllOfTheGraph() {
    for number in 0..<Self.count {
      let graph = Self.graph(number)
      let picture = FlowDrawing(graph, options: DrawingOptions(detail: .screens)).picture
      let nodes = Set(picture.nodes.flatMap(\.members) + picture.groups.map(\.id))
      #expect(graph.nodes.allSatisfy { nodes.contains($0.id) }, "\(number)")
      let told = Set(picture.lines.flatMap(\.edges) + picture.nodes.flatMap(\.edges))
      let stands = Folding(GraphIndex(GraphPart(graph)), detail: .screens)
      let lost = graph.edges.filter { edge in
        guard edge.kind.isTransition || edge.kind == .child || edge.kind == .returns else {
          return false
        }
        // Both ends in one node, or a flow that stands in what it begins with.
        return !told.contains(edge.id)
          && stands.stands(for: edge.from) != stands.stands(for: edge.to)
          && graph[edge.from]?.kind != .flow && graph[edge.to]?.kind != .flow
      }
      #expect(lost.map(\.id) == [], "\(number)")
    }
  }
}
