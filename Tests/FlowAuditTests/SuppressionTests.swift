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

  @Test func aFileScopeCoversItsFile() {
    #expect(report(.file).findings.isEmpty)
    #expect(report(.file).suppressed.map(\.rule) == ["unused-route"])
    #expect(report(.file, file: "Other.swift").findings.count == 1)
  }

  @Test func aScopeCoversItsLines() {
    #expect(report(.next, lines: 2...3).findings.isEmpty)
    #expect(report(.next, lines: 4...9).findings.count == 1)
    #expect(report(.this, line: 3).findings.isEmpty)
    #expect(report(.this, line: 2).findings.count == 1)
    #expect(report(.next, line: 2).findings.isEmpty)
    #expect(report(.next, line: 1).findings.count == 1)
  }

  @Test func onlyTheRulesThatItNames() {
    #expect(report(.file, rules: ["orphan-flow"]).findings.count == 1)
    #expect(report(.file, rules: ["orphan-flow", "unused-route"]).findings.isEmpty)
    #expect(report(.file, rules: []).findings.isEmpty)
  }
}
