import FlowIntrospection
import Foundation

/// The JSON Schema of `.flowviz.json`, which editors use to complete and check it.
public enum ConfigurationSchema {
  /// The schema with the rules' ids and options in it, with a final newline.
  public static func text(rules: [RuleDescription] = ProjectConfiguration.rules) -> String {
    JSONText.encode(schema(rules))
  }

  private static func schema(_ rules: [RuleDescription]) -> SchemaNode {
    let texts = SchemaNode(type: "array", items: SchemaNode(type: "string"))
    let patterns = SchemaNode(
      type: "array",
      items: SchemaNode(type: "string", pattern: #"^(?!.*(^|/)\.\.(/|$))(?=.*[^/.]|.*\.[^/]).*$"#))
    var schema = SchemaNode.object(
      [
        "$schema": SchemaNode(type: "string", description: "Where this schema lies."),
        "include": patterns.described(
          "What is read: paths from the project's root on, * within a name, ** for folders."),
        "exclude": patterns.described("What is not read, in the same form."),
        "modules": SchemaNode(
          type: "object", description: "The folders of a module, by its name.",
          propertyNames: SchemaNode(type: "string", pattern: "^[^/]+$"),
          additionalProperties: .schema(patterns)),
        "rules": SchemaNode.object(
          Dictionary(rules.map { ($0.id, node(of: $0)) }) { first, _ in first },
          description: "How loud each rule is, and its options."),
        "contracts": contracts,
        "links": SchemaNode(
          type: "array",
          description: "Files that name links in use, from the configuration's folder on.",
          items: SchemaNode(type: "string", pattern: #"^(?!/)(?!.*(^|/)\.\.(/|$)).+$"#)),
        "vocabulary": SchemaNode.object(
          Dictionary(ProjectVocabulary.Verb.allCases.map { ($0.rawValue, texts) }) { first, _ in
            first
          }, description: "What methods do whose sources are not there."),
        "drawing": SchemaNode.object(
          [
            "detail": SchemaNode(
              type: "string", description: "How much a picture shows.",
              values: DetailLevel.allCases.map(\.rawValue)),
            "title": SchemaNode(type: "string", description: "The headline of a picture."),
            "sourceURL": SchemaNode(
              type: "string", description: "A template for links to the source.",
              pattern: #"\{file\}"#),
          ], description: "How pictures look."),
      ], description: "What a project says of itself to flowviz.")
    schema.schema = "http://json-schema.org/draft-07/schema#"
    schema.title = "FlowViz"
    return schema
  }

  private static func node(of rule: RuleDescription) -> SchemaNode {
    let levels = SchemaNode(
      type: "string", description: "The severity of what the rule finds.",
      values: RuleLevel.allCases.map(\.rawValue))
    var options = Dictionary(rule.options.map { ($0.name, node(of: $0)) }) { first, _ in first }
    options[AuditConfiguration.severityKey] = levels
    return SchemaNode(
      description: rule.summary + ".", anyOf: [levels, SchemaNode.object(options)])
  }

  private static func node(of option: RuleOption) -> SchemaNode {
    let type =
      switch option.defaultValue {
      case .integer: "integer"
      case .flag: "boolean"
      case .text: "string"
      }
    var node = SchemaNode(type: type, description: option.summary + ".")
    if case .integer = option.defaultValue { node.minimum = 0 }
    return node
  }
}
