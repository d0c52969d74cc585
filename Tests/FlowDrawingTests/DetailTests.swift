import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// Levels of detail.
struct DetailTests {
  @Test func flowsOnly() {
    let picture = FlowDrawing(TravelGraph.graph, options: DrawingOptions(detail: .flows)).picture
    #expect(Set(picture.nodes.map(\.role)) == [.entry, .flow])
    #expect(picture.nodes.count == 9)
    #expect(picture.groups.isEmpty)
    #expect(
      picture.omissions == [
        "Not drawn at this level (flows): 18 screens and 1 system screen. "
          + "The levels routes and screens show more."
      ])
  }

  @Test func whatBelongsToNoFlowIsItsModule() throws {
    var sketch = GraphSketch("App")
    let entry = sketch.add(.entry, "App")
    let home = sketch.add(.screen, "HomeView")
    let detail = sketch.add(.screen, "DetailView", module: "Catalog")
    sketch.edge(.launch, entry, home)
    sketch.edge(.push, home, detail)
    let picture = FlowDrawing(sketch.graph, options: DrawingOptions(detail: .flows)).picture
    #expect(picture.nodes.map(\.title) == ["App", "Catalog", "App"])
    #expect(picture.nodes.filter { $0.role == .area }.count == 2)
    #expect(picture.lines.count == 2)
  }

  @Test func routesKeepTheirScreensNames() throws {
    let picture = FlowDrawing(ShopGraph.graph, options: DrawingOptions(detail: .routes)).picture
    #expect(!picture.nodes.contains { $0.role == .external || $0.role == .screen })
    #expect(picture.nodes.contains { $0.detail == ".cart · CartView" })
    #expect(
      picture.omissions == [
        "Not drawn at this level (routes): 1 system screen. The level screens shows more."
      ])
  }

  @Test func theDefaultStaysReadable() {
    #expect(FlowDrawing(ShopGraph.graph).picture.detail == .screens)
    #expect(FlowDrawing(BigGraph.graph(flows: 12)).picture.detail == .screens)
    #expect(FlowDrawing(BigGraph.graph(flows: 30)).picture.detail == .flows)
    let big = FlowDrawing(BigGraph.graph(flows: 60, routes: 16)).picture
    #expect(big.detail == .flows)
    #expect(big.nodes.count <= DetailChooser.readable)
    #expect(!big.omissions.isEmpty)
  }

  @Test func aHugeGraphIsDrawnInSeconds() throws {
    let graph = BigGraph.graph(flows: 60, routes: 16)
    #expect(graph.nodes.count > 1_900)
    let start = ContinuousClock.now
    let picture = try FlowDrawing(graph).render(.svg)
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(picture.messages.isEmpty)
  }
}
