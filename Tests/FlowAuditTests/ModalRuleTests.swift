import FlowAudit
import FlowModel
import Testing

@Suite struct ModalOnModalRuleTests {
  /// Screens that present one another, from `A` on.
  private func chain(_ names: [String]) -> Sketch {
    var sketch = Sketch.app()
    for name in names { sketch.add(.screen, name) }
    sketch.connect(.contains, "flow:AppFlow", "screen:\(names[0])")
    for (from, to) in zip(names, names.dropFirst()) {
      sketch.connect(.present, "screen:\(from)", "screen:\(to)", in: "\(from).open()")
    }
    return sketch
  }

  @Test func reportsTheFirstModalBeyondTheLimit() {
    let findings = chain(["A", "B", "C", "D", "E"]).findings("modal-on-modal")
    #expect(findings.map(\.subject) == ["Shop/D"])
    #expect(findings.map(\.message) == ["screen `D` opens on top of 2 modals: `B` and `C`"])
    #expect(
      findings.first?.path.map(\.subject).suffix(4) == ["Shop/A", "Shop/B", "Shop/C", "Shop/D"])
  }

  @Test func theLimitIsAnOption() {
    let deeper = AuditConfiguration(options: ["modal-on-modal": ["depth": 3]])
    let found = chain(["A", "B", "C", "D", "E"]).findings("modal-on-modal", deeper)
    #expect(found.map(\.subject) == ["Shop/E"])
  }

  @Test func silentWhereAShorterWayExists() {
    for confidence in [Confidence.certain, .dynamic] {
      var sketch = chain(["A", "B", "C", "D"])
      sketch.connect(.push, "screen:A", "screen:D", confidence: confidence)
      #expect(sketch.subjects("modal-on-modal").isEmpty)
    }
  }

  @Test func aModalThatClosesItselfFirstTakesNoRoom() {
    var sketch = chain(["A", "B", "C", "D"])
    sketch.connect(.dismisses, "screen:C", "screen:C", in: "C.open()")
    #expect(sketch.subjects("modal-on-modal").isEmpty)
  }

  @Test func aSecondValueOfTheSameSheetTakesThePlaceOfTheFirst() {
    var sketch = chain(["A", "B"])
    for name in ["one", "two", "three"] { sketch.add(.route, "Sheet.\(name)") }
    for name in ["One", "Two"] { sketch.add(.screen, name) }
    sketch.connect(.present, "screen:B", "route:Sheet.one")
    sketch.connect(.shows, "route:Sheet.one", "screen:One")
    sketch.connect(.present, "screen:One", "route:Sheet.two")
    sketch.connect(.shows, "route:Sheet.two", "screen:Two")
    sketch.connect(.present, "screen:Two", "route:Sheet.three")
    #expect(sketch.subjects("modal-on-modal").isEmpty)
  }

  @Test func silentWithoutAnEntry() {
    var sketch = Sketch()
    for name in ["A", "B", "C", "D"] { sketch.add(.screen, name) }
    for (from, to) in [("A", "B"), ("B", "C"), ("C", "D")] {
      sketch.connect(.present, "screen:\(from)", "screen:\(to)")
    }
    #expect(sketch.subjects("modal-on-modal").isEmpty)
  }
}

@Suite struct DeadEndRuleTests {
  private let on = AuditConfiguration(levels: ["dead-end": .warning])

  private func found(isSealed: Bool = true, change: (inout Sketch) -> Void = { _ in }) -> [String] {
    var sketch = Sketch.app()
    for name in ["Home", "Cover", "Part"] { sketch.add(.screen, name) }
    sketch.connect(.contains, "flow:AppFlow", "screen:Home")
    sketch.connect(.present, "screen:Home", "screen:Cover", style: "fullScreenCover")
    sketch.connect(.contains, "screen:Cover", "screen:Part")
    for name in ["Cover", "Part"] where isSealed { sketch.observe(.selfContained, "Shop/\(name)") }
    change(&sketch)
    return sketch.findings("dead-end", on).map(\.subject)
  }

  @Test func reportsACoverWithoutAWayOut() {
    #expect(found() == ["Shop/Cover"])
    #expect(Sketch.app().findings("dead-end").isEmpty)
  }

  @Test func silentWhereSomeoneMayHearOfIt() {
    #expect(found(isSealed: false) == [])
  }

  @Test func silentWhereAPartClosesOrLeadsOn() {
    #expect(found { $0.connect(.dismisses, "screen:Part", "screen:Part") } == [])
    #expect(found { $0.connect(.push, "screen:Part", "screen:Home") } == [])
  }

  @Test func silentWhereItAlsoComesUpInAnotherWay() {
    #expect(found { $0.connect(.present, "screen:Home", "screen:Cover", style: "sheet") } == [])
    #expect(found { $0.connect(.push, "screen:Home", "screen:Cover") } == [])
  }
}
