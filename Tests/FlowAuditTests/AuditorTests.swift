import FlowAudit
import FlowModel
import Testing

/// A rule of a user of the library.
struct DebugScreenRule: Rule {
  let description = RuleDescription(
    id: "debug-screen", summary: "A debug screen that users can open", hint: "hide it")

  func findings(in context: AuditContext) -> [Finding] {
    context.graph.nodes(of: .screen)
      .filter { $0.name.hasPrefix("Debug") && context.reachability[$0.id] == .reached }
      .map { finding(about: $0, "`\($0.name)` can be opened by users") }
  }
}

@Suite struct AuditorTests {
  private func sketch() -> Sketch {
    var sketch = Sketch.app()
    sketch.add(.screen, "DebugView")
    sketch.add(.route, "Route.old")
    sketch.connect(.push, "flow:AppFlow", "screen:DebugView")
    return sketch
  }

  @Test func runsAUsersRuleBesideTheBuiltInOnes() {
    let report = Auditor(rules: .builtIn + [DebugScreenRule()]).audit(sketch().graph)
    #expect(report.findings.map(\.rule) == ["debug-screen", "unused-route"])
    #expect(report.findings.first?.hint == "hide it")
    let builtIn = BuiltInRules.all.filter { $0.description.level != .off }
    #expect(report.rules.count == builtIn.count + 1)
    #expect(report.flowCount == 1)
    #expect(report.routeCount == 1)
  }

  @Test func aLaterRuleReplacesOneWithTheSameID() {
    struct Replacement: Rule {
      let description = RuleDescription(id: "unused-route", summary: "Mine")
      func findings(in context: AuditContext) -> [Finding] { [] }
    }
    let auditor = Auditor(rules: .builtIn + [Replacement()])
    #expect(auditor.rules.count == BuiltInRules.all.count)
    #expect(auditor.audit(sketch().graph).findings.isEmpty)
  }

  @Test func levelsAreTheProjects() {
    func severities(_ level: RuleLevel) -> [Severity] {
      sketch().findings("unused-route", AuditConfiguration(levels: ["unused-route": level]))
        .map(\.severity)
    }
    #expect(severities(.off).isEmpty)
    #expect(severities(.note) == [.note])
    #expect(severities(.error) == [.error])
  }

  @Test func whatARuleSaysQuietlyStaysQuiet() {
    struct QuietRule: Rule {
      let description = RuleDescription(id: "quiet", summary: "Quiet")
      func findings(in context: AuditContext) -> [Finding] {
        [
          finding(about: "a", "loud", at: nil),
          finding(about: "b", "quiet", at: nil, severity: .note),
        ]
      }
    }
    let configuration = AuditConfiguration(levels: ["quiet": .error])
    let report = Auditor(rules: [QuietRule()], configuration: configuration).audit(sketch().graph)
    #expect(report.findings.map(\.severity) == [.error, .note])
  }

  @Test func oneNoticeWhereNothingIsAnEntry() {
    var library = Sketch()
    library.add(.flow, "KitFlow")
    let report = Auditor().audit(library.graph)
    #expect(report.findings.isEmpty)
    #expect(report.notices.count == 1)
    #expect(report.notices.first?.message.contains("unreachable-route, orphan-flow,") == true)
    // What could not say anything did not run: nothing that it found before is gone.
    #expect(!report.rules.contains { $0.id == "orphan-flow" })
    #expect(report.rules.contains { $0.id == "unused-route" })
    #expect(Auditor().audit(sketch().graph).notices.isEmpty)
  }

  @Test func namesRulesThatDoNotExist() {
    let configuration = AuditConfiguration(levels: ["unused-rout": .off])
    let report = Auditor(configuration: configuration).audit(sketch().graph)
    #expect(
      report.notices.map(\.message) == [
        "the configuration names a rule 'unused-rout' that does not exist"
      ])
  }

  @Test func theReportOrdersAndCounts() {
    func finding(_ line: Int?, _ rule: String, _ severity: Severity) -> Finding {
      Finding(
        rule: rule, severity: severity, subject: "s", message: "m",
        location: line.map { SourceLocation(file: "a.swift", line: $0, column: 1) })
    }
    let report = AuditReport(
      findings: [
        finding(nil, "a", .note), finding(10, "b", .note), finding(10, "a", .warning),
        finding(9, "z", .note),
      ], project: ProjectSummary(name: "p"))
    #expect(report.findings.map(\.rule) == ["z", "a", "b", "a"])
    #expect(report.count(of: .note) == 3)
    #expect(report.exitStatus(failOn: .warning) == 1)
    #expect(report.exitStatus(failOn: .error) == 0)
  }

  @Test func builtInRulesAreWellDescribed() {
    let descriptions = BuiltInRules.all.map(\.description)
    #expect(Set(descriptions.map(\.id)).count == descriptions.count)
    for rule in descriptions {
      #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!rule.summary.hasSuffix("."))
      #expect(!rule.rationale.isEmpty)
      #expect(!rule.hint.isEmpty)
      #expect(rule.triggering.allSatisfy { !$0.marks.isEmpty } && !rule.triggering.isEmpty)
      #expect(rule.nonTriggering.allSatisfy { $0.marks.isEmpty } && !rule.nonTriggering.isEmpty)
    }
  }
}
