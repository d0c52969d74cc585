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
    #expect(picture.rows.map(\.count) == [4, 4, 2])
    #expect(FlowDrawing(sketch.graph).dot().contains("Without a line of their own"))
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

  @Test func whatIsNeverUsedStandsBesideItsFlow() {
    let ranks = FlowDrawing(ShopGraph.graph).picture.ranks
    #expect(ranks.contains(["flow:Shop/AppCoordinator", "route:Shop/Route.settings"]))
  }

  @Test func theViewThatBuildsTheTabsHasThem() {
    var sketch = GraphSketch("App")
    let flow = sketch.add(.flow, "AppFlow")
    let view = sketch.add(.screen, "MainTabView")
    let tab = sketch.add(.tab, "SearchCoordinator")
    sketch.edge(.push, flow, view)
    sketch.edge(.declares, flow, tab)
    sketch.edge(.declares, view, tab)
    let picture = FlowDrawing(sketch.graph).picture
    #expect(picture.lines.filter { $0.to == tab }.map(\.from) == [view])
    #expect(picture.nodes.first { $0.id == tab }?.title == "Search")
    #expect(picture.nodes.first { $0.id == tab }?.group == flow)
  }

  @Test func componentsOfManyScreensMakeNoMesh() {
    var sketch = GraphSketch("App")
    let parts = (0..<3).map { sketch.add(.screen, "Part\($0)", roles: ["component"]) }
    for number in 0..<5 {
      let screen = sketch.add(.screen, "Page\(number)View")
      for part in parts { sketch.edge(.contains, screen, part) }
    }
    for part in parts { sketch.edge(.contains, parts[0], part) }
    #expect(FlowDrawing(sketch.graph).picture.lines.isEmpty)
  }
}
