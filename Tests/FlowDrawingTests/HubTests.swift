import FlowModel
import Testing

@testable import FlowDrawing

/// What many places lead to.
struct HubTests {
  /// Pages that each lead to the next and, all of them, to three shared ones.
  private static func graph(pages count: Int) -> FlowGraph {
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
    let hubs = picture.nodes.filter { $0.role == .many }
    #expect(hubs.map(\.title) == ["29 places", "29 places", "29 places"])
    #expect(Set(hubs.map(\.group)) == ["flow:App/AppRouter"])
    // The nearest keeps its line.
    #expect(
      picture.lines.contains { $0.from == "route:App/Page.page0" && $0.to == "route:App/Page.help" }
    )
    #expect(picture.lines.count < 40)
    // What the flow itself does is said by its box.
    let help = try #require(picture.nodes.first { $0.id == "route:App/Page.help" })
    #expect(help.edges.count == 1)
    #expect(help.tooltip.contains("also led to by its flow: AppRouter.help()"))
  }

  @Test func noEdgeIsLost() {
    let graph = Self.graph(pages: 30)
    let picture = FlowDrawing(graph).picture
    let told = Set(picture.lines.flatMap(\.edges) + picture.nodes.flatMap(\.edges))
    for edge in graph.edges where edge.kind.isTransition { #expect(told.contains(edge.id)) }
  }

  @Test func aLightPictureHasAllLines() {
    let picture = FlowDrawing(Self.graph(pages: 8)).picture
    #expect(!picture.nodes.contains { $0.role == .many })
  }

  @Test(
    arguments: [
      ("tap \"Buy now\"", "tap \"Buy now\""), ("tap", nil), ("tap \"\"", nil), ("tap \"…\"", nil),
      ("tap \"settings.general.display\"", "tap display"), ("finished", "finished"),
      ("tap \"EDIT_FILTERS\"", "tap FILTERS"), ("tap \"Done.\"", "tap \"Done.\""),
    ] as [(String, String?)])
  func keysOfTranslationsAreNoWords(label: String, shown: String?) {
    #expect(TapLabel.shown(label, isCrowded: false) == shown)
  }

  @Test func aLinkStandsBesideWhereItLands() {
    let picture = FlowDrawing(ShopGraph.graph).picture
    let link = picture.nodes.first { $0.id == "deepLink:Shop/Links#shop://product/:id" }
    #expect(link?.group == "flow:Shop/AppCoordinator")
    let broken = picture.nodes.first { $0.id == "deepLink:Shop/Links#shop://history" }
    #expect(broken != nil && broken?.group == nil)
  }
}
