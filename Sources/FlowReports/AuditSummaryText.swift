import FlowModel

/// The last line of a report: counts, and how much was understood.
package enum AuditSummaryText {
  /// `1 error, 3 warnings in 12 flows, 40 routes · understood 86 of 88 navigation calls`.
  static func line(_ report: AuditReport) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(of: severity)
      return count == 0 ? nil : amount(count, severity.rawValue)
    }
    var line = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    if let comparison = report.comparison {
      let new = counts.isEmpty ? "nothing new" : "\(counts.joined(separator: ", ")) new"
      line = "\(new) since \(VisibleText.escape(comparison.revision)) "
      line += "(\(comparison.knownCount) known, \(comparison.goneCount) gone)"
    }
    line += " in \(amount(report.flowCount, "flow")), \(amount(report.routeCount, "route"))"
    if !report.suppressed.isEmpty { line += " · \(report.suppressed.count) suppressed" }
    if !report.baselined.isEmpty { line += " · \(report.baselined.count) in the baseline" }
    if let understanding = understanding(of: report.project) { line += " · \(understanding)" }
    if report.unreadFileCount > 0 {
      line += " · \(amount(report.unreadFileCount, "file")) not read whole"
    }
    return line
  }

  /// `understood 86 of 88 navigation calls`, `nil` where nothing looks like navigation.
  package static func understanding(of project: ProjectSummary) -> String? {
    guard project.navigationCalls > 0 else { return nil }
    let calls = amount(project.navigationCalls, "navigation call")
    return "understood \(project.understoodCalls) of \(calls)"
  }

  static func amount(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
