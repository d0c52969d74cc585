import FlowModel

/// Findings for people: grouped by rule, the worst group first, each with its line of source.
public struct TextReporter: Reporter {
  private let options: ReporterOptions
  private let style: TerminalStyle

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
    style = TerminalStyle(usesColor: options.usesColor)
  }

  public func report(_ report: AuditReport) -> String {
    var text = ""
    for group in FindingGroup.all(of: report) {
      text += heading(group)
      for finding in group.findings { text += paragraph(finding, in: group) }
      if let hint = group.sharedHint {
        text += detail("hint", hint, indentation: 2)
      }
      text += "\n"
    }
    for notice in report.notices {
      let place = notice.location.map { "\(VisibleText.escape($0.description)): " } ?? ""
      text += TextWrap.block(
        place + VisibleText.escape(notice.message), after: style("notice", .bold) + ": ",
        columns: 8, width: options.width)
    }
    return text + AuditSummaryText.line(report) + "\n"
  }

  private func heading(_ group: FindingGroup) -> String {
    let severity = group.severity
    let rule = VisibleText.escape(group.rule)
    let title = "\(style(severity.rawValue, severity.tone)): \(style(rule, .bold))"
    guard let summary = group.summary else { return "\(title)\n" }
    return TextWrap.block(
      "· \(VisibleText.escape(summary))", after: "\(title) ",
      columns: severity.rawValue.count + VisibleText.columns(rule) + 3, width: options.width)
  }

  private func paragraph(_ finding: Finding, in group: FindingGroup) -> String {
    let place = finding.location.map { "\(VisibleText.escape($0.description)): " } ?? ""
    let head = TextWrap.block(
      VisibleText.escape(finding.message), after: "  \(style(place, .bold))",
      columns: 2 + VisibleText.columns(place), width: .max)
    return head + excerpt(finding) + details(finding, in: group)
  }

  private func excerpt(_ finding: Finding) -> String {
    guard let location = finding.location,
      let source = options.sourceLine?(location.file, location.line),
      let excerpt = SourceExcerpt(
        source, at: location, length: finding.length, width: max(20, options.width - 12))
    else { return "" }
    let number = String(excerpt.line)
    let blanks = String(repeating: " ", count: number.count)
    return "    \(style("\(number) |", .dim)) \(excerpt.text)\n"
      + "    \(style("\(blanks) |", .dim)) \(style(excerpt.mark, finding.severity.tone))\n"
  }

  private func details(_ finding: Finding, in group: FindingGroup) -> String {
    var text = ""
    if finding.path.count > 1 {
      text += detail("path", finding.path.map(\.subject).joined(separator: " → "))
    }
    for related in finding.related {
      text += detail("see", (related.location.map { "\($0): " } ?? "") + related.message)
    }
    if let hint = group.ownHint(of: finding) { text += detail("hint", hint) }
    return text
  }

  private func detail(_ name: String, _ text: String, indentation: Int = 4) -> String {
    let before = String(repeating: " ", count: indentation)
    let padding = String(repeating: " ", count: 6 - name.count)
    return TextWrap.block(
      VisibleText.escape(text), after: "\(before)\(style(name, .dim))\(padding)",
      columns: indentation + 6, width: options.width)
  }
}
