extension AuditConfiguration {
  /// The key of a rule's severity, beside its options.
  static let severityKey = "severity"

  /// Reads `{ "orphan-flow": "off", "overloaded-flow": { "severity": "note", "routes": 30 } }`.
  init(
    _ node: ConfigurationNode, rules: [RuleDescription]
  ) throws(ConfigurationError) {
    self.init()
    let byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    for (id, member) in try node.members(known: rules.map(\.id)) {
      guard let rule = byID[id] else { continue }
      guard member.isObject else {
        levels[id] = try member.choice(RuleLevel.self)
        continue
      }
      let known = [Self.severityKey] + rule.options.map(\.name)
      for (name, value) in try member.members(known: known) {
        if name == Self.severityKey {
          levels[id] = try value.choice(RuleLevel.self)
        } else if let option = rule.options.first(where: { $0.name == name }) {
          options[id, default: [:]][name] = try value.value(like: option.defaultValue)
        }
      }
    }
  }
}

extension ConfigurationNode {
  /// The value of a rule's option, of the kind that its default has.
  fileprivate func value(
    like defaultValue: RuleOptionValue
  ) throws(ConfigurationError) -> RuleOptionValue {
    switch defaultValue {
    case .integer: .integer(try count())
    case .flag: .flag(try boolean())
    case .text: .text(try text())
    }
  }
}
