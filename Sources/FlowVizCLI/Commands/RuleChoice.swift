import FlowViz

/// `--rule`: which rules an audit runs, those of the project's contracts among them.
struct RuleChoice {
  static let rule = RepeatedOption<String>(
    "--rule", value: "id", default: "all",
    help: "Run only this rule; 'contract-NAME' for a contract of the configuration.")

  private let ids: [String]

  /// - Throws: `UsageError` for a name that neither a rule nor a contract can have; whether a contract
  ///   is there is known only with the configuration.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    ids = arguments[Self.rule]
    for id in ids where !id.hasPrefix(ContractRule.idPrefix) {
      _ = try BuiltInRules.description(of: id)
    }
  }

  /// The auditor of a project: all rules, with those that were not chosen turned off.
  ///
  /// A contract that was not asked for may speak of what the graph lacks.
  ///
  /// - Throws: `UsageError` for a contract that the configuration does not have, `ProjectError` for
  ///   one that speaks of nothing in the graph.
  func auditor(_ configuration: ProjectConfiguration, for graph: FlowGraph) throws -> Auditor {
    let known = configuration.contracts.map { ContractRule.id(of: $0) }
    for id in ids where id.hasPrefix(ContractRule.idPrefix) && !known.contains(id) {
      throw UsageError.unknownContract(
        id, suggestion: EditDistance.nearest(to: id, among: known), isAnyThere: !known.isEmpty)
    }
    try configuration.validateContracts(for: graph) { includes(ContractRule.id(of: $0)) }
    let rules = BuiltInRules.all + configuration.contracts.map { ContractRule($0) }
    return Auditor(rules: rules, configuration: tuning(configuration, rules.map(\.description)))
  }

  private func includes(_ id: String) -> Bool { ids.isEmpty || ids.contains(id) }

  /// The project's tuning; a rule that is asked for by name runs even where it is off.
  private func tuning(
    _ configuration: ProjectConfiguration, _ rules: [RuleDescription]
  ) -> AuditConfiguration {
    var tuning = configuration.audit
    for rule in rules where !ids.isEmpty {
      if !ids.contains(rule.id) {
        tuning.levels[rule.id] = .off
      } else if tuning.level(of: rule) == .off {
        tuning.levels[rule.id] = rule.level == .off ? .warning : rule.level
      }
    }
    return tuning
  }
}
