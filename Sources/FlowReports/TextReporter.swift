import FlowModel

/// Findings for people: grouped by rule, the worst group first, each with its line of source.
///
/// What a reader sees last, at the end of a long report, is how many there are of each rule.
public struct TextReporter: Reporter {
  private let options: ReporterOptions
  private let style: TerminalStyle

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
    style = TerminalStyle(usesColor: options.usesColor)
  }

  public func report(_ report: AuditReport) -> String {
    let groups = FindingGroup.all(of: report)
    var text = groups.map(section).joined()
    for notice in report.notices {
      let place = notice.location.map { "\(VisibleText.escape($0.description)): " } ?? ""
      text += TextWrap.block(
        place + VisibleText.escape(notice.message), after: style("notice", .bold) + ": ",
        columns: 8, width: options.width)
    }
    if !report.notices.isEmpty { text += "\n" }
    if groups.count > 1 { text += counts(groups) }
    return text + summary(report)
  }

  /// The last line; one that is too wide is broken between its parts, which stay whole.
  private func summary(_ report: AuditReport) -> String {
    var lines: [String] = []
    for part in AuditSummaryText.line(report).split(separator: " · ").map(String.init) {
      if let last = lines.last,
        VisibleText.columns(last) + 3 + VisibleText.columns(part) <= options.width
      {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines += TextWrap.lines(part, width: max(20, options.width))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func section(_ group: FindingGroup) -> String {
    var text = heading(group)
    for finding in group.findings { text += "\n" + paragraph(finding, in: group) }
    if let hint = group.sharedHint {
      // Said once, and set apart from the last of several.
      let isOnly = group.findings.count == 1
      text += (isOnly ? "" : "\n") + detail("hint", hint, indentation: isOnly ? 4 : 2)
    }
    return text + "\n"
  }

  private func heading(_ group: FindingGroup) -> String {
    let severity = group.severity
    let rule = VisibleText.escape(group.rule)
    let count = group.findings.count == 1 ? "" : " (\(group.findings.count))"
    let title =
      "\(style(severity.rawValue, severity.tone)): \(style(rule, .bold))\(style(count, .dim))"
    guard let summary = group.summary.map({ VisibleText.escape($0) }) else { return "\(title)\n" }
    let columns = severity.rawValue.count + VisibleText.columns(rule) + count.count + 3
    guard columns + VisibleText.columns(summary) + 2 > options.width else {
      return "\(title) · \(summary)\n"
    }
    return "\(title)\n" + TextWrap.block(summary, after: "  ", columns: 2, width: options.width)
  }

  private func paragraph(_ finding: Finding, in group: FindingGroup) -> String {
    // The heading's severity is the worst of the group.
    let severity = finding.severity == group.severity ? "" : "\(finding.severity.rawValue): "
    var text = TextWrap.block(
      VisibleText.escape(finding.message), after: "  \(style(severity, finding.severity.tone))",
      columns: 2 + severity.count, width: options.width)
    text = style.names(in: text)
    if let location = finding.location {
      // Never broken, so that a terminal finds it.
      text += "    \(style("at", .dim))    \(style.place(location))\n"
    }
    text += excerpt(finding)
    if finding.path.count > 1 { text += detail("path", path(finding.path)) }
    for related in finding.related {
      // What lies on the finding's own line needs no place.
      let isHere =
        related.location?.file == finding.location?.file
        && related.location?.line == finding.location?.line
      text += see(related.message, at: isHere ? nil : related.location)
    }
    if let hint = group.ownHint(of: finding) { text += detail("hint", hint) }
    return text
  }

  private func excerpt(_ finding: Finding) -> String {
    guard let location = finding.location,
      let source = options.sourceLine?(location.file, location.line),
      let excerpt = SourceExcerpt(
        source, at: location, length: finding.length, width: max(20, options.width - 14))
    else { return "" }
    let number = String(excerpt.line)
    let blanks = String(repeating: " ", count: number.count)
    return "      \(style("\(number) |", .dim)) \(excerpt.text)\n"
      + "      \(style("\(blanks) |", .dim)) \(style(excerpt.mark, finding.severity.tone))\n"
  }

  /// A related place, which is never broken either, and what is there.
  private func see(_ message: String, at location: SourceLocation?) -> String {
    guard let place = location.map({ VisibleText.escape($0.description) }) else {
      return detail("see", message)
    }
    let text = VisibleText.escape(message)
    let line = "    \(style("see", .dim))   \(place):"
    let isWide = 12 + VisibleText.columns(place) + VisibleText.columns(text) > options.width
    return isWide
      ? line + "\n" + detail("", message) : style.names(in: "\(line) \(text)\n")
  }

  /// The way from node to node; the module is named where it changes.
  private func path(_ path: [NodeID]) -> String {
    var module: Substring?
    return path.map { id in
      let parts = id.subject.split(separator: "/", maxSplits: 1)
      guard parts.count == 2, parts[0] == module else {
        module = parts.count == 2 ? parts[0] : nil
        return id.subject
      }
      return String(parts[1])
    }.joined(separator: " → ")
  }

  private func detail(_ name: String, _ text: String, indentation: Int = 4) -> String {
    let before = String(repeating: " ", count: indentation)
    let padding = String(repeating: " ", count: 6 - name.count)
    return style.names(
      in: TextWrap.block(
        VisibleText.escape(text), after: "\(before)\(style(name, .dim))\(padding)",
        columns: indentation + 6, width: options.width))
  }

  /// How many findings each rule has.
  private func counts(_ groups: [FindingGroup]) -> String {
    let columns = groups.map { String($0.findings.count).count }.max() ?? 1
    let rows = groups.map { group in
      let count = String(group.findings.count)
      let blanks = String(repeating: " ", count: columns - count.count + 2)
      return "\(blanks)\(style(count, group.severity.tone)) \(VisibleText.escape(group.rule))\n"
    }
    return rows.joined() + "\n"
  }
}
