import FlowModel

/// How a project tunes the rules.
public struct AuditConfiguration: Hashable, Sendable {
  /// How loud a rule is, by its id; a rule that is not named keeps its default.
  public var levels: [String: RuleLevel]
  /// The values of a rule's options, by the rule's id and the option's name.
  public var options: [String: [String: RuleOptionValue]]

  public init(
    levels: [String: RuleLevel] = [:], options: [String: [String: RuleOptionValue]] = [:]
  ) {
    self.levels = levels
    self.options = options
  }

  /// How loud the rule is in this project.
  public func level(of rule: RuleDescription) -> RuleLevel {
    levels[rule.id] ?? rule.level
  }

  /// Rule ids that are configured but belong to none of these rules, sorted.
  public func unknownRules(among rules: [RuleDescription]) -> [String] {
    Set(levels.keys).union(options.keys).subtracting(rules.map(\.id)).sorted()
  }

  /// The severity of a finding in this project.
  ///
  /// What a rule finds at its default severity moves with the rule's level. What it chose to say more
  /// quietly stays as quiet, or gets quieter.
  func severity(of finding: Finding, by rule: RuleDescription) -> Severity {
    guard let wanted = levels[rule.id]?.severity else { return finding.severity }
    return finding.severity == rule.level.severity ? wanted : min(finding.severity, wanted)
  }
}
