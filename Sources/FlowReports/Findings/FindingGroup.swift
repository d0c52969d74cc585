import FlowModel

/// The findings of one rule, as reports for people show them together.
struct FindingGroup {
  let rule: String
  /// The worst among them.
  let severity: Severity
  /// What the rule reports; `nil` for a rule that the report does not describe.
  let summary: String?
  /// The worst first, else in the order of the report.
  let findings: [Finding]

  /// What to do about each of them, where that is the same for all.
  var sharedHint: String? {
    let hints = Set(findings.map(\.hint))
    return hints.count == 1 ? hints.first.flatMap(\.self) : nil
  }

  /// What to do about one of them, where each has a hint of its own.
  func ownHint(of finding: Finding) -> String? {
    sharedHint == nil ? finding.hint : nil
  }

  /// The findings of each rule: worst severity first, then in the order in which the rules ran.
  static func all(of report: AuditReport) -> [FindingGroup] {
    let order = Dictionary(
      report.rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: min)
    let summaries = Dictionary(
      report.rules.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: report.findings, by: \.rule).map { rule, findings in
      FindingGroup(
        rule: rule, severity: findings.map(\.severity).max() ?? .note, summary: summaries[rule],
        findings: Severity.allCases.sorted(by: >).flatMap { severity in
          findings.filter { $0.severity == severity }
        })
    }.sorted { left, right in
      let leftRank = (order[left.rule] ?? Int.max, left.rule)
      let rightRank = (order[right.rule] ?? Int.max, right.rule)
      return left.severity == right.severity
        ? leftRank < rightRank : left.severity > right.severity
    }
  }
}
