import FlowModel
import Testing

@testable import FlowDrawing

/// What becomes of a graph's nodes and edges in a picture.
struct PictureTests {
  private let shop = FlowDrawing(ShopGraph.graph).picture

  private func node(_ id: NodeID, in picture: Picture) throws -> PictureNode {
    try #require(picture.nodes.first { $0.id == id })
  }

  @Test func aRouteAndItsScreenAreOneNode() throws {
    let detail = try node("route:Shop/Route.productDetail", in: shop)
    #expect(detail.members == ["route:Shop/Route.productDetail", "screen:Shop/ProductDetailView"])
    #expect(detail.title == "Product Detail")
    #expect(detail.detail == ".productDetail · ProductDetailView")
    #expect(!shop.nodes.contains { $0.id == "screen:Shop/ProductDetailView" })
  }

  @Test func aScreenOfSeveralRoutesStaysANode() throws {
    var sketch = GraphSketch("App")
    let flow = sketch.add(.flow, "MainFlow")
    let screen = sketch.add(.screen, "WebView")
    for name in ["terms", "privacy"] {
      let route = sketch.add(.route, name, owner: "Route")
      sketch.edge(.declares, flow, route)
      sketch.edge(.shows, route, screen)
    }
    let picture = FlowDrawing(sketch.graph).picture
    #expect(picture.nodes.map(\.id).contains(screen))
    #expect(picture.lines.filter { $0.to == screen && $0.kind == .shows }.count == 2)
    #expect(try node(screen, in: picture).group == flow)
  }

  @Test func componentsFoldIntoWhatContainsThem() throws {
    var sketch = GraphSketch("App")
    let flow = sketch.add(.flow, "MainFlow")
    let list = sketch.add(.screen, "ListView")
    let row = sketch.add(.screen, "RowView", roles: ["component"])
    let button = sketch.add(.screen, "BuyButton", roles: ["component"])
    let detail = sketch.add(.screen, "DetailView")
    sketch.edge(.push, flow, list)
    sketch.edge(.contains, list, row)
    sketch.edge(.contains, row, button)
    sketch.edge(.contains, row, row)
    sketch.edge(.push, button, detail, label: "tap \"Buy\"")
    let picture = FlowDrawing(sketch.graph).picture
    #expect(picture.nodes.map(\.id) == [flow, detail, list])
    let line = try #require(picture.lines.first { $0.to == detail })
    #expect(line.from == list)
    #expect(line.label == "tap \"Buy\"")
    #expect(try node(list, in: picture).members == [list, button, row])
  }

  @Test func aComponentOfManyScreensStaysANode() {
    var sketch = GraphSketch("App")
    let row = sketch.add(.screen, "RowView", roles: ["component"])
    let targets = (0..<3).map { sketch.add(.screen, "Target\($0)View") }
    for target in targets { sketch.edge(.push, row, target) }
    for number in 0..<5 {
      sketch.edge(.contains, sketch.add(.screen, "List\(number)View"), row)
    }
    let picture = FlowDrawing(sketch.graph).picture
    #expect(picture.nodes.contains { $0.id == row && $0.role == .component })
    #expect(picture.lines.count == 8)
  }

