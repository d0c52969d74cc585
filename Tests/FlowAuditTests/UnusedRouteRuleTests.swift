import FlowModel
import Testing

@Suite struct UnusedRouteRuleTests {
  private let rule = "unused-route"

  private func sketch(_ change: (inout Sketch) -> Void) -> Sketch {
    var sketch = Sketch.app()
    sketch.add(.route, "Route.cart")
    sketch.connect(.declares, "flow:AppFlow", "route:Route.cart")
    change(&sketch)
    return sketch
  }

  @Test func reportsACaseThatNothingMakes() throws {
    let findings = sketch { sketch in
      sketch.add(.screen, "CartView")
      sketch.connect(.shows, "route:Route.cart", "screen:CartView")
    }.findings(rule)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.subject == "Shop/Route.cart")
    #expect(finding.severity == .warning)
    #expect(finding.message == "route `Route.cart` is never made")
    #expect(finding.location == SourceLocation(file: Sketch.file, line: 3, column: 3))
    #expect(finding.length == 4)
    #expect(
      finding.related.map(\.message) == ["would show `CartView`", "users get as far as `AppFlow`"])
    #expect(finding.path.map(\.subject) == ["Shop/AppFlow", "Shop/Route.cart"])
  }

  @Test func isQuieterAboutAnEnumOfWhichHardlyACaseLeadsAnywhere() {
    func severities(leading count: Int) -> Set<Severity> {
      let sketch = sketch { sketch in
        for number in 1..<10 { sketch.add(.route, "Route.row\(number)") }
        sketch.add(.screen, "RowView")
        for number in 0..<count {
          let name = number == 0 ? "cart" : "row\(number)"
          sketch.connect(.shows, "route:Route.\(name)", "screen:RowView")
        }
      }
      return Set(sketch.findings(rule).map(\.severity))
    }
    #expect(severities(leading: 1) == [.note])
    #expect(severities(leading: 2) == [.warning])
  }

  @Test func acceptsEveryWayOfMakingOne() {
    let ways: [(inout Sketch) -> Void] = [
      { $0.connect(.push, "flow:AppFlow", "route:Route.cart") },
      { $0.connect(.launch, "entry:ShopApp", "route:Route.cart") },
      { $0.observe(.makesRoute, "Shop/Route.cart", ["in": "AppFlow.showCart()"]) },
      { $0.observe(.makesAnyCase, "Shop/Route", ["via": "allCases"]) },
      { $0.observe(.makesAnyCase, "Other/Route", ["via": "decoding"]) },
    ]
    for way in ways { #expect(sketch(way).subjects(rule).isEmpty) }
  }

  @Test func aDynamicEdgeProvesNothingAboutACase() {
    let sketch = sketch {
      $0.connect(.push, "flow:AppFlow", "route:Route.cart", confidence: .dynamic)
    }
    #expect(sketch.subjects(rule) == ["Shop/Route.cart"])
  }

  @Test func aDynamicEdgeIsEnoughForAValueWithoutCases() {
    let sketch = sketch {
      $0.connect(.push, "flow:AppFlow", "route:Route.cart")
      $0.add(.route, "Product")
      $0.connect(.push, "flow:AppFlow", "route:Product", confidence: .dynamic)
    }
    #expect(sketch.subjects(rule).isEmpty)
  }

  @Test func leavesInitialUndeclaredAndUnownedTabsAlone() {
    var sketch = Sketch.app()
    sketch.add(.route, "Route.home") { $0.isInitial = true }
    sketch.add(.route, "Library.route") { $0.isDeclared = false }
    sketch.add(.tab, "CartView")
    #expect(sketch.subjects(rule).isEmpty)
  }

  @Test func findsTheEnumOfACasePrivateToAFile() {
    var sketch = Sketch.app()
    sketch.add(.route, "Screen.list") {
      $0.id = NodeID("route:Shop/Screen.list@Home")
      $0.owner = "Home.Screen"
    }
    #expect(sketch.subjects(rule) == ["Shop/Screen.list@Home"])
    sketch.observe(.makesAnyCase, "Shop/Screen@Home")
    #expect(sketch.subjects(rule).isEmpty)
  }

  @Test func sparesPublicCasesOfALibraryOnly() {
    var library = Sketch()
    library.add(.route, "Route.open") { $0.isPublic = true }
    library.add(.route, "Route.inner")
    #expect(library.subjects(rule) == ["Shop/Route.inner"])

    let app = sketch { sketch in
      sketch.connect(.push, "flow:AppFlow", "route:Route.cart")
      sketch.add(.route, "Route.open") { $0.isPublic = true }
    }
    #expect(app.subjects(rule) == ["Shop/Route.open"])
  }
}
