import FlowModel
import FlowReports
import Testing

@Suite struct RuleManualTests {
  private let rule = RuleDescription(
    id: "unused-route", summary: "A route that no code makes", rationale: "Why.", hint: "delete it",
    level: .warning, precision: .likely,
    options: [
      RuleOption("limit", "how many", default: 10), RuleOption("deep", "so", default: true),
    ],
    triggering: [RuleExample("enum Route {\n  case ↓old\n}\n\nlet x = 1")],
    nonTriggering: [RuleExample("enum Route {}")])

  @Test func printsAPage() throws {
    try expectGolden(RuleManual.page(rule, width: 60), "rule-page.txt")
  }

  @Test func printsAList() {
    #expect(
      RuleManual.list([rule, RuleDescription(id: "dead-end", summary: "A dead end", level: .off)])
        == """
        unused-route  warning  A route that no code makes
        dead-end      off      A dead end

        """)
  }
}
