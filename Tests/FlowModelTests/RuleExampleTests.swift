import FlowModel
import Testing

@Suite struct RuleExampleTests {
  @Test func marksAreTakenOutAndCountedInBytes() {
    let example = RuleExample("let ü = ↓a\nfunc f() {\r\n  ↓b; ↓c\n}")
    #expect(example.source == "let ü = a\nfunc f() {\r\n  b; c\n}")
    #expect(
      example.marks == [
        RuleExample.Place(line: 1, column: 10), RuleExample.Place(line: 3, column: 3),
        RuleExample.Place(line: 3, column: 6),
      ])
  }

  @Test func anExampleKnowsWhereItStands() {
    #expect(RuleExample("").fileID == #fileID)
    #expect(RuleExample("").line == #line)
  }
}
