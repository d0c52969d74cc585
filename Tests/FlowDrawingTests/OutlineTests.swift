import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// The tree as text.
struct OutlineTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Golden/FlowDrawing")

  @Test(arguments: ["shop", "travel", "empty"])
  func outlineIsAsRecorded(name: String) throws {
    let graphs = [
      "shop": ShopGraph.graph, "travel": TravelGraph.graph, "empty": GraphSketch("Empty").graph,
    ]
    let text = FlowDrawing(try #require(graphs[name])).outline()
    let file = Self.folder.appendingPathComponent("\(name).txt")
    if ProcessInfo.processInfo.environment["FLOWVIZ_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded, "\(Comment(rawValue: LineDifference.text(from: recorded, to: text)))")
  }

  @Test func everyNodeHasOneLineOfItsOwn() {
    for seed in 0..<20 {
      let graph = RandomGraph.graph(nodes: 60, seed: UInt64(seed))
      let places = OutlinePlaces(GraphIndex(GraphPart(graph)))
      var seen: [NodeID] = []
      var next = places.tops
      while let id = next.popLast() {
        seen.append(id)
        next += places.children[id] ?? []
      }
      #expect(seen.sorted() == graph.nodes.map(\.id))
    }
  }

  @Test func anotherScreenAddsOneLine() {
    let before = FlowDrawing(SmallGraph.graph).outline().split(separator: "\n")
    let graph = SmallGraph.graph
    let screen = Node(
      id: "screen:Shop/AboutView", kind: .screen, name: "AboutView", qualifiedName: "AboutView",
      module: "Shop")
    let edge = Edge(kind: .push, from: "screen:Shop/HomeView", to: screen.id, trigger: "about()")
    let more = FlowGraph(
      project: graph.project, nodes: graph.nodes + [screen], edges: graph.edges + [edge])
    let after = FlowDrawing(more).outline().split(separator: "\n")
    let changes = after.difference(from: before)
    // The first line counts.
    #expect(changes.removals.count == 1)
    #expect(changes.insertions.count == 2)
    #expect(after.contains("      push screen AboutView  · about()"))
  }

  @Test func namesCannotActOnTheTerminal() {
    for name in HostileNamesTests.names {
      let text = HostileNamesTests.drawing(name).outline()
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(!text.unicodeScalars.contains { ("\u{202A}"..."\u{202E}").contains($0) })
    }
  }
}
