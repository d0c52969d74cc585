import FlowModel
import Testing

@testable import FlowDrawing

/// Parts of a graph.
struct SelectionTests {
  private let shop = ShopGraph.graph

  private func names(_ selection: GraphSelection) throws -> Set<String> {
    Set(try shop.part(selection).graph.nodes.map(\.name))
  }

  @Test func theWholeIsTheWhole() throws {
    let part = try shop.part(GraphSelection())
    #expect(part.graph == shop)
    #expect(part.scope.isEmpty)
  }

  @Test func aFocusHasItsSurroundings() throws {
    let near = try names(GraphSelection(focus: ["CheckoutView"], depth: 1))
    #expect(near.isSuperset(of: ["checkout", "CheckoutView", "cart", "orderConfirmation"]))
    // Its flow, as the box that it stands in, and nothing behind that.
    #expect(near.contains("AppCoordinator"))
    #expect(!near.contains("welcome"))
    #expect(!near.contains("productDetail"))
    let far = try names(GraphSelection(focus: ["CheckoutView"], depth: 2))
    #expect(far.isStrictSuperset(of: near))
    #expect(far.contains("productDetail"))
  }

  @Test func aFlowHasWhatBelongsToItAndNeighboursAsOne() throws {
    let part = try shop.part(GraphSelection(flows: ["OnboardingCoordinator"]))
    #expect(
      Set(part.graph.nodes.map(\.name)) == [
        "OnboardingCoordinator", "welcome", "notifications", "done", "WelcomeView",
        "NotificationsPermissionView", "OnboardingDoneView", "AppCoordinator",
      ])
    #expect(part.scope == ["Only OnboardingCoordinator and what touches it."])
    let picture = FlowDrawing(part).picture
    #expect(picture.omissions.first == part.scope.first)
    // It is reached although no entry is drawn.
    #expect(picture.nodes.allSatisfy { $0.unreached == nil })
  }

  @Test func waysLeadFromOneToTheOther() throws {
    let shortest = GraphSelection(depth: 0, from: "ShopApp", to: "OrderConfirmationView")
    let short = try names(shortest)
    #expect(short.isSuperset(of: ["ShopApp", "AppCoordinator", "cart", "checkout"]))
    #expect(!short.contains("productDetail"))
    #expect(!short.contains("settings"))
    #expect(try names(GraphSelection(from: "CheckoutView")).contains("catalog"))
    #expect(!(try names(GraphSelection(to: "CheckoutView"))).contains("settings"))
    #expect(throws: SelectionError.noWay(from: "SettingsView", to: "CartView")) {
      try names(GraphSelection(from: "SettingsView", to: "CartView"))
    }
  }

  @Test func linesLeadPastKindsThatAreLeftOut() throws {
    let part = try shop.part(GraphSelection(only: [.screen]))
    #expect(part.graph.nodes.allSatisfy { $0.kind == .screen })
    #expect(
      part.graph.edges.contains {
        $0.kind == .push && $0.from == "screen:Shop/CartView" && $0.to == "screen:Shop/CheckoutView"
      })
    let flows = try shop.part(GraphSelection(only: [.flow, .entry]))
    #expect(flows.graph.nodes.count == 3)
    #expect(flows.graph.edges.contains { $0.to == "flow:Shop/OnboardingCoordinator" })
  }

  @Test func patternsLeaveOut() throws {
    let left = try names(
      GraphSelection(excluded: ["*onboarding*", "Onboarding?oordinator", "Car*"]))
    #expect(!left.contains("onboarding"))
    #expect(!left.contains("OnboardingCoordinator"))
    #expect(!left.contains("CartView"))
    #expect(left.contains("cart"))
  }

  @Test(arguments: [
    ("*", "", true), ("", "", true), ("a*c", "abbc", true), ("a*c", "abcb", false),
    ("?b*", "abc", true), ("a**", "a", true), ("*b*b", "abab", true), ("A", "a", false),
    ("*.debug*", "Route.debugMenu", true), ("a?", "a", false),
  ])
  func aPatternFitsTheWholeName(pattern: String, text: String, fits: Bool) {
    #expect(NamePattern(pattern).fits(text) == fits)
  }

  @Test func flowsAndModulesCollapse() throws {
    let flows = try shop.part(GraphSelection(collapse: .flow)).graph
    #expect(Set(flows.nodes.map(\.kind)) == [.entry, .flow, .deepLink])
    #expect(
      flows.edges.contains {
        $0.kind == .child && $0.to == "flow:Shop/OnboardingCoordinator"
      })
    var sketch = GraphSketch("App")
    let entry = sketch.add(.entry, "App")
    let home = sketch.add(.screen, "HomeView", module: "Home")
    let detail = sketch.add(.screen, "DetailView", module: "Catalog")
    sketch.edge(.launch, entry, home)
    sketch.edge(.push, home, detail)
    let part = try sketch.graph.part(GraphSelection(collapse: .module))
    #expect(part.graph.nodes.map(\.id) == ["entry:App/App", "module:Catalog", "module:Home"])
    let picture = FlowDrawing(part).picture
    #expect(picture.nodes.filter { $0.role == .area }.map(\.title) == ["Catalog", "Home"])
    #expect(picture.nodes.allSatisfy { $0.unreached == nil })
    #expect(picture.lines.count == 2)
    let module = try sketch.graph.part(GraphSelection(modules: ["Catalog"])).graph
    #expect(module.nodes.map(\.id) == ["module:Home", detail])
  }

  @Test func namesThatAreUnknownAreToldOf() {
    func message(_ selection: GraphSelection) -> String? {
      #expect(throws: SelectionError.self) { try shop.part(selection) }?.description
    }
    #expect(
      message(GraphSelection(focus: ["chekout"]))?.hasSuffix("did you mean 'checkout'?") == true)
    #expect(
      message(GraphSelection(flows: ["OnboardingCordinator"]))?
        .hasSuffix("did you mean 'OnboardingCoordinator'?") == true)
    #expect(message(GraphSelection(modules: ["Shp"]))?.hasSuffix("did you mean 'Shop'?") == true)
    #expect(message(GraphSelection(excluded: ["Nix*"]))?.contains("'Nix*'") == true)
    #expect(message(GraphSelection(excluded: ["*"])) == SelectionError.nothingLeft.description)
    #expect(message(GraphSelection(from: "nowhere at all"))?.contains("--format text") == true)
  }

  @Test func oneNameInSeveralModulesIsRefused() throws {
    var sketch = GraphSketch("App")
    sketch.add(.screen, "DetailView")
    let other = sketch.add(.screen, "DetailView", module: "Other")
    let graph = sketch.graph
    #expect(throws: SelectionError.self) { try graph.part(GraphSelection(focus: ["DetailView"])) }
    let part = try graph.part(GraphSelection(focus: ["Other/DetailView"]))
    #expect(part.graph.nodes.map(\.id) == [other])
  }

  @Test func everyPartOfAnyGraphCanBeDrawn() throws {
    for seed in 0..<12 {
      let graph = RandomGraph.graph(nodes: 50, seed: UInt64(seed))
      let flow = try #require(graph.nodes(of: .flow).first)
      for selection in [
        GraphSelection(flows: [flow.name]), GraphSelection(focus: [flow.name], depth: 1),
        GraphSelection(from: "RandomApp"), GraphSelection(only: [.flow, .screen]),
        GraphSelection(collapse: .flow), GraphSelection(modules: [flow.module]),
      ] {
        let drawing = FlowDrawing(try graph.part(selection))
        let picture = try drawing.render(.svg)
        #expect(picture.messages.isEmpty)
        #expect(drawing.picture.nodes.count > 0)
      }
    }
  }
}
