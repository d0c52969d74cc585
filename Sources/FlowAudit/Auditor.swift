import FlowModel

/// Runs rules over a flow graph.
public struct Auditor: Sendable {
  /// In the order in which they run; no two have the same id.
  public let rules: [any Rule]
  public let configuration: AuditConfiguration

  /// An auditor with these rules; of two with the same id the later one counts, so that a project can
  /// replace a built-in rule by its own.
  public init(
    rules: [any Rule] = BuiltInRules.all, configuration: AuditConfiguration = AuditConfiguration()
  ) {
    var positions: [String: Int] = [:]
    var distinct: [any Rule] = []
    for rule in rules {
      if let position = positions[rule.description.id] {
        distinct[position] = rule
      } else {
        positions[rule.description.id] = distinct.count
        distinct.append(rule)
      }
    }
    self.rules = distinct
    self.configuration = configuration
  }

  /// What the rules find.
  ///
  /// The same graph gives the same report.
  public func audit(_ graph: FlowGraph) -> AuditReport {
    let context = AuditContext(graph)
    let enabled = rules.filter { configuration.level(of: $0.description) != .off }
    let suppressions = SuppressionIndex(graph.suppressions)
    var findings: [Finding] = []
    var suppressed: [Finding] = []
    var blind: [String] = []
    let knowsWays = context.knowsWays
    let gaps = ReadingGaps(graph)
    func take(_ found: [Finding], of description: RuleDescription, isClosing: Bool = false) {
      for finding in found {
        var finding = finding
        finding.severity = configuration.severity(of: finding, by: description)
        finding.related += gaps.related(to: description)
        if isClosing ? suppressions.coversByName(finding) : suppressions.covers(finding) {
          suppressed.append(finding)
        } else {
          findings.append(finding)
        }
      }
    }
    for rule in enabled where !(rule is any ClosingRule) {
      let description = rule.description
      guard (context.reachability.hasEntries && knowsWays) || !description.needsEntry else {
        blind.append(description.id)
        continue
      }
      take(
        rule.findings(in: context.tuned(for: description, by: configuration)), of: description)
    }
    let trail = AuditTrail(
      known: Set((rules + BuiltInRules.all).map(\.description.id)),
      ran: Set(enabled.map(\.description.id)).subtracting(blind),
      ranAll: blind.isEmpty && rules.map(\.description).allSatisfy(isHeard), suppressed: suppressed)
    for case let rule as any ClosingRule in enabled {
      take(
        rule.findings(in: context, after: trail), of: rule.description, isClosing: true)
    }
    return AuditReport(
      findings: findings, suppressed: suppressed,
      notices: notices(blind: blind, hasEntries: context.reachability.hasEntries),
      rules: enabled.map(\.description).filter { !blind.contains($0.id) }, project: graph.project,
      flowCount: graph.nodes(of: .flow).count, routeCount: graph.nodes(of: .route).count,
      unreadFileCount: gaps.files.count, places: places(of: findings, in: graph))
  }

  private func places(of findings: [Finding], in graph: FlowGraph) -> [NodeID: SourceLocation] {
    var places: [NodeID: SourceLocation] = [:]
    for id in findings.flatMap(\.path) { places[id] = graph[id]?.location }
    return places
  }

  /// Whether the project did not turn the rule off; one that is off by itself does not count.
  private func isHeard(_ rule: RuleDescription) -> Bool {
    rule.level == .off || configuration.level(of: rule) != .off
  }

  private func notices(blind: [String], hasEntries: Bool) -> [Notice] {
    var notices: [Notice] = []
    if !blind.isEmpty, hasEntries {
      notices.append(
        Notice(
          message: "ways from the entries lead to less than half of the flows and screens, so "
            + "\(Wording.list(blind, atMost: blind.count)) cannot be sure and say nothing; "
            + "'flowviz explain NAME' tells where a way breaks off"))
    } else if !blind.isEmpty {
      notices.append(
        Notice(
          message: "no entry of an app was found (an @main App, a scene or app delegate), so "
            + "\(Wording.list(blind, atMost: blind.count)) cannot say anything; give the "
            + "folder that holds the app if there is one"))
    }
    for rule in configuration.unknownRules(among: rules.map(\.description)) {
      notices.append(
        Notice(message: "the configuration names a rule '\(rule)' that does not exist"))
    }
    return notices
  }
}
