import FlowModel
import Testing

@testable import FlowVizCLI

@Suite("What became of a graph")
struct GraphChangeTests {
  private func graph(
    _ names: [String], edges: Int = 0, line: Int = 1, roles: [String] = [], notices: [Notice] = []
  ) -> FlowGraph {
    let nodes = names.map { name in
      Node(
        id: NodeID("screen:App/\(name)"), kind: .screen, name: name,
        qualifiedName: name, module: "App",
        location: SourceLocation(file: "A.swift", line: line, column: 1), roles: roles)
    }
    let lines = nodes.dropFirst().prefix(edges).map {
      Edge(kind: .push, from: nodes[0].id, to: $0.id)
    }
    return FlowGraph(
      project: ProjectSummary(name: "App"), nodes: nodes, edges: lines, notices: notices)
  }

  @Test("In words")
  func words() {
    let start = graph(["A", "B"], edges: 1)
    func text(_ after: FlowGraph) -> String { GraphChange(from: start, to: after).text }
    #expect(text(start) == "the graph is unchanged")
    #expect(text(graph(["A", "B", "C"], edges: 2)) == "+1 node (C), +1 edge")
    #expect(text(graph(["A"])) == "−1 node (B), −1 edge")
    #expect(text(graph(["A", "B"])) == "−1 edge")
    #expect(text(graph(["A", "C"])) == "+1 node (C), −1 node (B), −1 edge")
    #expect(
      text(graph(["A", "B", "F", "E", "D", "C"], edges: 1)) == "+4 nodes (C, D, E, …)")
    #expect(text(graph(["A", "B"], edges: 1, line: 3)) == "the same nodes and edges")
    #expect(
      text(graph(["A", "B"], edges: 1, roles: ["tab"]))
        == "the same nodes and edges, with other details")
  }

  @Test("Names the first new damage")
  func damage() {
    func notice(_ file: String) -> Notice {
      Notice(
        message: "damaged", location: SourceLocation(file: file, line: 3, column: 4), kind: .unread)
    }
    let start = graph(["A"], notices: [notice("Old.swift")])
    #expect(GraphChange(from: start, to: start).newProblem == nil)
    let after = graph(["A"], notices: [notice("Old.swift"), notice("New.swift")])
    #expect(GraphChange(from: start, to: after).newProblem == "New.swift:3:4: damaged")
    #expect(GraphChange(from: after, to: start).newProblem == nil)
  }

  @Test("Times", arguments: [(84, "84 ms"), (999, "999 ms"), (1_000, "1.0 s"), (12_340, "12.3 s")])
  func times(milliseconds: Int, text: String) {
    #expect(Duration.milliseconds(milliseconds).words == text)
  }
}
