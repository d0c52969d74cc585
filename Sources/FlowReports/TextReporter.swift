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
      // A hint that all share is said once.
      let hints = Set(group.map(\.hint))
      for finding in group { text += paragraph(finding, withHint: hints.count > 1) }
      if hints.count == 1, let hint = hints.first.flatMap(\.self) {
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
    let title = "\(style(severity.rawValue, severity.tone)): \(style(rule, .bold))"
    guard let summary = report.rules.first(where: { $0.id == first.rule })?.summary else {
      return "\(title)\n"
    }
    return TextWrap.block(
      "· \(VisibleText.escape(summary))", after: "\(title) ",
      columns: severity.rawValue.count + VisibleText.columns(rule) + 3, width: options.width)
  }

  private func paragraph(_ finding: Finding, withHint: Bool) -> String {
    let place = finding.location.map { "\(VisibleText.escape($0.description)): " } ?? ""
    let head = TextWrap.block(
      VisibleText.escape(finding.message), after: "  \(style(place, .bold))",
      columns: 2 + VisibleText.columns(place), width: .max)
    return head + excerpt(finding) + details(finding, withHint: withHint)
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

  private func details(_ finding: Finding, withHint: Bool) -> String {
    var text = ""
    if finding.path.count > 1 {
      text += detail("path", finding.path.map(\.subject).joined(separator: " → "))
    }
    for related in finding.related {
      text += detail("see", (related.location.map { "\($0): " } ?? "") + related.message)
    }
    if withHint, let hint = finding.hint { text += detail("hint", hint) }
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
