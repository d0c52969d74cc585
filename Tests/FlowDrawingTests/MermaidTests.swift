import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// Flowcharts for Mermaid.
struct MermaidTests {
  private static func text(_ graph: FlowGraph, _ options: DrawingOptions = .init()) -> String {
    MermaidWriter(FlowDrawing(graph, options: options).picture).text()
  }

  @Test func flowsAreSubgraphsAndThePictureIsDescribed() {
    let text = Self.text(ShopGraph.graph)
    #expect(text.hasPrefix("flowchart LR\n  accTitle: Shop\n  accDescr: Navigation: "))
    #expect(text.contains("  subgraph cluster_flow_Shop_AppCoordinator[\"App\"]"))
    #expect(text.contains("    route_Shop_Route_cart(\"Cart<br/>.cart · CartView\"):::route"))
    #expect(text.contains("|\"tap #34;Add to Cart#34;\"| route_Shop_Route_cart\n"))
    #expect(text == Self.text(ShopGraph.graph))
  }

  @Test func linksLeadToTheSource() {
    let options = DrawingOptions(sourceURL: "https://host/{file}#L{line}")
    #expect(
      Self.text(ShopGraph.graph, options).contains(
        "  click route_Shop_Route_cart href \"https://host/Sources/Route.swift#L10\"\n"))
  }

  @Test func whatIsTooMuchIsDrawnCoarser() throws {
    let graph = BigGraph.graph(flows: 60, routes: 16)
    let drawing = FlowDrawing(graph, options: DrawingOptions(detail: .screens))
    let picture = try drawing.render(.mermaid)
    #expect(picture.messages.count == 1)
    #expect(
      picture.messages.first?.hasPrefix(
        "drawn at the level 'flows': Mermaid draws at most 500 lines")
        == true)
    let text = String(decoding: picture.data, as: UTF8.self)
    #expect(text.utf16.count <= MermaidLimits.characters)
  }

  @Test func whatIsTooMuchAtEveryLevelIsAnError() {
    var sketch = GraphSketch("Wide")
    let first = sketch.add(.flow, "FirstFlow")
    for number in 0..<600 {
      sketch.edge(.launch, sketch.add(.entry, "App\(number)"), first)
    }
    let error = #expect(throws: DrawingError.self) {
      try FlowDrawing(sketch.graph, options: DrawingOptions(detail: .flows)).render(.mermaid)
    }
    #expect(
      error?.description.hasPrefix("Mermaid draws at most 500 lines, and these are 600") == true)
  }

  @Test(.enabled(if: MermaidBrowser.isInstalled))
  func mermaidDrawsAllOfIt() throws {
    var pictures: [Picture] = []
    for graph in [ShopGraph.graph, TravelGraph.graph, SmallGraph.graph, GraphSketch("No").graph] {
      pictures += DetailLevel.allCases.map {
        FlowDrawing(
          graph, options: DrawingOptions(detail: $0, sourceURL: "https://host/{file}#L{line}")
        ).picture
      }
    }
    pictures += (0..<20).map {
      FlowDrawing(RandomGraph.graph(nodes: 10 + $0 * 3, seed: UInt64($0))).picture
    }
    pictures += HostileNamesTests.names.map { HostileNamesTests.drawing($0).picture }
    let drawn = try MermaidBrowser.draw(pictures.map { MermaidWriter($0).text() })
    #expect(drawn.count == pictures.count)
    for (picture, result) in zip(pictures, drawn) {
      let name = Comment(rawValue: picture.title.prefix(60) + " \(picture.detail)")
      #expect(result.error == nil, name)
      #expect(result.nodes == max(1, picture.nodes.count), name)
      #expect(result.edges == picture.lines.count, name)
      #expect(result.clusters == picture.groups.count, name)
    }
    // Names stand there as they are.
    let quoted = try #require(pictures.firstIndex { $0.title == "<script>alert(1)</script>" })
    #expect(drawn[quoted].text.contains("<script>alert(1)</script>"))
  }
}
