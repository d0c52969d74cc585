import FlowModel

/// The last line of a report: counts, and how much was understood.
enum AuditSummaryText {
  /// `1 error, 3 warnings in 12 flows, 40 routes · understood 86 of 88 navigation calls`.
  static func line(_ report: AuditReport) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(of: severity)
      return count == 0 ? nil : amount(count, severity.rawValue)
    }
    var line = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    line += " in \(amount(report.flowCount, "flow")), \(amount(report.routeCount, "route"))"
    if !report.suppressed.isEmpty { line += " · \(report.suppressed.count) suppressed" }
    let project = report.project
    if project.navigationCalls > 0 {
      let calls = amount(project.navigationCalls, "navigation call")
      line += " · understood \(project.understoodCalls) of \(calls)"
    }
    return line
  }

  static func amount(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
