import FlowAudit

extension ConfigurationSchema {
  /// What a project may ask of its navigation.
  static var contracts: SchemaNode {
    let edge = SchemaNode.object(["from": selector, "edge": kinds(EdgeKind.self), "to": selector])
    var limit = SchemaNode(type: "integer")
    limit.minimum = 0
    let forms: [SchemaNode] = [
      contract(["forbidden": edge], "No such edge may be there."),
      contract(["required": edge], "Each of the one has such an edge to one of the other."),
      contract(
        ["reachable": selector], optional: ["without": kinds(EdgeKind.self)],
        "Users get to each of them, without edges of these kinds."),
      contract(
        ["maxDepth": limit], optional: ["of": selector],
        "Users get to each of them in so many transitions; of screens if nothing else is said."),
      contract(
        ["maxFanOut": limit], optional: ["of": selector],
        "Each of them leads to so many others; screens and flows if nothing else is said."),
    ]
    return SchemaNode(
      type: "array", description: "What must hold of the project's navigation.",
      items: SchemaNode(anyOf: forms))
  }

  private static func contract(
    _ requirement: [String: SchemaNode], optional: [String: SchemaNode] = [:],
    _ description: String
  ) -> SchemaNode {
    let common: [String: SchemaNode] = [
      "name": SchemaNode(
        type: "string", description: "The rule that reports it is contract-NAME.",
        pattern: "^[a-z0-9-]+$"),
      "severity": SchemaNode(type: "string", values: Severity.allCases.map(\.rawValue)),
      "hint": SchemaNode(type: "string", description: "What to do about a breach."),
    ]
    return SchemaNode.object(
      common.merging(requirement) { $1 }.merging(optional) { $1 },
      required: ["name"] + requirement.keys.sorted(), description: description)
  }

  /// A pattern for a name, or an object that says more.
  private static var selector: SchemaNode {
    let exception = selector(exceptions: nil)
    return selector(
      exceptions: SchemaNode(
        anyOf: [exception, SchemaNode(type: "array", items: exception)]))
  }

  private static func selector(exceptions: SchemaNode?) -> SchemaNode {
    var properties: [String: SchemaNode] = [
      "kind": kinds(NodeKind.self),
      "module": SchemaNode(type: "string", description: "The module's name; * is any text."),
      "name": SchemaNode(type: "string", description: "The name; * is any text."),
    ]
    properties["except"] = exceptions
    return SchemaNode(anyOf: [SchemaNode(type: "string"), SchemaNode.object(properties)])
  }

  /// One word or a list of some.
  private static func kinds<Kind: RawRepresentable & CaseIterable>(_: Kind.Type) -> SchemaNode
  where Kind.RawValue == String {
    let word = SchemaNode(type: "string", values: Kind.allCases.map(\.rawValue))
    return SchemaNode(anyOf: [word, SchemaNode(type: "array", items: word)])
  }
}
