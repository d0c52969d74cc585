/// A part of a JSON Schema, with the keywords that the configuration needs.
struct SchemaNode: Encodable {
  /// What `additionalProperties` says.
  enum Additional: Encodable {
    case none
    indirect case schema(SchemaNode)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .none:
        var container = encoder.singleValueContainer()
        try container.encode(false)
      case .schema(let schema): try schema.encode(to: encoder)
      }
    }
  }

  /// A schema within another, which a value cannot hold directly.
  final class Box: Encodable {
    let node: SchemaNode

    init(_ node: SchemaNode) { self.node = node }

    func encode(to encoder: any Encoder) throws { try node.encode(to: encoder) }
  }

  var schema: String?
  var title: String?
  var type: String?
  var description: String?
  var values: [String]?
  var pattern: String?
  var anyOf: [SchemaNode]?
  var items: Box?
  var properties: [String: SchemaNode]?
  var propertyNames: Box?
  var additionalProperties: Additional?
  var required: [String]?
  var minimum: Int?

  init(
    type: String? = nil, description: String? = nil, values: [String]? = nil,
    pattern: String? = nil, anyOf: [SchemaNode]? = nil, items: SchemaNode? = nil,
    propertyNames: SchemaNode? = nil, additionalProperties: Additional? = nil
  ) {
    self.type = type
    self.description = description
    self.values = values
    self.pattern = pattern
    self.anyOf = anyOf
    self.items = items.map(Box.init)
    self.propertyNames = propertyNames.map(Box.init)
    self.additionalProperties = additionalProperties
  }

  static func object(
    _ properties: [String: SchemaNode], required: [String]? = nil, description: String? = nil
  ) -> SchemaNode {
    let nothingElse = Additional.none
    var node = SchemaNode(
      type: "object", description: description, additionalProperties: nothingElse)
    node.properties = properties
    node.required = required
    return node
  }

  func described(_ text: String) -> SchemaNode {
    var node = self
    node.description = text
    return node
  }

  private enum CodingKeys: String, CodingKey {
    case title, type, description, pattern, anyOf, items, properties, propertyNames
    case additionalProperties, required, minimum
    case schema = "$schema"
    case values = "enum"
  }
}
