import FlowModel

/// Findings as Checkstyle writes them, which many servers and editors read.
public struct CheckstyleReporter: Reporter {
  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
    let places = report.findings.map { FindingPlace(showing: $0, options) }
    let byFile = Dictionary(grouping: zip(report.findings, places)) { $0.1.file }
    for (file, entries) in byFile.sorted(by: { $0.key < $1.key }) {
      text += "  <file name=\"\(XMLText.escape(file))\">\n"
      for (finding, place) in entries { text += element(finding, place) }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func element(_ finding: Finding, _ place: FindingPlace) -> String {
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    let message = finding.hint.map { "\(finding.message); \($0)" } ?? finding.message
    return "    <error line=\"\(place.line)\" column=\"\(place.column)\" severity=\"\(severity)\" "
      + "message=\"\(XMLText.escape(message))\" "
      + "source=\"flowviz.\(XMLText.escape(finding.rule))\"/>\n"
  }
}
