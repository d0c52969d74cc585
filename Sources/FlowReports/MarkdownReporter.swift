import FlowModel

/// Findings for a comment on a pull request.
///
/// Services cut comments that are too long; what does not fit is counted instead.
public struct MarkdownReporter: Reporter {
  /// GitHub takes 65,536 characters.
  private static let limit = 60_000

  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    var text = "## Navigation audit\n\n\(MarkdownText.escape(AuditSummaryText.line(report)))\n"
    var hidden = 0
    for group in FindingGroup.all(of: report) {
      let section = section(group, room: Self.limit - text.utf16.count)
      text += section.text
      hidden += section.hidden
    }
    if hidden > 0 {
      text += "\n\(AuditSummaryText.amount(hidden, "more finding")) did not fit in here.\n"
    }
    if !report.notices.isEmpty { text += notices(report.notices) }
    return text
  }

  /// The group as a table, and how many findings had no room in it.
  private func section(_ group: FindingGroup, room: Int) -> (text: String, hidden: Int) {
    var text = "\n### \(Self.sign(of: group.severity)) \(MarkdownText.prose(group.rule))"
    text += " (\(group.findings.count))\n\n"
    if let summary = group.summary { text += "\(MarkdownText.prose(summary)).\n" }
    if let hint = group.sharedHint { text += "**What to do:** \(MarkdownText.prose(hint)).\n" }
    text += "\n| Where | What |\n| --- | --- |\n"
    var used = text.utf16.count
    var rows: [String] = []
    for finding in group.findings {
      let row = row(finding, group)
      guard used + row.utf16.count < room else { break }
      used += row.utf16.count
      rows.append(row)
    }
    let hidden = group.findings.count - rows.count
    return rows.isEmpty ? ("", hidden) : (text + rows.joined(), hidden)
  }

  private func row(_ finding: Finding, _ group: FindingGroup) -> String {
    var lines = [MarkdownText.prose(finding.message)]
    if finding.severity != group.severity { lines[0] = "(\(finding.severity)) " + lines[0] }
    if finding.path.count > 1 {
      let path = finding.path.map { MarkdownText.code($0.subject) }
      lines.append("path: \(path.joined(separator: " → "))")
    }
    for related in finding.related {
      let place = related.location.map { "\(self.place($0)) " } ?? ""
      lines.append("see: \(place)\(MarkdownText.prose(related.message))")
    }
    if let hint = group.ownHint(of: finding) { lines.append("hint: \(MarkdownText.prose(hint))") }
    return "| \(finding.location.map(place) ?? "") | \(lines.joined(separator: "<br>")) |\n"
  }

  private func place(_ location: SourceLocation) -> String {
    MarkdownText.code("\(options.repositoryPath(location.file)):\(location.line)")
  }

  private func notices(_ notices: [Notice]) -> String {
    let shown = notices.prefix(10).map { notice in
      "- \(notice.location.map { "\(place($0)) " } ?? "")\(MarkdownText.prose(notice.message))\n"
    }
    let rest = notices.count - shown.count
    return "\n<details><summary>\(AuditSummaryText.amount(notices.count, "notice"))</summary>\n\n"
      + shown.joined() + (rest > 0 ? "- and \(rest) more\n" : "") + "\n</details>\n"
  }

  private static func sign(of severity: Severity) -> String {
    switch severity {
    case .error: "❌ error"
    case .warning: "⚠️ warning"
    case .note: "ℹ️ note"
    }
  }
}
