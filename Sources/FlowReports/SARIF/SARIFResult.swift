import FlowModel

extension SARIFLog {
  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: Severity
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let codeFlows: [CodeFlow]?
    let partialFingerprints: [String: String]

    init(
      _ finding: Finding, ruleIndex: Int?, fingerprint: String, flow: [Location],
      _ options: ReporterOptions
    ) {
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level = finding.severity
      message = Message(Self.text(of: finding, withPath: flow.isEmpty))
      locations = [Location(FindingPlace(showing: finding, options))]
      let related = finding.related.compactMap { place in
        place.location.map { (FindingPlace($0, options), place.message) }
      }.enumerated().map { Location($0.element.0, id: $0.offset + 1, message: $0.element.1) }
      relatedLocations = related.isEmpty ? nil : related
      codeFlows =
        flow.isEmpty
        ? nil
        : [
          CodeFlow(threadFlows: [ThreadFlow(locations: flow.map(ThreadFlowLocation.init))])
        ]
      partialFingerprints = ["flowvizKey/v1": fingerprint]
    }

    /// What was found and what to do; the path too where it is no code flow.
    private static func text(of finding: Finding, withPath: Bool) -> String {
      var text = finding.message
      if let hint = finding.hint { text += "; \(hint)" }
      if withPath, finding.path.count > 1 {
        text += "; path: \(finding.path.map(\.subject).joined(separator: " → "))"
      }
      for related in finding.related where related.location == nil {
        text += "; \(related.message)"
      }
      return text
    }
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]?

    init(_ notice: Notice, _ options: ReporterOptions) {
      level = notice.kind == .unread ? "warning" : "note"
      message = Message(notice.message)
      locations = notice.location.map { [Location(FindingPlace($0, options))] }
    }
  }
}
