import DeepLinks
import FlowModel
import Testing

/// What is taken in some of the app's states only leaves something to later patterns.
@Suite struct LinkStateTests {
  private func link(_ text: String, order: Int, _ conditions: [String?]) throws
    -> DeepLinkDescription
  {
    var link = DeepLinkDescription(
      id: NodeID("deepLink:Shop/Links#\(text)"), pattern: try LinkPattern(parsing: text),
      order: order, location: SourceLocation(file: "Links.swift", line: order + 1, column: 1))
    link.landings = conditions.map {
      Landing(condition: $0, hops: [NodeID("route:Shop/R.a\(order)")])
    }
    return link
  }

  private func matrix(_ earlier: [String?], first: String = "shop://product/**") throws
    -> LinkMatrix
  {
    LinkMatrix(
      FlowGraph(
        project: ProjectSummary(name: "Shop"),
        deepLinks: [
          try link(first, order: 0, earlier), try link("shop://product/offers", order: 1, [nil]),
        ]))
  }

  @Test(arguments: [
    [nil], [], ["isReady", nil], ["isReady", "!isReady"], ["root == .main", "root != .main"],
    ["!(a || b)", "a || b"], ["isReady && isOpen", "otherwise"],
  ])
  func takenInEveryState(conditions: [String?]) throws {
    let problems = try matrix(conditions).rows[1].problems
    #expect(problems.contains { if case .shadowed = $0 { true } else { false } })
  }

  @Test(arguments: [
    ["isReady"], ["isReady", "isOpen"], ["a && b", "!a && b"], ["a == 1", "b != 1"],
  ])
  func takenInSomeStates(conditions: [String?]) throws {
    let problems = try matrix(conditions).rows[1].problems
    #expect(!problems.contains { if case .shadowed = $0 { true } else { false } })
  }

  @Test func anEarlierPatternInSomeStatesIsNoConflict() throws {
    #expect(try matrix([nil], first: "shop://:any/offers/**").conflicts().isEmpty)
    #expect(try matrix([nil], first: "shop://*/:name").conflicts().isEmpty)
    let overlapping = "shop://product/*/:id"
    let links = { (conditions: [String?]) in
      LinkMatrix(
        FlowGraph(
          project: ProjectSummary(name: "Shop"),
          deepLinks: [
            try link(overlapping, order: 0, conditions),
            try link("shop://*/offers/:name", order: 1, [nil]),
          ]))
    }
    #expect(try links([nil]).conflicts().count == 1)
    #expect(try links(["isReady"]).conflicts().isEmpty)
  }
}
