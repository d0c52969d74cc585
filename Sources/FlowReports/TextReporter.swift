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
    for group in groups(report) {
      text += heading(group, report)
      for finding in group { text += paragraph(finding) }
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

  /// The findings of each rule, worst severity first, then in the order in which the rules ran.
  private func groups(_ report: AuditReport) -> [[Finding]] {
    let order = Dictionary(
      report.rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: min)
    func rank(_ findings: [Finding]) -> (Severity, Int, String) {
      let rule = findings.first?.rule ?? ""
      return (findings.map(\.severity).max() ?? .note, order[rule] ?? Int.max, rule)
    }
    return Dictionary(grouping: report.findings, by: \.rule).values
      .map { (rank($0), $0) }
      .sorted { left, right in
        left.0.0 == right.0.0
          ? (left.0.1, left.0.2) < (right.0.1, right.0.2) : left.0.0 > right.0.0
      }
      .map(\.1)
  }

  private func heading(_ group: [Finding], _ report: AuditReport) -> String {
    guard let first = group.first else { return "" }
    let severity = group.map(\.severity).max() ?? first.severity
    let rule = VisibleText.escape(first.rule)
    let summary = report.rules.first { $0.id == first.rule }?.summary
    return TextWrap.block(
      summary.map { "· \(VisibleText.escape($0))" } ?? "",
      after: "\(style(severity.rawValue, severity.tone)): \(style(rule, .bold)) ",
      columns: severity.rawValue.count + VisibleText.columns(rule) + 3, width: options.width)
  }

  private func paragraph(_ finding: Finding) -> String {
    let place = finding.location.map { "\(VisibleText.escape($0.description)): " } ?? ""
    let head = TextWrap.block(
      VisibleText.escape(finding.message), after: "  \(style(place, .bold))",
      columns: 2 + VisibleText.columns(place), width: .max)
    return head + excerpt(finding) + details(finding)
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

  private func details(_ finding: Finding) -> String {
    func detail(_ name: String, _ text: String) -> String {
      let padding = String(repeating: " ", count: 6 - name.count)
      return TextWrap.block(
        VisibleText.escape(text), after: "    \(style(name, .dim))\(padding)", columns: 10,
        width: options.width)
    }
    var text = ""
    if finding.path.count > 1 {
      text += detail("path", finding.path.map(\.subject).joined(separator: " → "))
    }
    for related in finding.related {
      text += detail("see", (related.location.map { "\($0): " } ?? "") + related.message)
    }
    if let hint = finding.hint { text += detail("hint", hint) }
    return text
  }
}
