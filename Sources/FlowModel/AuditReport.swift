/// What an audit found: all that a reporter needs.
public struct AuditReport: Hashable, Sendable {
  /// Sorted by place, then rule and subject.
  public var findings: [Finding]
  /// What comments in the sources silenced, sorted in the same way.
  public var suppressed: [Finding]
  /// What the baseline puts off, sorted in the same way.
  public var baselined: [Finding]
  /// What the audit could not look at, and why.
  public var notices: [Notice]
  /// The rules that were not off, in the order in which they ran.
  public var rules: [RuleDescription]
  public var project: ProjectSummary
  public var flowCount: Int
  public var routeCount: Int
  /// Files of which something could not be read: what they say may be missing.
  public var unreadFileCount: Int
  /// The earlier revision that only what is new since is reported of; `nil` for all.
  public var comparison: RevisionComparison?
  /// Where the nodes of the findings' paths are declared, of those whose place is known.
  public var places: [NodeID: SourceLocation]

  public init(
    findings: [Finding], suppressed: [Finding] = [], baselined: [Finding] = [],
    notices: [Notice] = [], rules: [RuleDescription] = [], project: ProjectSummary,
    flowCount: Int = 0, routeCount: Int = 0, unreadFileCount: Int = 0,
    places: [NodeID: SourceLocation] = [:], comparison: RevisionComparison? = nil
  ) {
    self.findings = findings.sorted()
    self.suppressed = suppressed.sorted()
    self.baselined = baselined.sorted()
    self.notices = notices
    self.rules = rules
    self.project = project
    self.flowCount = flowCount
    self.routeCount = routeCount
    self.unreadFileCount = unreadFileCount
    self.places = places
    self.comparison = comparison
  }

  /// How many findings are of this severity.
  public func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The highest severity among the findings; `nil` if there are none.
  public var worst: Severity? {
    findings.map(\.severity).max()
  }

  /// Whether a finding is at or above the severity.
  public func fails(at severity: Severity) -> Bool {
    worst.map { $0 >= severity } ?? false
  }

  /// The status that a command exits with: 1 if a finding is at or above the severity, else 0.
  public func exitStatus(failOn severity: Severity) -> Int32 {
    fails(at: severity) ? 1 : 0
  }
}
