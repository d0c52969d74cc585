import FlowModel

/// Finds the comment that silences a finding.
struct SuppressionIndex: Sendable {
  private let byFile: [String: [Suppression]]

  init(_ suppressions: [Suppression]) {
    byFile = Dictionary(grouping: suppressions, by: \.location.file)
  }

  /// Whether a comment covers the finding's own place and names its rule, or names no rule at all.
  ///
  /// Related places do not count, and a finding without a place can only be configured away.
  func covers(_ finding: Finding) -> Bool {
    guard let location = finding.location else { return false }
    return (byFile[location.file] ?? []).contains { $0.covers(finding) }
  }

  /// As `covers(_:)`, of comments that name the rule: one for all rules does not speak for itself.
  func coversByName(_ finding: Finding) -> Bool {
    guard let location = finding.location else { return false }
    return (byFile[location.file] ?? []).contains { !$0.rules.isEmpty && $0.covers(finding) }
  }
}

extension Suppression {
  /// Whether the comment silences the finding.
  func covers(_ finding: Finding) -> Bool {
    guard let place = finding.location, place.file == location.file else { return false }
    return (rules.isEmpty || rules.contains(finding.rule)) && covers(line: place.line)
  }

  fileprivate func covers(line: Int) -> Bool {
    switch scope {
    case .file:
      return true
    case .this, .next:
      let first = firstLine ?? location.line
      let last = lastLine ?? (scope == .this ? first : first + 1)
      return first <= line && line <= last
    }
  }
}
