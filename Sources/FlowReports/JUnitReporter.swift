import FlowModel

/// Findings as failed tests, for servers that show tests.
///
/// Each rule is a test; so is each finding, in the class of its rule. What does not fail the audit
/// is a test that passes and says something.
public struct JUnitReporter: Reporter {
  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    let broken = Set(report.findings.map(\.rule))
    let clean = report.rules.map(\.id).filter { !broken.contains($0) }
    let failures = report.findings.count { $0.severity >= options.failOn }
    let counts =
      "name=\"flowviz\" tests=\"\(clean.count + report.findings.count)\" "
      + "failures=\"\(failures)\" errors=\"0\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts)>\n"
    text += "  <testsuite \(counts) skipped=\"0\">\n"
    for finding in report.findings { text += testCase(finding) }
    for rule in clean {
      let name = "classname=\"flowviz.\(XMLText.escape(rule))\" name=\"finds nothing\""
      text += "    <testcase \(name)/>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ finding: Finding) -> String {
    var attributes =
      "classname=\"flowviz.\(XMLText.escape(finding.rule))\" "
      + "name=\"\(XMLText.escape(name(of: finding)))\""
    if let location = finding.location {
      let place = FindingPlace(location, options)
      attributes += " file=\"\(XMLText.escape(place.file))\" line=\"\(place.line)\""
    }
    let story = XMLText.escape(finding.message)
    let details = details(finding).map { XMLText.escape($0) + "\n" }.joined()
    let severity = finding.severity.rawValue
    let body =
      finding.severity >= options.failOn
      ? "      <failure type=\"\(severity)\" message=\"\(story)\">\(details)</failure>\n"
      : "      <system-out>\(severity): \(story)\n\(details)</system-out>\n"
    return "    <testcase \(attributes)>\n\(body)    </testcase>\n"
  }

  /// Servers keep the history of a test by its name, which therefore holds no line and no number.
  private func name(of finding: Finding) -> String {
    finding.detail.isEmpty ? finding.subject : "\(finding.subject) (\(finding.detail))"
  }

  private func details(_ finding: Finding) -> [String] {
    var lines: [String] = []
    if let location = finding.location {
      let place = FindingPlace(location, options)
      lines.append("\(place.file):\(place.line):\(place.column)")
    }
    if finding.path.count > 1 {
      lines.append("path: " + finding.path.map(\.subject).joined(separator: " → "))
    }
    for related in finding.related {
      let place = related.location.map { FindingPlace($0, options) }
      lines.append(
        "see: " + (place.map { "\($0.file):\($0.line):\($0.column): " } ?? "") + related.message)
    }
    if let hint = finding.hint { lines.append("hint: \(hint)") }
    return lines
  }
}
