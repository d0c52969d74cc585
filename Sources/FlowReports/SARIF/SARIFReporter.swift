import FlowModel

/// Findings as SARIF 2.1.0, with all that GitHub's code scanning asks for.
///
/// There is no time, no path of the machine and no random key in it: the same report gives the same
/// bytes. Columns count UTF-16 units.
public struct SARIFReporter: Reporter {
  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    let rules = Self.rules(of: report)
    let indices = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: min)
    let results = zip(report.findings, Fingerprints.all(of: report)).map { finding, fingerprint in
      SARIFLog.Result(
        finding, ruleIndex: indices[finding.rule], fingerprint: fingerprint,
        flow: flow(of: finding, in: report), options)
    }
    let notifications = report.notices.map { SARIFLog.Notification($0, options) }
    return JSONText.encode(
      SARIFLog(
        runs: [
          SARIFLog.Run(
            tool: SARIFLog.Tool(
              driver: SARIFLog.Driver(rules: rules.map(SARIFLog.ReportingDescriptor.init))),
            results: results,
            invocations: [SARIFLog.Invocation(toolExecutionNotifications: notifications)])
        ]))
  }

  /// The rules that ran, and those that something was found by all the same.
  private static func rules(of report: AuditReport) -> [RuleDescription] {
    let known = Set(report.rules.map(\.id))
    let others = Set(report.findings.map(\.rule)).subtracting(known).sorted()
    return report.rules + others.map { RuleDescription(id: $0, summary: $0) }
  }

  /// The finding's path, of the nodes whose place is known; none if it is no way then.
  private func flow(of finding: Finding, in report: AuditReport) -> [SARIFLog.Location] {
    let steps = finding.path.compactMap { id in
      report.places[id].map { place in
        SARIFLog.Location(FindingPlace(place, options), message: id.subject)
      }
    }
    return steps.count > 1 ? steps : []
  }
}
