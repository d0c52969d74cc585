import FlowModel
import Testing

@testable import FlowDrawing

/// What many places lead to.
struct HubTests {
  /// Pages that each lead to the next and, all of them, to three shared ones.
  static func graph(pages count: Int) -> FlowGraph {
    var sketch = GraphSketch("App")
    let entry = sketch.add(.entry, "App")
    let flow = sketch.add(.flow, "AppRouter")
    sketch.edge(.launch, entry, flow)
    let pages = (0..<count).map { sketch.add(.route, "page\($0)", owner: "Page", initial: $0 == 0) }
    let shared = ["help", "search", "share"].map { sketch.add(.route, $0, owner: "Page") }
    for route in pages + shared { sketch.edge(.declares, flow, route) }
    for (page, next) in zip(pages, pages.dropFirst()) { sketch.edge(.push, page, next) }
    for page in pages {
      for route in shared { sketch.edge(.present, page, route, style: "sheet", trigger: "open()") }
    }
    sketch.edge(.push, flow, shared[0], trigger: "AppRouter.help()")
    return sketch.graph
  }

  @Test func aDensePictureCountsThePlaces() throws {
    let graph = Self.graph(pages: 30)
    let picture = FlowDrawing(graph).picture
    let shared = picture.nodes.filter { $0.shared != nil }
    #expect(shared.map(\.title) == ["Help", "Search", "Share"])
    #expect(Set(shared.map(\.shared)) == ["also from 29 places"])
    #expect(shared.allSatisfy { $0.tooltip.contains { $0.hasPrefix("also from 29 places: Page") } })
    // The nearest keeps its line.
    #expect(
      picture.lines.contains { $0.from == "route:App/Page.page0" && $0.to == "route:App/Page.help" }
    )
    #expect(picture.lines.count < 40)
    // What the flow itself does is said by its box.
    let help = try #require(picture.nodes.first { $0.id == "route:App/Page.help" })
    #expect(help.edges.count == 30)
    #expect(help.tooltip.contains("also led to by its flow: AppRouter.help()"))
  }

  @Test func noEdgeIsLost() {
    let graph = Self.graph(pages: 30)
    let picture = FlowDrawing(graph).picture
    let told = Set(picture.lines.flatMap(\.edges) + picture.nodes.flatMap(\.edges))
    for edge in graph.edges where edge.kind.isTransition { #expect(told.contains(edge.id)) }
  }

  @Test func whatIsNotDrawnIsKeptForPages() {
    let picture = FlowDrawing(Self.graph(pages: 30)).picture
    #expect(picture.told.count == 3 * 29 + 1)
    #expect(Set(picture.told.flatMap(\.edges)) == Set(picture.nodes.flatMap(\.edges)))
  }

  @Test func everyFormCountsThem() throws {
    let drawing = FlowDrawing(Self.graph(pages: 30), options: DrawingOptions(detail: .screens))
    for format in [PictureFormat.svg, .mermaid] {
      let text = String(decoding: try drawing.render(format).data, as: UTF8.self)
      #expect(text.contains("◂ also from 29 places"), "\(format)")
    }
    // The outline of a page says each place.
    let page = String(decoding: try drawing.render(.html).data, as: UTF8.self)
    let outline = try #require(page.firstRange(of: "<ul class=\"sections\">"))
    let ways = page[outline.lowerBound...].ranges(of: "<span class=\"kind\">sheet</span>")
    #expect(ways.count == 3 * 30)
  }

  @Test func aLightPictureHasAllLines() {
    let picture = FlowDrawing(Self.graph(pages: 8)).picture
    #expect(picture.nodes.allSatisfy { $0.shared == nil })
    #expect(picture.told.isEmpty)
  }

  /// Fifty pages that three others each lead to: too few to be counted unless there is no room.
  @Test func fewSourcesAreCountedWhereTooManyLinesWouldBeLeft() {
    var sketch = GraphSketch("App")
    let sources = (0..<3).map { sketch.add(.screen, "Source\($0)View") }
    let entry = sketch.add(.entry, "App")
    for source in sources { sketch.edge(.launch, entry, source) }
    for number in 0..<50 {
      let page = sketch.add(.screen, "Page\(number)View")
      for source in sources { sketch.edge(.push, source, page) }
    }
    let picture = FlowDrawing(
      sketch.graph, options: DrawingOptions(detail: .screens)
    ).picture
    #expect(picture.lineCount == 153)
    #expect(picture.lines.count == 53)
    #expect(picture.nodes.count { $0.shared == "also from 2 places" } == 50)
  }

  @Test func resultsOfManyFlowsAreCountedToo() throws {
    var sketch = GraphSketch("App")
    let flow = sketch.add(.flow, "AppRouter")
    for number in 0..<40 {
      let child = sketch.add(.flow, "Part\(number)Coordinator")
      sketch.edge(.child, flow, child)
      sketch.edge(.returns, child, flow)
    }
    let picture = FlowDrawing(sketch.graph).picture
    let router = try #require(picture.nodes.first { $0.id == flow })
    #expect(router.shared == "results of 40 flows")
    #expect(!picture.lines.contains { $0.kind == .returns })
  }

  @Test(
    arguments: [
      ("tap \"Buy now\"", "tap \"Buy now\""), ("tap", nil), ("tap \"\"", nil), ("tap \"…\"", nil),
      ("tap \"settings.general.display\"", "tap display"), ("finished", "finished"),
      ("tap \"EDIT_FILTERS\"", "tap FILTERS"), ("tap \"Done.\"", "tap \"Done.\""),
      ("tap \"news.summary-n-likes …\"", "tap summary n likes"),
      ("tap \"show-more\"", "tap show more"), ("tap \"Sign-in\"", "tap \"Sign-in\""),
      ("tap \"Remove …\"", "tap \"Remove …\""),
    ] as [(String, String?)])
  func keysOfTranslationsAreNoWords(label: String, shown: String?) {
    #expect(TapLabel.shown(label, isCrowded: false) == shown)
  }

  /// Routes that all show the same three flows say so once.
  @Test func routesThatShowTheSameAreNoBundle() throws {
    var sketch = GraphSketch("App")
    let entry = sketch.add(.entry, "App")
    let router = sketch.add(.flow, "AppRouter")
    sketch.edge(.launch, entry, router)
    let flows = ["News", "Shop", "Help"].map { sketch.add(.flow, "\($0)Coordinator") }
    let routes = (0..<5).map { sketch.add(.route, "option\($0)", owner: "Option") }
    for flow in flows.dropLast() { sketch.edge(.child, router, flow) }
    for route in routes {
      sketch.edge(.declares, router, route)
      for flow in flows { sketch.edge(.shows, route, flow) }
    }
    let picture = FlowDrawing(sketch.graph).picture
    let shown = picture.lines.filter { $0.kind == .shows }
    // Only what has no other line keeps one.
    #expect(shown.map(\.to) == [flows[2]])
    for flow in flows {
      let node = try #require(picture.nodes.first { $0.id == flow })
      #expect(node.shared == "also from \(flow == flows[2] ? 4 : 5) places")
    }
    #expect(picture.told.count == 14)
  }

  @Test func fewRoutesThatShowTheSameKeepTheirLines() {
    var sketch = GraphSketch("App")
    let router = sketch.add(.flow, "AppRouter")
    let flows = ["News", "Shop", "Help"].map { sketch.add(.flow, "\($0)Coordinator") }
    let routes = (0..<3).map { sketch.add(.route, "option\($0)", owner: "Option") }
    for route in routes {
      sketch.edge(.declares, router, route)
      for flow in flows { sketch.edge(.shows, route, flow) }
    }
    let picture = FlowDrawing(sketch.graph).picture
    #expect(picture.lines.count { $0.kind == .shows } == 9)
    #expect(picture.told.isEmpty)
  }

  @Test func aLinkStandsBesideWhereItLands() {
    let picture = FlowDrawing(ShopGraph.graph).picture
    let link = picture.nodes.first { $0.id == "deepLink:Shop/Links#shop://product/:id" }
    #expect(link?.group == "flow:Shop/AppCoordinator")
    let broken = picture.nodes.first { $0.id == "deepLink:Shop/Links#shop://history" }
    #expect(broken != nil && broken?.group == nil)
  }
}
