import FlowAudit
import FlowModel
import Testing

@Suite struct ContractTests {
  /// `CartView` and `CheckoutFlow` present the sheet, the one through `CheckoutFlow.pay()`.
  private func shop() -> Sketch {
    var sketch = Sketch.app()
    sketch.add(.flow, "CheckoutFlow")
    sketch.add(.screen, "CartView")
    sketch.add(.screen, "HelpView")
    sketch.add(.route, "Route.payment")
    sketch.add(.screen, "PaymentSheet")
    sketch.connect(.push, "flow:AppFlow", "screen:CartView")
    sketch.connect(.present, "screen:CartView", "route:Route.payment", in: "CheckoutFlow.pay()")
    sketch.connect(.shows, "route:Route.payment", "screen:PaymentSheet")
    return sketch
  }

  private func messages(_ requirement: Contract.Requirement, in sketch: Sketch) -> [String] {
    let contract = Contract(name: "order", requirement: requirement, severity: .error, hint: "ask")
    let report = Auditor(rules: [ContractRule(contract)]).audit(sketch.graph)
    #expect(report.findings.allSatisfy { $0.rule == "contract-order" && $0.severity == .error })
    #expect(report.findings.allSatisfy { $0.hint == "ask" })
    return report.findings.map(\.message)
  }

  private func onlyCheckoutPresents() -> Contract.Requirement {
    .forbidden(
      EdgeSelector(
        from: NodeSelector(exceptions: [NodeSelector(name: "CheckoutFlow")]),
        to: NodeSelector(name: "PaymentSheet"), kinds: [.present]))
  }

  @Test func aForbiddenEdgeIsReportedWhereverItStarts() {
    var sketch = shop()
    #expect(messages(onlyCheckoutPresents(), in: sketch) == [])
    sketch.connect(.present, "screen:HelpView", "screen:PaymentSheet", in: "HelpView.body")
    #expect(
      messages(onlyCheckoutPresents(), in: sketch) == [
        "`HelpView` presents `PaymentSheet` in `HelpView.body`, which 'order' forbids"
      ])
  }

  @Test func whatOnlyADynamicEdgeSaysIsNoBreach() {
    var sketch = shop()
    sketch.connect(.present, "screen:HelpView", "screen:PaymentSheet", confidence: .dynamic)
    #expect(messages(onlyCheckoutPresents(), in: sketch) == [])
  }

  @Test func aRequiredEdgeIsMissed() {
    let required = Contract.Requirement.required(
      EdgeSelector(
        from: NodeSelector(kinds: [.screen], name: "*View"), to: NodeSelector(name: "PaymentSheet"),
        kinds: [.present]))
    #expect(
      messages(required, in: shop()) == [
        "no present leads from `HelpView` to 'PaymentSheet', which 'order' requires"
      ])
  }

  @Test func reachableWithoutSomeKindsOfEdge() {
    let reachable = Contract.Requirement.reachable(NodeSelector(name: "PaymentSheet"), without: [])
    #expect(messages(reachable, in: shop()) == [])
    let plain = Contract.Requirement.reachable(
      NodeSelector(name: "PaymentSheet"), without: [.present])
    #expect(
      messages(plain, in: shop()) == [
        "every way to `PaymentSheet` has a present, without which 'order' wants one"
      ])
    let lost = Contract.Requirement.reachable(NodeSelector(name: "HelpView"), without: [])
    #expect(
      messages(lost, in: shop()) == ["no entry leads to `HelpView`, to which 'order' wants a way"])
  }

  @Test func depthAndFanOutAreCounted() {
    let screens = NodeSelector(kinds: [.screen])
    #expect(messages(.maxDepth(2, of: screens), in: shop()) == [])
    #expect(
      messages(.maxDepth(1, of: screens), in: shop()) == [
        "`PaymentSheet` is 2 transitions deep, more than the 1 of 'order'"
      ])
    var sketch = shop()
    sketch.connect(.push, "screen:CartView", "screen:HelpView")
    #expect(messages(.maxFanOut(2, of: screens), in: sketch) == [])
    #expect(
      messages(.maxFanOut(1, of: screens), in: sketch) == [
        "`CartView` leads to 2 others, more than the 1 of 'order'"
      ])
  }

  @Test func aSelectorOfNothingIsAnError() {
    let slip = Contract(
      name: "order",
      requirement: .reachable(
        NodeSelector(
          kinds: [.screen], module: "Shop", name: "PaymentShet",
          location: SourceLocation(file: ".flowviz.json", line: 3, column: 5)), without: []))
    let error = #expect(throws: ContractError.self) { try slip.validate(against: shop().graph) }
    #expect(error?.location?.line == 3)
    #expect(
      error?.message
        == "contract 'order': 'reachable' selects screen 'PaymentShet' in module 'Shop', and nothing "
        + "in the graph is that; did you mean 'PaymentSheet'?")
  }

  @Test(arguments: [
    ("Cart*", "CartView", true), ("*View", "CartView", true), ("*art*ew", "CartView", true),
    ("Cart", "CartView", false), ("*cart*", "CartView", false), ("a*a", "a", false),
    ("*", "", true), ("", "", true), ("a*b*c", "abc", true), ("a*b*c", "acb", false),
  ])
  func aStarStandsForAnyText(pattern: String, name: String, fits: Bool) {
    let node = Node(
      id: NodeID("screen:Shop/x"), kind: .screen, name: name, qualifiedName: name, module: "Shop")
    #expect(NodeSelector(name: pattern).matches(node) == fits)
  }
}