  @Test func parallelEdgesAreOneLineThatListsItsTriggers() throws {
    let line = try #require(
      shop.lines.first {
        $0.from == "route:Shop/Route.cart" && $0.to == "route:Shop/Route.checkout"
      })
    #expect(line.edges.count == 2)
    #expect(line.tooltip.first == "Cart → Checkout: push")
    #expect(line.tooltip.contains { $0.hasPrefix("CartView.body (Sources/Flow.swift:") })
    #expect(line.tooltip.contains { $0.hasPrefix("CartView.toolbar (") })
  }

  @Test func theRootLeadsToTheTabsThatItsContentContains() {
    let tabs = shop.lines.filter { $0.kind == .tabs }
    #expect(Set(tabs.map(\.from)) == ["root:Shop/AppCoordinator.Root.main"])
    #expect(tabs.count == 3)
  }

  @Test func aFlowStandsInTheRootThatShowsIt() throws {
    let root = try node("root:Shop/AppCoordinator.Root.onboarding", in: shop)
    #expect(root.group == "flow:Shop/OnboardingCoordinator")
    #expect(root.members.contains("flow:Shop/OnboardingCoordinator"))
    let start = shop.lines.first { $0.from == root.id }
    #expect(start?.to == "route:Shop/OnboardingRoute.welcome")
  }

  @Test func aFlowThatOnlyStartsItsFirstRouteHasNoNode() {
    let picture = FlowDrawing(SmallGraph.graph).picture
    #expect(!picture.nodes.contains { $0.role == .flow })
    #expect(picture.groups.map(\.title) == ["App"])
    #expect(
      picture.lines.contains { $0.kind == .launch && $0.to == "route:Shop/Route.home" })
  }

  @Test func linksToTheSamePlaceShareANode() throws {
    let links = shop.nodes.filter { $0.role == .deepLink }
    #expect(links.count == 4)
    let cart = try #require(links.first { $0.members.count == 2 })
    #expect(cart.title == "https://shop.example/cart\nshop://cart")
    #expect(
      shop.lines.filter { $0.from == cart.id }.map(\.to) == ["route:Shop/Route.cart"])
    let waiting = shop.lines.first { $0.kind == .opens && $0.to == "route:Shop/Route.checkout" }
    #expect(waiting?.label == "after Main")
    #expect(links.compactMap(\.unreached) == ["nobody handles it"])
  }

  @Test func whatNothingLeadsToSaysWhy() throws {
    #expect(try node("route:Shop/Route.settings", in: shop).unreached == "never used")
    let travel = FlowDrawing(TravelGraph.graph).picture
    #expect(
      try node("flow:Travel/LegacySupportCoordinator", in: travel).unreached == "never started")
    #expect(
      try node("screen:Travel/SupportChatViewController", in: travel).unreached
        == "only from Legacy Support, never reached")
    #expect(shop.summary.hasSuffix("1 unreached"))
  }

  @Test func withoutAnEntryNothingIsUnreached() {
    var sketch = GraphSketch("Kit")
    sketch.add(.screen, "CardView")
    #expect(FlowDrawing(sketch.graph).picture.nodes.allSatisfy { $0.unreached == nil })
  }

  @Test func marksStandOnTheNodeThatStandsForTheirs() throws {
    let mark = Mark(label: "dead-end", severity: .warning, message: "no way back")
    let picture = FlowDrawing(
      ShopGraph.graph, options: DrawingOptions(marks: ["screen:Shop/CheckoutView": [mark]])
    ).picture
    let checkout = try node("route:Shop/Route.checkout", in: picture)
    #expect(checkout.marks == [mark])
    #expect(checkout.tooltip.contains("dead-end: no way back"))
  }

  @Test func aLoopIsDrawnOnlyWhereTheSourceHasOne() {
    let loops = shop.lines.filter { $0.from == $0.to }
    #expect(loops.map(\.from) == ["route:Shop/Route.productDetail"])
    let flows = FlowDrawing(ShopGraph.graph, options: DrawingOptions(detail: .flows)).picture
    #expect(!flows.lines.contains { $0.from == $0.to })
  }

  @Test func everyTransitionIsDrawnOrInsideANode() {
    for graph in [ShopGraph.graph, TravelGraph.graph, BigGraph.graph(flows: 6)] {
      let picture = FlowDrawing(graph, options: DrawingOptions(detail: .screens)).picture
      let drawn = Set(picture.lines.flatMap(\.edges))
      let nodes = Dictionary(
        picture.nodes.flatMap { node in node.members.map { ($0, node.id) } },
        uniquingKeysWith: { first, _ in first })
      for edge in graph.edges where edge.kind.isTransition || edge.kind == .returns {
        let isInside = nodes[edge.from] != nil && nodes[edge.from] == nodes[edge.to]
        #expect(drawn.contains(edge.id) || isInside, "\(edge.id)")
      }
    }
  }
}
