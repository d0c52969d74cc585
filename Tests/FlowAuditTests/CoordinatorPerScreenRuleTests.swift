import FlowAudit
import FlowModel
import Testing

@Suite struct CoordinatorPerScreenRuleTests {
  private let rule = "coordinator-per-screen"

  private func sketch(_ change: (inout Sketch) -> Void = { _ in }) -> Sketch {
    var sketch = Sketch.app()
    sketch.add(.flow, "DetailFlow")
    sketch.add(.screen, "DetailView")
    sketch.connect(.child, "flow:AppFlow", "flow:DetailFlow")
    sketch.connect(.push, "flow:DetailFlow", "screen:DetailView", in: "DetailFlow.start()")
    change(&sketch)
    return sketch
  }

  @Test func reportsAFlowOfOneScreen() {
    let findings = sketch().findings(rule)
    #expect(findings.map(\.subject) == ["Shop/DetailFlow"])
    #expect(findings.map(\.message) == ["flow `DetailFlow` only shows `DetailView`"])
  }

  @Test func reportsAFlowOfOneRouteThatShowsOneScreen() {
    var sketch = Sketch.app()
    sketch.add(.flow, "DetailFlow")
    sketch.add(.route, "DetailRoute.detail")
    sketch.add(.screen, "DetailView")
    sketch.connect(.child, "flow:AppFlow", "flow:DetailFlow")
    sketch.connect(.declares, "flow:DetailFlow", "route:DetailRoute.detail")
    sketch.connect(.shows, "route:DetailRoute.detail", "screen:DetailView")
    #expect(sketch.subjects(rule) == ["Shop/DetailFlow"])
  }

  @Test func reportsAFlowThatOnlyMakesAScreenForOthersToShow() {
    func sketch(making screens: String...) -> Sketch {
      var sketch = Sketch.app()
      sketch.add(.flow, "DetailFlow")
      sketch.connect(.child, "flow:AppFlow", "flow:DetailFlow")
      for screen in screens {
        sketch.add(.screen, screen)
        sketch.connect(.push, "flow:AppFlow", "screen:\(screen)", in: "AppFlow.open()")
        sketch.observe(.constructs, "Shop/\(screen)", ["in": "DetailFlow.init()"])
      }
      return sketch
    }
    #expect(sketch(making: "DetailView").subjects(rule) == ["Shop/DetailFlow"])
    #expect(sketch().subjects(rule).isEmpty)
    #expect(sketch(making: "DetailView", "ReviewsView").subjects(rule).isEmpty)
  }

  @Test func leavesAViewWithAStackOfItsOwnAlone() {
    let stack = ["destinations": "", "complete": "true", "path": ""]
    let view = sketch { $0.observe(.stack, "Shop/DetailFlow", stack) }
    #expect(view.subjects(rule).isEmpty)
    let object = sketch {
      $0.observe(.stack, "Shop/DetailFlow", stack)
      $0.observe(.flowSize, "Shop/DetailFlow", ["members": "3"])
    }
    #expect(object.subjects(rule) == ["Shop/DetailFlow"])
  }

  @Test func silentForWhateverEarnsItsPlace() {
    let earnings: [(inout Sketch) -> Void] = [
      {
        $0.add(.screen, "ReviewsView")
        $0.connect(.push, "screen:DetailView", "screen:ReviewsView", in: "DetailFlow.showReviews()")
      },
      {
        $0.add(.route, "Route.first")
        $0.add(.route, "Route.second")
        $0.connect(.declares, "flow:DetailFlow", "route:Route.first")
        $0.connect(.declares, "flow:DetailFlow", "route:Route.second")
      },
      {
        $0.add(.flow, "ChildFlow")
        $0.connect(.child, "flow:DetailFlow", "flow:ChildFlow")
      },
      {
        $0.add(.external, "UIAlertController")
        $0.connect(.present, "flow:DetailFlow", "external:UIAlertController")
      },
      {
        $0.add(.deepLink, "detail")
        $0.connect(.opens, "deepLink:detail", "screen:DetailView")
      },
      {
        $0.add(.tab, "Tab.detail")
        $0.connect(.shows, "tab:Tab.detail", "flow:DetailFlow")
      },
      {
        $0.add(.flow, "OtherFlow")
        $0.connect(.returns, "flow:DetailFlow", "flow:OtherFlow")
        $0.connect(.returns, "flow:DetailFlow", "flow:AppFlow")
      },
      {
        $0.add(.screen, "ListView")
        $0.connect(.push, "screen:ListView", "screen:DetailView", in: "DetailFlow.show(from:)")
      },
      {
        $0.add(.flow, "OtherFlow")
        $0.connect(.child, "flow:OtherFlow", "flow:DetailFlow")
      },
      { $0.connect(.launch, "entry:ShopApp", "flow:DetailFlow") },
      { $0.connect(.replace, "flow:DetailFlow", "screen:DetailView") },
      { $0.connect(.push, "flow:DetailFlow", "screen:DetailView", confidence: .inferred) },
      { $0.observe(.flowTraits, "Shop/DetailFlow", ["reasons": "gates"]) },
      { sketch in
        sketch.connect(
          .push, "flow:DetailFlow", "screen:DetailView", in: "DetailFlow.other()",
          condition: "session.isSignedIn")
      },
    ]
    for earning in earnings { #expect(sketch(earning).subjects(rule).isEmpty) }
  }

  @Test func whereTheUserIsSaysNothingOfASwiftUIFlow() {
    var sketch = Sketch.app()
    sketch.add(.flow, "DetailFlow") { $0.style = "swiftUI" }
    sketch.add(.screen, "ListView")
    sketch.add(.screen, "DetailView")
    sketch.connect(.child, "flow:AppFlow", "flow:DetailFlow")
    sketch.connect(.push, "screen:ListView", "screen:DetailView", in: "DetailFlow.show()")
    #expect(sketch.subjects(rule) == ["Shop/DetailFlow"])
  }

  @Test func oneResultForTheParentEarnsNothing() {
    #expect(
      sketch { $0.connect(.returns, "flow:DetailFlow", "flow:AppFlow") }.subjects(rule).count == 1)
  }

  @Test func sumsUpMoreThanTen() throws {
    var sketch = Sketch.app()
    for number in 1...11 {
      sketch.add(.flow, "Flow\(number)")
      sketch.add(.screen, "View\(number)")
      sketch.connect(.child, "flow:AppFlow", "flow:Flow\(number)")
      sketch.connect(.push, "flow:Flow\(number)", "screen:View\(number)")
    }
    let findings = sketch.findings(rule)
    #expect(findings.count == 12)
    let summary = try #require(findings.last)
    #expect(summary.location == nil)
    #expect(summary.message == "11 of 12 flows (91 %) show one screen only")

    let tuned = AuditConfiguration(options: [rule: ["summaryAbove": 11]])
    #expect(sketch.findings(rule, tuned).count == 11)
  }
}
