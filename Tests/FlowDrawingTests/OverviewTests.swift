import FlowModel
import Testing

@testable import FlowDrawing

/// The coarsest level of apps with more flows than a reader takes in.
struct OverviewTests {
  /// A first flow that starts `width` others, each of which starts `depth` in a row.
  private static func graph(width: Int, depth: Int) -> FlowGraph {
    var sketch = GraphSketch("App")
    let entry = sketch.add(.entry, "App")
    let first = sketch.add(.flow, "FirstCoordinator")
    sketch.edge(.launch, entry, first)
    for number in 0..<width {
      var parent = first
      for step in 0..<depth {
        let flow = sketch.add(.flow, "Part\(number)Step\(step)Coordinator")
        sketch.edge(.child, parent, flow)
        parent = flow
      }
    }
    return sketch.graph
  }

  private static func picture(_ graph: FlowGraph) -> Picture {
    FlowDrawing(graph, options: DrawingOptions(detail: .flows)).picture
  }

  @Test func flowsFarFromTheStartStandInWhatLeadsToThem() throws {
    let graph = Self.graph(width: 60, depth: 10)
    let picture = Self.picture(graph)
    #expect(picture.nodes.count == DetailChooser.readable + 1)
    #expect(Set(picture.nodes.flatMap(\.members)).count == graph.nodes.count)
    let last = try #require(
      picture.nodes.first { $0.id == "flow:App/Part0Step2Coordinator" })
    #expect(last.detail == "Part0Step2Coordinator · with 7 more flows")
    #expect(
      picture.omissions.first?.hasPrefix("Not drawn at this level (flows): 451 flows.") == true)
  }

  @Test func manyFlowsOfOneParentLeaveTheBusiest() {
    let graph = Self.graph(width: 400, depth: 1)
    let picture = Self.picture(graph)
    #expect(picture.nodes.count == DetailChooser.readable + 1)
    let first = picture.nodes.first { $0.id == "flow:App/FirstCoordinator" }
    #expect(first?.detail == "FirstCoordinator · with 251 more flows")
  }

  @Test func fewFlowsAreAllDrawn() {
    #expect(Self.picture(Self.graph(width: 10, depth: 3)).nodes.count == 32)
  }

  @Test func aThousandFlowsAreDrawnAtOnce() throws {
    let drawing = FlowDrawing(BigGraph.graph(flows: 1_000, routes: 2))
    #expect(drawing.picture.lines.count <= DetailChooser.manyFlowLines)
    #expect(try drawing.render(.svg).messages.isEmpty)
  }
}
