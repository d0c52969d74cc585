import FlowAudit
import FlowModel
import Testing

@Suite struct EmptyDestinationRuleTests {
  private func found(
    _ way: Confidence? = .certain, isInitial: Bool = false,
    change: (inout Sketch) -> Void = { _ in }
  ) -> [String] {
    var sketch = Sketch.app()
    sketch.add(.screen, "Home")
    sketch.add(.route, "Route.help") { $0.isInitial = isInitial }
    sketch.connect(.contains, "flow:AppFlow", "screen:Home")
    if let way { sketch.connect(.push, "screen:Home", "route:Route.help", confidence: way) }
    sketch.observe(
      .emptyDestination, "Shop/Route.help", ["content": "EmptyView", "in": "Home.body"])
    change(&sketch)
    return sketch.findings("empty-destination").map(\.message)
  }

  @Test func reportsARouteThatIsReached() {
    #expect(
      found() == [
        "route `Route.help` can be reached, but its branch in `Home.body` shows an `EmptyView`"
      ])
  }

  @Test func silentWhereNothingCertainLeadsThere() {
    #expect(found(nil) == [])
    #expect(found(.dynamic) == [])
    #expect(found(isInitial: true) == [])
  }

  @Test func silentWhereAnotherTableShowsSomething() {
    let shows: (inout Sketch) -> Void = { $0.connect(.shows, "route:Route.help", "screen:Home") }
    #expect(found(change: shows) == [])
  }
}

@Suite struct NestedStackRuleTests {
  private func found(
    _ container: String = "NavigationStack", confidence: Confidence = .certain,
    change: (inout Sketch) -> Void = { _ in }
  ) -> [Finding] {
    var sketch = Sketch.app()
    for name in ["Home", "Orders"] { sketch.add(.screen, name) }
    sketch.add(.route, "Route.orders")
    sketch.connect(.contains, "flow:AppFlow", "screen:Home")
    sketch.connect(.push, "screen:Home", "route:Route.orders", confidence: confidence)
    sketch.connect(.shows, "route:Route.orders", "screen:Orders")
    sketch.observe(.container, "Shop/Orders", ["container": container])
    change(&sketch)
    return sketch.findings("nested-stack")
  }

  @Test func reportsAPushedStack() {
    let stacks = found()
    #expect(stacks.map(\.subject) == ["Shop/Orders"])
    #expect(stacks.map(\.severity) == [.warning])
    #expect(found("TabView").map(\.severity) == [.note])
  }

  @Test func silentWhereThePushIsNotSure() {
    #expect(found(confidence: .inferred).isEmpty)
    #expect(found(confidence: .dynamic).isEmpty)
  }

  @Test func silentWhereTheRouteIsAlsoPresented() {
    #expect(found { $0.connect(.present, "screen:Home", "route:Route.orders") }.isEmpty)
  }

  @Test func silentWhereNoBuildHoldsBoth() {
    func found(apart: String) -> [FlowModel.SourceLocation?] {
      var sketch = Sketch.app()
      sketch.add(.screen, "Orders")
      sketch.connect(.push, "flow:AppFlow", "screen:Orders")
      sketch.observe(
        .container, "Shop/Orders", ["container": "NavigationStack", "apart": apart])
      return sketch.findings("nested-stack").flatMap { $0.related.map(\.location) }
    }
    let place = found(apart: "Other.swift:1:1").compactMap { $0 }
    #expect(place.count == 1)
    #expect(found(apart: place.map { "\($0.file):\($0.line):\($0.column)" }.joined()).isEmpty)
  }

  @Test func silentBesideASidebar() {
    let split = ["container": "NavigationSplitView", "columns": "true"]
    #expect(found { $0.observe(.container, "Shop/Home", split) }.isEmpty)
    #expect(found { $0.observe(.container, "Shop/AppFlow", split) }.isEmpty)
  }

  @Test func silentForAContainerWithColumns() {
    let split = ["container": "NavigationSplitView", "columns": "true"]
    var sketch = Sketch.app()
    sketch.add(.screen, "Home")
    sketch.connect(.push, "flow:AppFlow", "screen:Home")
    sketch.observe(.container, "Shop/Home", split)
    #expect(sketch.findings("nested-stack").isEmpty)
  }
}

@Suite struct StateRuleTests {
  private func switches(_ root: String, in declaration: String) -> [String] {
    var sketch = Sketch.app()
    sketch.add(.root, "AppFlow.Root.\(root)")
    sketch.observe(
      .keepsStateAtSwitch, "Shop/AppFlow",
      ["root": "Shop/AppFlow.Root.\(root)", "in": declaration, "keeps": "path,sheet"])
    return sketch.findings("root-switch-keeps-path").map(\.message)
  }

  @Test func speaksOnlyOfSigningOut() {
    #expect(
      switches("login", in: "AppFlow.leave()") == [
        "`AppFlow.leave()` switches to the root `AppFlow.Root.login` and leaves `path` and `sheet` "
          + "as they were"
      ])
    #expect(switches("main", in: "AppFlow.signOut()").count == 1)
    #expect(switches("main", in: "AppFlow.show()") == [])
    #expect(switches("login", in: "AppFlow.finishOnboarding()") == [])
    #expect(switches("login", in: "AppFlow.start()") == [])
  }

  @Test func unboundStateOfWhatNobodyReachesIsLeftAlone() {
    var sketch = Sketch.app()
    sketch.add(.flow, "OldFlow")
    let data = ["property": "path", "type": "[Route]", "in": "OldFlow.show()"]
    sketch.observe(.unboundState, "Shop/OldFlow", data)
    #expect(sketch.findings("unbound-navigation-state").isEmpty)
    sketch.observe(.unboundState, "Shop/AppFlow", data)
    #expect(sketch.subjects("unbound-navigation-state") == ["Shop/AppFlow"])
  }

  @Test func untypedDestinationsAreAnOption() {
    var sketch = Sketch.app()
    sketch.observe(.destination, "Shop/Home", ["type": "String", "in": "Home.body"])
    sketch.observe(.destination, "Shop/Home", ["type": "Shop/Product", "in": "Home.body"])
    #expect(sketch.findings("untyped-destination").count == 1)
    let products = AuditConfiguration(
      options: ["untyped-destination": ["types": "Shop/Product, Int"]])
    #expect(
      sketch.findings("untyped-destination", products).map(\.message) == [
        "destination for any `Shop/Product`: whatever pushes one in this stack comes here"
      ])
  }
}
