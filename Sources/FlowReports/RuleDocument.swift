import FlowModel

/// The rules as one Markdown page, `Documentation/Rules.md`.
public enum RuleDocument {
  public static func page(_ rules: [RuleDescription]) -> String {
    var text = """
      # Rules of `flowviz audit`

      This page is made by `flowviz rules --format markdown`; the examples are the rules' tests.

      | rule | default | reports |
      | --- | --- | --- |

      """
    for rule in rules {
      text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.level.rawValue) | \(cell(rule.summary)) |\n"
    }
    return text + rules.map(section).joined()
  }

  private static func section(_ rule: RuleDescription) -> String {
    var text = "\n## \(rule.id)\n\n\(rule.summary).\n"
    if !rule.rationale.isEmpty { text += "\n\(rule.rationale)\n" }
    text += "\n- Default: \(rule.level.rawValue)\n- Precision: \(rule.precision.explanation)\n"
    if !rule.hint.isEmpty { text += "- What to do: \(rule.hint)\n" }
    if rule.needsEntry { text += "- Silent where no entry of an app is found\n" }
    if !rule.options.isEmpty {
      text += "\n| option | default | meaning |\n| --- | --- | --- |\n"
      for option in rule.options {
        text +=
          "| `\(option.name)` | `\(option.defaultValue)` | \(cell(option.summary)) |\n"
      }
    }
    for example in rule.triggering {
      text += "\nReported, at the mark `↓`" + listing(example, example.markedSource)
    }
    for example in rule.nonTriggering {
      text += "\nNot reported" + listing(example, example.source)
    }
    return text
  }

  private static func listing(_ example: RuleExample, _ source: String) -> String {
    var text = ""
    if !example.claimedSchemes.isEmpty {
      let schemes = example.claimedSchemes.map { "`\($0)`" }.joined(separator: ", ")
      text += ", where Info.plist claims the scheme \(schemes)"
    }
    text += ":\n\n```swift\n\(source)\n```\n"
    if !example.tests.isEmpty { text += "\nwith these tests:\n\n```swift\n\(example.tests)\n```\n" }
    return text
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
