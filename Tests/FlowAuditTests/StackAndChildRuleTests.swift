import FlowModel
import Testing

@Suite struct MissingDestinationRuleTests {
  private func subjects(_ push: [String: String], stacks: [[String: String]]) -> [String] {
    var sketch = Sketch.app()
    sketch.add(.route, "HelpTopic.returns") { $0.isInitial = true }
    for stack in stacks { sketch.observe(.stack, "Shop/AppFlow", stack) }
    sketch.observe(.pushesValue, "Shop/AppFlow", push)
    return sketch.subjects("missing-destination")
  }

  private let complete = ["destinations": "Route, Shop/Product", "complete": "true"]

  @Test func reportsATypeWithoutDestination() {
    let push = ["type": "HelpTopic", "value": "HelpTopic.returns", "in": "AppFlow.help()"]
    #expect(subjects(push, stacks: [complete]) == ["Shop/HelpTopic.returns"])
    #expect(subjects(["type": "Order"], stacks: [complete]) == ["Order"])
  }

  @Test func acceptsATypeWithDestinationInAnySpelling() {
    for type in ["Route", "Shop/Route", "Product", "Shop/Product"] {
      #expect(subjects(["type": type], stacks: [complete]).isEmpty)
    }
  }

  @Test func silentWhereTheStackIsNotFullyKnown() {
    let partial = ["destinations": "Route", "complete": "false"]
    let empty = ["destinations": "", "complete": "true"]
    let opaque = ["destinations": "Route, some Hashable", "complete": "true"]
    #expect(subjects(["type": "Order"], stacks: [complete, partial]).isEmpty)
    #expect(subjects(["type": "Order"], stacks: [opaque]).isEmpty)
    #expect(subjects(["type": "Order"], stacks: [empty]).isEmpty)
    #expect(subjects(["type": "Order"], stacks: []).isEmpty)
    #expect(subjects([:], stacks: [complete]).isEmpty)
  }

  @Test func silentForTypesThatMayHaveAnotherName() {
    for type in ["Product.ID", "T", "any Hashable", "Array<Order>", "Element"] {
      #expect(subjects(["type": type], stacks: [complete]).isEmpty)
    }
  }

  @Test func silentWhereOneOfTheScreensStacksTakesIt() {
    var sketch = Sketch.app()
    sketch.observe(.stack, "Shop/AppFlow", complete)
    sketch.observe(.stack, "Shop/OtherFlow", ["destinations": "Order", "complete": "true"])
    let place = SourceLocation(file: Sketch.file, line: 300, column: 1)
    func push(_ host: String) -> Observation {
      Observation(kind: .pushesValue, subject: host, data: ["type": "Order"], location: place)
    }
    sketch.observations += [push("Shop/AppFlow")]
    #expect(sketch.subjects("missing-destination") == ["Order"])
    sketch.observations += [push("Shop/OtherFlow")]
    #expect(sketch.subjects("missing-destination").isEmpty)
  }

  @Test func silentWhereAnEdgeOfThatPlaceLeadsToAValueThatTheStackTakes() {
    var sketch = Sketch.app()
    sketch.observe(.stack, "Shop/AppFlow", complete)
    sketch.add(.route, "Product")
    sketch.connect(.push, "flow:AppFlow", "route:Product")
    sketch.observations.append(
      Observation(
        kind: .pushesValue, subject: "Shop/AppFlow", data: ["type": "SpecialProduct"],
        location: sketch.edges.last?.locations.first))
    #expect(sketch.subjects("missing-destination").isEmpty)
  }

  @Test func silentForALinkThatSelects() {
    #expect(subjects(["type": "Order", "selection": "true"], stacks: [complete]).isEmpty)
  }
}

@Suite struct ChildRuleTests {
  @Test func childArraysAreForUIKit() {
    var sketch = Sketch.app()
    sketch.observe(
      .retainsChildrenInArray, "Shop/AppFlow", ["property": "childFlows", "style": "swiftUI"])
    sketch.observe(.retainsChildrenInArray, "Shop/OldFlow", ["style": "uiKit"])
    let findings = sketch.findings("child-coordinators-array")
    #expect(findings.map(\.subject) == ["Shop/AppFlow"])
    #expect(findings.map(\.severity) == [.note])
    #expect(
      findings.map(\.message) == [
        "SwiftUI flow `AppFlow` keeps its child flows in the array `childFlows`"
      ])
  }

  private func releases(_ removals: [[String: String]]) -> [String] {
    var sketch = Sketch.app()
    for removal in removals { sketch.observe(.removesChild, "Shop/AppFlow", removal) }
    return sketch.findings("wrong-child-released").map(\.message)
  }

  @Test func reportsAFlowThatRemovesItself() {
    let slip = ["receiver": "self", "argument": "self", "finished": "coordinator"]
    #expect(
      releases([slip]) == [
        "flow `AppFlow` removes itself from its own children, and `coordinator` stays"
      ])
    #expect(releases([["receiver": "self", "argument": "self"]]).count == 1)
  }

  @Test func reportsAnotherKnownChild() {
    let slip = ["receiver": "self", "argument": "self?.home", "finished": "login"]
    let right = ["receiver": "self", "argument": "home", "finished": "home"]
    #expect(
      releases([slip, right]) == ["flow `AppFlow` removes the child `home` when `login` finishes"])
  }

  @Test func silentWhereTheChildMayBeTheRightOne() {
    let parent = ["receiver": "parent", "argument": "self"]
    let alias = ["receiver": "self", "argument": "child", "finished": "coordinator"]
    let last = ["receiver": "self", "argument": "children.last!", "finished": "login"]
    let same = ["receiver": "self", "argument": "self?.login!", "finished": "login"]
    #expect(releases([parent, alias, last, same]).isEmpty)
  }
}
