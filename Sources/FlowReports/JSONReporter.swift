import FlowModel

/// Findings for programs.
///
/// Keys are sorted and absent values left out. `endColumn` stands only where it is known what is
/// meant beyond its beginning; it is the first column after it. Characters that a terminal would act
/// upon are written as `\u001b`.
public struct JSONReporter: Reporter {
  public init() {}

  public func report(_ report: AuditReport) -> String {
    JSONText.encode(
      Document(
        findings: report.findings.map(Document.Item.init), summary: Document.Summary(report)))
  }
}

private struct Document: Encodable {
  struct Place: Encodable {
    let file: String
    let line: Int
    let column: Int
    let endLine: Int?
    let endColumn: Int?

    init(_ location: SourceLocation, length: Int? = nil) {
      file = location.file
      line = location.line
      column = location.column
      endLine = length.map { _ in location.line }
      endColumn = length.map { location.column + $0 }
    }
  }

  struct Related: Encodable {
    let message: String
    let location: Place?
  }

  struct Item: Encodable {
    let rule: String
    let severity: Severity
    let subject: String
    let message: String
    let hint: String?
    let location: Place?
    let related: [Related]
    let path: [NodeID]

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      subject = finding.subject
      message = finding.message
      hint = finding.hint
      location = finding.location.map { Place($0, length: finding.length) }
      related = finding.related.map {
        Related(message: $0.message, location: $0.location.map { Place($0) })
      }
      path = finding.path
    }
  }

  struct Since: Encodable {
    let revision: String
    let known: Int
    let gone: Int
  }

  struct Summary: Encodable {
    let errors: Int
    let warnings: Int
    let notes: Int
    let since: Since?
    let suppressed: Int
    let baselined: Int
    let flows: Int
    let routes: Int
    let navigationCalls: Int
    let understoodCalls: Int
    let notices: [String]

    init(_ report: AuditReport) {
      errors = report.count(of: .error)
      warnings = report.count(of: .warning)
      notes = report.count(of: .note)
      since = report.comparison.map {
        Since(revision: $0.revision, known: $0.knownCount, gone: $0.goneCount)
      }
      suppressed = report.suppressed.count
      baselined = report.baselined.count
      flows = report.flowCount
      routes = report.routeCount
      navigationCalls = report.project.navigationCalls
      understoodCalls = report.project.understoodCalls
      notices = report.notices.map(\.message)
    }
  }

  let findings: [Item]
  let summary: Summary
}
