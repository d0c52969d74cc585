import FlowModel
import FlowViz
import Foundation

/// `flowviz rules`: the rules and why.
struct RulesCommand: Command {
  static let name = "rules"
  static let abstract = "List the rules of 'flowviz audit', or explain one."
  static let discussion =
    "Contracts of the project's configuration follow the rules of the tool."
  static let arguments: [any ArgumentDescription] = [rule, format, ProjectInput.config]

  private static let rule = Positional<String>(
    "id", help: "The rule to explain, with examples; 'contract-NAME' for a contract.")

  private static let format = Option<Format>(
    "--format", value: "format", default: "text",
    help: "Text for a terminal, or a Markdown page with all rules and examples.")

  private enum Format: String, CaseIterable, ArgumentValue {
    case text, markdown
  }

  private let id: String?
  private let format: Format
  private let config: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = arguments[Self.rule].first
    format = arguments[Self.format] ?? .text
    config = arguments[ProjectInput.config]
    if let id, !id.hasPrefix(ContractRule.idPrefix) { _ = try BuiltInRules.description(of: id) }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let text = try text(width: min(console.width, 100), console)
    try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    return .success
  }

  private func text(width: Int, _ console: Console) throws -> String {
    if let id {
      let rule =
        id.hasPrefix(ContractRule.idPrefix)
        ? try contract(id, in: contracts(console)) : try BuiltInRules.description(of: id)
      return format == .text ? RuleManual.page(rule, width: width) : RuleDocument.page([rule])
    }
    let rules = BuiltInRules.all.map(\.description)
    // The page is about the tool, whatever project it is printed in.
    guard format == .text else { return RuleDocument.page(rules) }
    return RuleManual.list(rules + (try contracts(console)), width: width)
  }

  /// The contracts of the project around the current folder, or of the configuration that was named.
  private func contracts(_ console: Console) throws -> [RuleDescription] {
    let configuration =
      try config.map { try ProjectConfiguration(file: console.absolutePath($0), named: $0) }
      ?? ProjectConfiguration.around(console.currentFolder)
    return configuration.contracts.map { ContractRule($0).description }
  }

  private func contract(
    _ id: String, in contracts: [RuleDescription]
  ) throws(UsageError) -> RuleDescription {
    guard let contract = contracts.first(where: { $0.id == id }) else {
      throw .unknownContract(
        id, suggestion: EditDistance.nearest(to: id, among: contracts.map(\.id)),
        isAnyThere: !contracts.isEmpty)
    }
    return contract
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
