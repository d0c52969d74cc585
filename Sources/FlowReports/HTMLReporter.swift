import FlowModel

/// Findings as a page for a browser: one file that loads nothing and runs nothing.
public struct HTMLReporter: Reporter {
  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    let groups = FindingGroup.all(of: report)
    let title = "Navigation audit of \(XMLText.escape(report.project.name))"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <p class="summary">\(XMLText.escape(AuditSummaryText.line(report)))</p>
      \(filters(report))\(contents(groups))<main>
      \(groups.map(section).joined())</main>
      \(notices(report.notices))</body>
      </html>

      """
  }

  /// A switch for each severity that was found; the style sheet hides what is switched off.
  private func filters(_ report: AuditReport) -> String {
    let found = Severity.allCases.reversed().filter { report.count(of: $0) > 0 }
    guard found.count > 1 else { return "" }
    let switches = found.map { severity in
      "<label><input type=\"checkbox\" id=\"show-\(severity)\" checked> "
        + "\(AuditSummaryText.amount(report.count(of: severity), severity.rawValue))</label>\n"
    }
    return "<p class=\"filters\">\n\(switches.joined())</p>\n"
  }

  private func contents(_ groups: [FindingGroup]) -> String {
    guard groups.count > 1 else { return "" }
    let rows = groups.map { group in
      "<li class=\"\(group.severity)\">"
        + "<a href=\"#\(anchor(group))\">\(XMLText.escape(group.rule))</a> "
        + "<span class=\"count\">\(group.findings.count)</span></li>\n"
    }
    return "<nav aria-label=\"Rules\">\n<ul>\n\(rows.joined())</ul>\n</nav>\n"
  }

  /// What a link within the page leads to; a rule's name may hold anything.
  private func anchor(_ group: FindingGroup) -> String {
    let isPlain = group.rule.utf8.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0) }
    return isPlain ? "rule-\(group.rule)" : "rule-\(SHA256.hexadecimal(Array(group.rule.utf8)))"
  }

  private func section(_ group: FindingGroup) -> String {
    var text = "<section id=\"\(anchor(group))\">\n"
    text += "<h2><span class=\"badge \(group.severity)\">\(group.severity)</span> "
    text += "\(XMLText.escape(group.rule)) "
    text += "<span class=\"count\">\(group.findings.count)</span></h2>\n"
    if let summary = group.summary { text += "<p>\(prose(summary)).</p>\n" }
    if let hint = group.sharedHint {
      text += "<p class=\"hint\"><b>What to do:</b> \(prose(hint)).</p>\n"
    }
    return text + group.findings.map { article($0, group) }.joined() + "</section>\n"
  }

  private func article(_ finding: Finding, _ group: FindingGroup) -> String {
    var text = "<article class=\"\(finding.severity)\">\n<h3>\(prose(finding.message))</h3>\n"
    if let location = finding.location { text += "<p class=\"place\">\(place(location))</p>\n" }
    text += excerpt(finding)
    if finding.path.count > 1 {
      let steps = finding.path.map { "<li><code>\(XMLText.escape($0.subject))</code></li>" }
      text += "<ol class=\"path\" aria-label=\"Path\">\(steps.joined())</ol>\n"
    }
    if !finding.related.isEmpty {
      let rows = finding.related.map { related in
        "<li>\(related.location.map { place($0) + " " } ?? "")\(prose(related.message))</li>\n"
      }
      text += "<ul class=\"related\">\n\(rows.joined())</ul>\n"
    }
    if let hint = group.ownHint(of: finding) {
      text += "<p class=\"hint\"><b>What to do:</b> \(prose(hint)).</p>\n"
    }
    return text + "</article>\n"
  }

  private func excerpt(_ finding: Finding) -> String {
    guard let location = finding.location,
      let source = options.sourceLine?(location.file, location.line),
      let excerpt = SourceExcerpt(source, at: location, length: finding.length, width: 100)
    else { return "" }
    let parts = [excerpt.before, excerpt.meant, excerpt.after].map(XMLText.escape)
    return "<pre><span class=\"number\">\(excerpt.line)</span> "
      + "\(parts[0])<mark>\(parts[1])</mark>\(parts[2])</pre>\n"
  }

  private func place(_ location: SourceLocation) -> String {
    "<code>\(XMLText.escape(location.description))</code>"
  }

  /// A message with the names in it, which stand between back quotes, as code.
  private func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return XMLText.escape(text) }
    return parts.enumerated().map { place, part in
      let text = XMLText.escape(String(part))
      return place % 2 == 0 ? text : "<code>\(text)</code>"
    }.joined()
  }

  private func notices(_ notices: [Notice]) -> String {
    guard !notices.isEmpty else { return "" }
    let rows = notices.map { notice in
      "<li>\(notice.location.map { place($0) + " " } ?? "")\(prose(notice.message))</li>\n"
    }
    return "<details>\n<summary>\(AuditSummaryText.amount(notices.count, "notice"))</summary>\n"
      + "<ul>\n\(rows.joined())</ul>\n</details>\n"
  }
}
