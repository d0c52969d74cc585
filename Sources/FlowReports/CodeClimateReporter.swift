import FlowModel

/// Findings as Code Climate's engines write them, which GitLab shows in merge requests.
///
/// GitLab takes lower-case severities only, and an issue for each fingerprint.
public struct CodeClimateReporter: Reporter {
  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    let issues = zip(report.findings, Fingerprints.all(of: report)).map { finding, fingerprint in
      Issue(finding, fingerprint, FindingPlace(showing: finding, options))
    }
    return JSONText.encode(issues)
  }
}

private struct Issue: Encodable {
  struct Lines: Encodable {
    let begin: Int
    let end: Int
  }

  struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  struct Content: Encodable {
    let body: String
  }

  let type = "issue"
  let checkName: String
  let description: String
  let content: Content?
  let categories = ["Clarity"]
  let location: Location
  let severity: String
  let fingerprint: String

  init(_ finding: Finding, _ fingerprint: String, _ place: FindingPlace) {
    checkName = finding.rule
    description = finding.message
    content = finding.hint.map { Content(body: $0) }
    location = Location(path: place.file, lines: Lines(begin: place.line, end: place.line))
    self.fingerprint = fingerprint
    severity =
      switch finding.severity {
      case .note: "info"
      case .warning: "minor"
      case .error: "major"
      }
  }

  private enum CodingKeys: String, CodingKey {
    case type, description, content, categories, location, severity, fingerprint
    case checkName = "check_name"
  }
}
