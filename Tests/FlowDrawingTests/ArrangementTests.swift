import FlowModel
import Testing

@testable import FlowDrawing

/// Where things stand, and what is drawn as one.
struct ArrangementTests {
  @Test func somethingOfATypeIsOneLine() throws {
    var sketch = GraphSketch("App")
    let flow = sketch.add(.flow, "Router")
    let cases = (0..<5).map { sketch.add(.route, "page\($0)", owner: "Route") }
    for route in cases {
      sketch.edge(.declares, flow, route)
      sketch.edge(.push, flow, route, trigger: "restore()", confidence: .dynamic)
    }
    sketch.edge(.push, flow, cases[0], trigger: "home()")
    let picture = FlowDrawing(sketch.graph).picture
    let any = try #require(picture.nodes.first { $0.role == .any })
    #expect(any.title == "Any route")
    #expect(any.detail == "one of 4 · Route")
    #expect(any.group == flow)
    let line = try #require(picture.lines.first { $0.to == any.id })
    #expect(line.isDynamic)
    #expect(line.edges.count == 4)
    #expect(picture.lines.count == 2)
  }

  @Test func rootsStandInOneRankUnlessOneLeadsToAnother() {
    var sketch = GraphSketch("App")
    let flow = sketch.add(.flow, "AppFlow")
    let roots = ["launch", "main"].map { sketch.add(.root, $0, owner: "Root") }
    for root in roots { sketch.edge(.switch, flow, root) }
    #expect(FlowDrawing(sketch.graph).picture.ranks == [roots])
    sketch.edge(.switch, roots[0], roots[1])
    #expect(FlowDrawing(sketch.graph).picture.ranks.isEmpty)
  }

  @Test func manyLooseNodesStandInRows() {
    var sketch = GraphSketch("App")
    for number in 0..<10 { sketch.add(.screen, "Page\(number)View") }
    let picture = FlowDrawing(sketch.graph).picture
    #expect(picture.rows.map(\.count) == [2, 2, 2, 2, 2])
    #expect(FlowDrawing(sketch.graph).dot().contains("Nothing leads here"))
  }

  @Test func linesThatLeadBackAreWrittenFromTheirEnd() {
    let dot = FlowDrawing(ShopGraph.graph).dot()
    let start = "flow_Shop_AppCoordinator -> route_Shop_OnboardingRoute_done"
    let line = dot.split(separator: "\n").first { $0.contains(start) }
    #expect(line?.contains("dir=\"back\"") == true)
    #expect(line?.contains("arrowtail=\"empty\"") == true)
    #expect(line?.contains("class=\"line returns\"") == true)
  }

  @Test func theKeyHasOnlyWhatOccurs() {
    let small = FlowDrawing(SmallGraph.graph).dot()
    #expect(!small.contains("deep link"))
    #expect(!small.contains("never reached"))
    let shop = FlowDrawing(ShopGraph.graph).dot()
    for words in ["deep link", "never reached", "hands back a result", "system screen", "sheet"] {
      #expect(shop.contains(words))
    }
  }
}
