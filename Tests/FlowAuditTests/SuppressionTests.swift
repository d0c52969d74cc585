import FlowAudit
import FlowModel
import Testing

@Suite struct SuppressionTests {
  /// `Route.old` stands on line 3 and is never made.
  private func report(
    _ scope: Suppression.Scope, rules: [String] = ["unused-route"], file: String = Sketch.file,
    line: Int = 1, lines: ClosedRange<Int>? = nil
  ) -> AuditReport {
    var sketch = Sketch.app()
    sketch.add(.route, "Route.old")
    sketch.suppressions = [
      Suppression(
        rules: rules, scope: scope, location: SourceLocation(file: file, line: line, column: 1),
        firstLine: lines?.lowerBound, lastLine: lines?.upperBound)
    ]
    return Auditor().audit(sketch.graph)
  }

  /// How often the rule that the comment is about reports the route.
  private func count(_ report: AuditReport) -> Int {
    report.findings.count { $0.rule == "unused-route" }
  }

  /// What is said of the comment itself.
  private func unsound(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == "unsound-suppression" }.map(\.message)
  }

  @Test func aFileScopeCoversItsFile() {
    #expect(report(.file).findings.isEmpty)
    #expect(report(.file).suppressed.map(\.rule) == ["unused-route"])
    #expect(count(report(.file, file: "Other.swift")) == 1)
  }

  @Test func aScopeCoversItsLines() {
    #expect(report(.next, lines: 2...3).findings.isEmpty)
    #expect(count(report(.next, lines: 4...9)) == 1)
    #expect(report(.this, line: 3).findings.isEmpty)
    #expect(count(report(.this, line: 2)) == 1)
    #expect(report(.next, line: 2).findings.isEmpty)
    #expect(count(report(.next, line: 1)) == 1)
  }

  @Test func onlyTheRulesThatItNames() {
    #expect(count(report(.file, rules: ["orphan-flow"])) == 1)
    #expect(count(report(.file, rules: ["orphan-flow", "unused-route"])) == 0)
    #expect(report(.file, rules: []).findings.isEmpty)
  }

  @Test func aCommentThatSilencesNothingIsReported() {
    #expect(
      unsound(report(.next, line: 1)) == ["the ignore comment for 'unused-route' silences nothing"])
    #expect(
      unsound(report(.file, rules: ["orphan-flow", "unused-route"]))
        == ["the ignore comment for 'orphan-flow' silences nothing"])
    #expect(
      unsound(report(.next, rules: [], line: 1)) == ["the ignore comment silences nothing"])
  }

  @Test func aSlipInTheNameIsReported() {
    let report = report(.file, rules: ["unused-rout"])
    #expect(
      unsound(report) == ["the ignore comment names a rule 'unused-rout' that does not exist"])
    #expect(report.findings.contains { $0.hint == "did you mean 'unused-route'?" })
  }

  @Test func rulesThatDidNotRunCountForNothing() {
    var sketch = Sketch()
    sketch.add(.flow, "LoneFlow")
    sketch.suppressions = ["orphan-flow", "unused-route"].map { rule in
      Suppression(
        rules: [rule], scope: .file,
        location: SourceLocation(file: Sketch.file, line: 1, column: 1))
    }
    // Without an entry `orphan-flow` is blind, and the other rule is off.
    let off = AuditConfiguration(levels: ["unused-route": .off])
    #expect(sketch.findings("unsound-suppression", off).isEmpty)
    #expect(sketch.findings("unsound-suppression").map(\.detail) == ["unused-route"])
  }

  @Test func aCommentMaySilenceItsOwnFinding() {
    #expect(report(.file, rules: ["unused-rout", "unsound-suppression"]).suppressed.count == 1)
  }
}
