import FlowModel

/// A rule that judges the audit itself, and runs when all others have.
protocol ClosingRule: Rule {
  func findings(in context: AuditContext, after trail: AuditTrail) -> [Finding]
}

extension ClosingRule {
  func findings(in context: AuditContext) -> [Finding] { [] }
}

/// What an audit did so far.
struct AuditTrail: Sendable {
  /// The ids of all rules that there are.
  let known: Set<String>
  /// The ids of the rules that ran.
  let ran: Set<String>
  /// Whether none was left out.
  let ranAll: Bool
  /// What comments silenced.
  let suppressed: [Finding]

  /// Whether the comment silenced a finding of the rule; of any rule if none is given.
  func isUsed(_ suppression: Suppression, by rule: String?) -> Bool {
    suppressed.contains { (rule == nil || $0.rule == rule) && suppression.covers($0) }
  }
}
