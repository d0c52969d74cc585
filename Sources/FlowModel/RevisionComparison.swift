/// What became of findings since an earlier revision.
public struct RevisionComparison: Hashable, Sendable {
  /// The revision as its user named it.
  public var revision: String
  /// Findings that were there already, and are not reported.
  public var knownCount: Int
  /// Findings that were there and are gone.
  public var goneCount: Int

  public init(revision: String, knownCount: Int, goneCount: Int) {
    self.revision = revision
    self.knownCount = knownCount
    self.goneCount = goneCount
  }
}

extension AuditReport {
  /// The report with only those findings that an earlier one of the same project did not have.
  ///
  /// Findings are the same by their keys, wherever they lie. Where there are more of a key than before,
  /// the last ones are new.
  public func since(_ revision: String, _ earlier: AuditReport) -> AuditReport {
    // What a comment or the baseline silenced was known as well.
    let before = earlier.findings + earlier.suppressed + earlier.baselined
    var known = Dictionary(before.map { ($0.key, 1) }, uniquingKeysWith: +)
    var result = self
    result.findings = findings.filter { finding in
      guard let count = known[finding.key], count > 0 else { return true }
      known[finding.key] = count - 1
      return false
    }
    let now = Set((findings + suppressed + baselined).map(\.key))
    result.comparison = RevisionComparison(
      revision: revision, knownCount: findings.count - result.findings.count,
      goneCount: earlier.findings.count { !now.contains($0.key) })
    return result
  }
}
