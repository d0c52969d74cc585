/// What a rule is, for its users: its page in the manual, its entry in a report and its tests.
public struct RuleDescription: Hashable, Sendable, Identifiable {
  /// Lower-case words joined by hyphens, `unused-route`; what configuration and suppressions name.
  public var id: String
  /// What the rule reports, as one sentence without a full stop.
  public var summary: String
  /// Why that is worth a reader's time.
  public var rationale: String
  /// What to do about a finding, unless the finding says it more exactly.
  public var hint: String
  /// How loud the rule is without configuration.
  public var level: RuleLevel
  public var precision: RulePrecision
  /// Whether the rule asks what an entry reaches.
  ///
  /// It does not run where the graph has no entry.
  public var needsEntry: Bool
  public var options: [RuleOption]
  /// Sources in which the rule reports every marked place and nothing else.
  public var triggering: [RuleExample]
  /// Sources in which the rule reports nothing.
  public var nonTriggering: [RuleExample]

  public init(
    id: String, summary: String, rationale: String = "", hint: String = "",
    level: RuleLevel = .warning, precision: RulePrecision = .likely, needsEntry: Bool = false,
    options: [RuleOption] = [], triggering: [RuleExample] = [], nonTriggering: [RuleExample] = []
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.hint = hint
    self.level = level
    self.precision = precision
    self.needsEntry = needsEntry
    self.options = options
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}

/// How far a rule's findings can be trusted.
public enum RulePrecision: String, Hashable, Sendable, Codable, CaseIterable {
  /// Follows from what the sources say at that place.
  case certain
  /// Follows from all that was read; code that could not be read might say otherwise.
  case likely
  /// A matter of design, on which teams may differ.
  case advice
}
