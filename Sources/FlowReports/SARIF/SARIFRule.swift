import FlowModel

extension SARIFLog {
  /// A rule with its help, as code scanning shows it.
  struct ReportingDescriptor: Encodable {
    struct MultiformatText: Encodable {
      let text: String
      var markdown: String?
    }

    struct Configuration: Encodable {
      let level: String
    }

    /// What code scanning sorts and filters rules by.
    struct Properties: Encodable {
      let precision: String
      let problemSeverity: String
      let tags = ["maintainability", "navigation"]

      private enum CodingKeys: String, CodingKey {
        case precision, tags
        case problemSeverity = "problem.severity"
      }
    }

    let id: String
    let name: String
    let shortDescription: MultiformatText
    let fullDescription: MultiformatText
    let help: MultiformatText
    let defaultConfiguration: Configuration
    let properties: Properties

    init(_ rule: RuleDescription) {
      id = rule.id
      name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined()
      shortDescription = MultiformatText(text: rule.summary + ".")
      fullDescription = MultiformatText(
        text: rule.rationale.isEmpty ? rule.summary + "." : rule.rationale)
      help = MultiformatText(text: Self.helpText(rule), markdown: Self.helpMarkdown(rule))
      let severity = rule.level.severity
      defaultConfiguration = Configuration(level: severity?.rawValue ?? "none")
      properties = Properties(
        precision: Self.precision(of: rule),
        problemSeverity: severity == .note ? "recommendation" : severity?.rawValue ?? "warning")
    }

    private static func precision(of rule: RuleDescription) -> String {
      switch rule.precision {
      case .certain: "very-high"
      case .likely: "high"
      case .advice: "medium"
      }
    }

    private static func helpText(_ rule: RuleDescription) -> String {
      [rule.rationale, rule.hint].filter { !$0.isEmpty }.joined(separator: "\n\n")
        .ifEmpty(rule.summary + ".")
    }

    private static func helpMarkdown(_ rule: RuleDescription) -> String {
      var sections = [rule.rationale.ifEmpty(rule.summary + ".")]
      if !rule.hint.isEmpty { sections.append("**What to do:** \(rule.hint).") }
      if let example = rule.triggering.first {
        sections.append("Reported, at the mark ↓:\n\n```swift\n\(example.markedSource)\n```")
      }
      if let example = rule.nonTriggering.first {
        sections.append("Not reported:\n\n```swift\n\(example.source)\n```")
      }
      return sections.joined(separator: "\n\n")
    }
  }
}

extension String {
  fileprivate func ifEmpty(_ other: String) -> String { isEmpty ? other : self }
}
