import FlowModel

/// The rules as text: what `flowviz rules` and `flowviz rules ID` print.
public enum RuleManual {
  /// One line a rule: id, level and summary.
  public static func list(_ rules: [RuleDescription], width: Int = 100) -> String {
    let idColumns = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let id = rule.id.padding(to: idColumns)
      let level = rule.level.rawValue.padding(to: 7)
      return TextWrap.block(
        rule.summary, after: "\(id)  \(level)  ", columns: idColumns + 11, width: width)
    }.joined()
  }

  /// Everything about one rule.
  public static func page(_ rule: RuleDescription, width: Int = 100) -> String {
    var sections = ["\(rule.id)\n" + paragraph(rule.summary + ".", width)]
    if !rule.rationale.isEmpty { sections.append(paragraph(rule.rationale, width)) }
    sections.append(
      TextWrap.block(rule.level.rawValue, after: "Default:    ", columns: 12, width: width)
        + TextWrap.block(
          rule.precision.explanation, after: "Precision:  ", columns: 12, width: width)
        + (rule.hint.isEmpty
          ? "" : TextWrap.block(rule.hint, after: "What to do: ", columns: 12, width: width)))
    if !rule.options.isEmpty { sections.append(options(rule.options, width)) }
    sections += rule.triggering.map {
      example("Reported, at the mark ↓\(claims($0)):", $0.markedSource) + tests($0)
    }
    sections += rule.nonTriggering.map {
      example("Not reported\(claims($0)):", $0.source) + tests($0)
    }
    return sections.joined(separator: "\n")
  }

  private static func paragraph(_ text: String, _ width: Int) -> String {
    TextWrap.block(text, after: "", columns: 0, width: width)
  }

  private static func options(_ options: [RuleOption], _ width: Int) -> String {
    "Options:\n"
      + options.map { option in
        TextWrap.block(
          "\(option.summary) (default: \(option.defaultValue))", after: "  \(option.name): ",
          columns: option.name.count + 4, width: width)
      }.joined()
  }

  private static func claims(_ example: RuleExample) -> String {
    example.claimedSchemes.isEmpty
      ? ""
      : ", where Info.plist claims the scheme \(example.claimedSchemes.joined(separator: ", "))"
  }

  private static func tests(_ example: RuleExample) -> String {
    example.tests.isEmpty ? "" : "\n" + Self.example("with these tests:", example.tests)
  }

  private static func example(_ title: String, _ source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return "\(title)\n\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}

extension RulePrecision {
  /// What the class means to someone who reads a finding.
  var explanation: String {
    switch self {
    case .certain: "certain: follows from what the sources say at that place"
    case .likely: "likely: follows from all that was read; code that could not be read may differ"
    case .advice: "advice: a matter of design, on which teams may differ"
    }
  }
}

extension String {
  fileprivate func padding(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
