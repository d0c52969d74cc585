import FlowAudit
import FlowModel
import Testing

@Suite struct OverloadedFlowRuleTests {
  private func sketch(_ data: [String: String]) -> Sketch {
    var sketch = Sketch.app()
    sketch.observe(.flowSize, "Shop/AppFlow", data)
    return sketch
  }

  @Test func givesEveryReason() {
    var sketch = sketch(["members": "61", "touches": "URLSession,UserDefaults"])
    for number in 1...13 {
      sketch.add(.flow, "Child\(number)")
      sketch.connect(.child, "flow:AppFlow", "flow:Child\(number)")
    }
    #expect(
      sketch.findings("overloaded-flow").map(\.message) == [
        "flow `AppFlow` does much: starts 13 flows (more than 12), has 61 members (more than 60) "
          + "and uses `URLSession` itself"
      ])
  }

  @Test func limitsAreOptions() {
    let sketch = sketch(["members": "9", "touches": "UserDefaults"])
    #expect(sketch.findings("overloaded-flow").isEmpty)
    let strict = AuditConfiguration(
      options: ["overloaded-flow": ["members": 8, "services": "UserDefaults"]])
    #expect(sketch.findings("overloaded-flow", strict).count == 1)
  }

  @Test func routesThatManyFilesDeclareDoNotMeet() {
    var spread = sketch(["members": "1"])
    var together = spread
    for number in 1...31 {
      let route = "Route.r\(number)"
      spread.add(.route, route) {
        $0.location = SourceLocation(file: "R\(number).swift", line: 1, column: 1)
      }
      together.add(.route, route)
      spread.connect(.declares, "flow:AppFlow", "route:\(route)")
      together.connect(.declares, "flow:AppFlow", "route:\(route)")
    }
    #expect(spread.findings("overloaded-flow").isEmpty)
    #expect(together.findings("overloaded-flow").count == 1)
  }

  @Test func viewsAndReducersAreNoObjects() {
    #expect(Sketch.app().findings("overloaded-flow").isEmpty)
  }
}

@Suite struct LinearFlowCoordinatorRuleTests {
  /// A flow whose screens push one another.
  private func found(
    routes: Int = 2, traits: String = "", change: (inout Sketch) -> Void = { _ in }
  ) -> [String] {
    var sketch = Sketch.app()
    sketch.add(.screen, "Screen0")
    sketch.add(.flow, "BuyFlow") { $0.style = "swiftUI" }
    sketch.connect(.contains, "flow:AppFlow", "screen:Screen0")
    sketch.connect(.contains, "screen:Screen0", "flow:BuyFlow")
    for number in 1...routes {
      sketch.add(.route, "Step.s\(number)")
      sketch.add(.screen, "Screen\(number)")
      sketch.connect(.declares, "flow:BuyFlow", "route:Step.s\(number)")
      sketch.connect(.push, "screen:Screen\(number - 1)", "route:Step.s\(number)")
      sketch.connect(.shows, "route:Step.s\(number)", "screen:Screen\(number)")
    }
    sketch.observe(.flowSize, "Shop/BuyFlow")
    sketch.observe(.stack, "Shop/BuyFlow", ["path": "path"])
    if !traits.isEmpty { sketch.observe(.flowTraits, "Shop/BuyFlow", ["reasons": traits]) }
    change(&sketch)
    return sketch.findings("linear-flow-coordinator").map(\.message)
  }

  @Test func reportsALine() {
    #expect(
      found() == ["flow `BuyFlow` only leads to `Step.s1` and `Step.s2`, one after the other"])
    #expect(found(routes: 1) == ["flow `BuyFlow` only leads to `Step.s1`"])
    #expect(found(routes: 5) == [])
  }

  @Test func silentWhereTheFlowEarnsSomething() {
    #expect(found(traits: "gates") == [])
    #expect(found { $0.connect(.child, "flow:BuyFlow", "flow:AppFlow") } == [])
    #expect(found { $0.connect(.present, "flow:BuyFlow", "screen:Screen0") } == [])
    #expect(found { $0.observe(.stack, "Shop/BuyFlow", ["path": "other"]) } == [])
  }

  @Test func silentWhereScreensBranch() {
    #expect(found { $0.connect(.push, "screen:Screen2", "route:Step.s1") } == [])
    #expect(
      found {
        $0.add(.route, "Step.s9")
        $0.connect(.declares, "flow:BuyFlow", "route:Step.s9")
        $0.connect(.push, "screen:Screen1", "route:Step.s9")
      } == [])
  }
}
