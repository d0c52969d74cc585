import FlowModel

/// A text for each finding of a report that stays the same when code moves, and that no other
/// finding of the report has.
///
/// Programs that compare reports know a finding by it.
enum Fingerprints {
  /// In the order of the report's findings.
  static func all(of report: AuditReport) -> [String] {
    var seen: [FindingKey: Int] = [:]
    return report.findings.map { finding in
      let count = seen[finding.key, default: 0]
      seen[finding.key] = count + 1
      return fingerprint(finding.key, number: count)
    }
  }

  /// - Parameter number: How many findings of the same key come before it.
  private static func fingerprint(_ key: FindingKey, number: Int) -> String {
    // No name holds a null, so that no two keys give the same text.
    var text = [key.rule, key.subject, key.detail].joined(separator: "\0")
    if number > 0 { text += "\0\(number)" }
    return String(SHA256.hexadecimal(Array(text.utf8)).prefix(32))
  }
}
