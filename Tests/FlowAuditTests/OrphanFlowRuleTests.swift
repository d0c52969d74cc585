import FlowModel
import Testing

@Suite struct OrphanFlowRuleTests {
  private let rule = "orphan-flow"

  private func sketch(_ change: (inout Sketch) -> Void = { _ in }) -> Sketch {
    var sketch = Sketch.app()
    sketch.add(.flow, "OldFlow")
    sketch.add(.route, "Route.old")
    sketch.connect(.declares, "flow:OldFlow", "route:Route.old")
    sketch.connect(.push, "flow:OldFlow", "route:Route.old", in: "OldFlow.start()")
    change(&sketch)
    return sketch
  }

  @Test func reportsAFlowThatNothingCreates() {
    let findings = sketch().findings(rule)
    #expect(findings.map(\.subject) == ["Shop/OldFlow"])
    #expect(findings.map(\.message) == ["flow `OldFlow` is never created"])
  }

  @Test func reportsAFlowThatOnlyUnreachedCodeCreates() {
    let findings = sketch {
      $0.add(.screen, "OldView")
      $0.connect(.contains, "screen:OldView", "flow:OldFlow")
    }.findings(rule)
    #expect(
      findings.map(\.message) == [
        "flow `OldFlow` is created only by `OldView`, which no entry reaches"
      ])
    #expect(findings.first?.related.first?.message == "created here")
  }

  @Test func startingItselfIsNoStart() {
    #expect(sketch { $0.connect(.child, "flow:OldFlow", "flow:OldFlow") }.subjects(rule).count == 1)
  }

  @Test(arguments: [EdgeKind.child, .contains, .push, .present, .switch, .launch])
  func silentWhereSomethingReachedCreatesIt(_ kind: EdgeKind) {
    #expect(sketch { $0.connect(kind, "flow:AppFlow", "flow:OldFlow") }.subjects(rule).isEmpty)
  }

  @Test func silentWherePerhapsCreated() {
    let perhaps = sketch {
      $0.connect(.child, "flow:AppFlow", "flow:OldFlow", confidence: .dynamic)
    }
    #expect(perhaps.subjects(rule).isEmpty)
  }

  @Test func silentWhereUsersGetToARouteThatItAloneHandles() {
    #expect(
      sketch { $0.connect(.push, "flow:AppFlow", "route:Route.old") }.subjects(rule).isEmpty)
    let shared = sketch {
      $0.connect(.push, "flow:AppFlow", "route:Route.old")
      $0.connect(.declares, "flow:AppFlow", "route:Route.old")
    }
    #expect(shared.subjects(rule) == ["Shop/OldFlow"])
  }

  @Test func silentForPublicFlowsOfAModuleThatNoAppUses() {
    var sketch = Sketch.app()
    sketch.add(.flow, "KitFlow", module: "Kit") { $0.isPublic = true }
    #expect(sketch.subjects(rule).isEmpty)
  }
}
