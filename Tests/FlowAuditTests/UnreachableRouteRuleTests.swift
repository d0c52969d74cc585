import FlowModel
import Testing

@Suite struct UnreachableRouteRuleTests {
  private let rule = "unreachable-route"

  /// `Route.invoice` is pushed by `OldView`, which `Route.old` shows, which nothing makes.
  private func sketch(_ change: (inout Sketch) -> Void = { _ in }) -> Sketch {
    var sketch = Sketch.app()
    sketch.add(.route, "Route.old")
    sketch.add(.screen, "OldView")
    sketch.add(.route, "Route.invoice")
    sketch.connect(.declares, "flow:AppFlow", "route:Route.old")
    sketch.connect(.declares, "flow:AppFlow", "route:Route.invoice")
    sketch.connect(.shows, "route:Route.old", "screen:OldView")
    sketch.connect(.push, "screen:OldView", "route:Route.invoice", in: "OldView.body")
    sketch.observe(.makesRoute, "Shop/Route.invoice", ["in": "OldView.body"])
    change(&sketch)
    return sketch
  }

  @Test func namesTheNearestAncestorAndTheMissingHop() throws {
    let findings = sketch().findings(rule)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.subject == "Shop/Route.invoice")
    #expect(
      finding.message
        == "route `Route.invoice` is made only in `OldView.body`, and nothing leads to `Route.old`")
    #expect(
      finding.path
        == ["flow:AppFlow", "route:Route.old", "screen:OldView", "route:Route.invoice"]
        .map(Sketch.id))
    #expect(
      finding.related.map(\.message) == [
        "made here", "users get as far as `AppFlow`", "nothing leads to `Route.old`",
      ])
  }

  @Test func oneFindingARoute() {
    #expect(sketch().subjects("unused-route") == ["Shop/Route.old"])
  }

  @Test func silentWhereAWayLeads() {
    #expect(
      sketch { $0.connect(.push, "flow:AppFlow", "route:Route.old") }.subjects(rule).isEmpty)
    #expect(
      sketch { $0.connect(.push, "flow:AppFlow", "route:Route.old", confidence: .dynamic) }
        .subjects(rule).isEmpty)
  }

  @Test func silentWhereCodeOfAnUnknownOwnerMakesIt() {
    let unknown = sketch {
      $0.observe(.makesRoute, "Shop/Route.invoice", ["in": "InvoiceModel.open()"])
    }
    #expect(unknown.subjects(rule).isEmpty)
    let reached = sketch {
      $0.observe(.makesRoute, "Shop/Route.invoice", ["in": "AppFlow.showInvoice()"])
    }
    #expect(reached.subjects(rule).isEmpty)
    let dead = sketch {
      $0.observe(.makesRoute, "Shop/Route.invoice", ["in": "OldView.Row.tapped(at:)"])
    }
    #expect(dead.subjects(rule) == ["Shop/Route.invoice"])
  }

  @Test func silentWithoutAnEntry() {
    var sketch = Sketch()
    sketch.add(.screen, "OldView")
    sketch.add(.route, "Route.invoice")
    sketch.connect(.push, "screen:OldView", "route:Route.invoice", in: "OldView.body")
    #expect(sketch.subjects(rule).isEmpty)
  }

  @Test func silentWhereALinkThatNobodyTakesOpensIt() {
    let linked = sketch { sketch in
      sketch.add(.deepLink, "invoice")
      sketch.connect(.opens, "deepLink:invoice", "route:Route.invoice", in: "open(_:)")
    }
    #expect(linked.subjects(rule).isEmpty)
  }

  @Test func aCycleIsNoWayIn() throws {
    var sketch = Sketch.app()
    sketch.add(.screen, "FirstView")
    sketch.add(.route, "Route.second")
    sketch.add(.screen, "SecondView")
    sketch.connect(.push, "screen:FirstView", "route:Route.second", in: "FirstView.body")
    sketch.connect(.shows, "route:Route.second", "screen:SecondView")
    sketch.connect(.push, "screen:SecondView", "screen:FirstView", in: "SecondView.body")
    let finding = try #require(sketch.findings(rule).first)
    #expect(finding.message.hasPrefix("route `Route.second` is made only in `FirstView.body`"))
  }
}
