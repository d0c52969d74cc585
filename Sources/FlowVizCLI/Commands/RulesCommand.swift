import FlowModel
import FlowViz
import Foundation

/// `flowviz rules`: the rules and why.
struct RulesCommand: Command {
  static let name = "rules"
  static let abstract = "List the rules of 'flowviz audit', or explain one."
  static let arguments: [any ArgumentDescription] = [rule, format]

  private static let rule = Positional<String>(
    "id", help: "The rule to explain, with examples.")

  private static let format = Option<Format>(
    "--format", value: "format", default: "text",
    help: "Text for a terminal, or a Markdown page with all rules and examples.")

  private enum Format: String, CaseIterable, ArgumentValue {
    case text, markdown
  }

  private let rule: RuleDescription?
  private let format: Format

  init(_ arguments: ParsedArguments) throws(UsageError) {
    rule = try arguments[Self.rule].first.map { id throws(UsageError) in
      try BuiltInRules.description(of: id)
    }
    format = arguments[Self.format] ?? .text
  }

  func run(_ console: Console) throws -> ExitStatus {
    try ProductOutput(path: nil).write(Data(text(width: min(console.width, 100)).utf8), to: console)
    return .success
  }

  private func text(width: Int) -> String {
    let rules = BuiltInRules.all.map(\.description)
    switch format {
    case .text:
      return rule.map { RuleManual.page($0, width: width) } ?? RuleManual.list(rules, width: width)
    case .markdown:
      return RuleDocument.page(rule.map { [$0] } ?? rules)
    }
  }
}

extension BuiltInRules {
  /// The rule of that id.
  static func description(of id: String) throws(UsageError) -> RuleDescription {
    let descriptions = all.map(\.description)
    guard let description = descriptions.first(where: { $0.id == id }) else {
      throw .unknownRule(
        id, suggestion: EditDistance.nearest(to: id, among: descriptions.map(\.id)))
    }
    return description
  }
}
