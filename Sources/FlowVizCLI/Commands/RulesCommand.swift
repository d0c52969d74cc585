import FlowModel
import FlowViz
import Foundation

/// `flowviz rules`: the rules and why.
struct RulesCommand: Command {
  static let name = "rules"
  static let abstract = "List the rules of 'flowviz audit', or explain one."
  static let arguments: [any ArgumentDescription] = [rule]

  private static let rule = Positional<String>(
    "id", help: "The rule to explain, with examples.")

  private let rule: RuleDescription?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    rule = try arguments[Self.rule].first.map { id throws(UsageError) in
      try BuiltInRules.description(of: id)
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let width = min(console.width, 100)
    let text =
      rule.map { RuleManual.page($0, width: width) }
      ?? RuleManual.list(BuiltInRules.all.map(\.description), width: width)
    try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    return .success
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
