extension LinkSegment: Codable {
  private enum Key: String, CodingKey {
    case kind, value, values, name, type, foldsCase
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      kind: try container.decode(Kind.self, forKey: .kind),
      value: try container.decodeIfPresent(String.self, forKey: .value),
      values: try container.decodeIfPresent([String].self, forKey: .values),
      name: try container.decodeIfPresent(String.self, forKey: .name),
      type: try container.decodeIfPresent(String.self, forKey: .type),
      foldsCase: try container.decodeIfPresent(Bool.self, forKey: .foldsCase) ?? false)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(values, forKey: .values)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encodeIfPresent(type, forKey: .type)
    if foldsCase { try container.encode(true, forKey: .foldsCase) }
  }
}

extension LinkQueryItem: Codable {
  private enum Key: String, CodingKey {
    case key, equals, binding, type, values
    case isOptional = "optional"
    case foldsCase
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      equals: try container.decodeIfPresent(String.self, forKey: .equals),
      binding: try container.decodeIfPresent(String.self, forKey: .binding),
      type: try container.decodeIfPresent(String.self, forKey: .type),
      values: try container.decodeIfPresent([String].self, forKey: .values),
      isOptional: try container.decodeIfPresent(Bool.self, forKey: .isOptional) ?? false,
      foldsCase: try container.decodeIfPresent(Bool.self, forKey: .foldsCase) ?? false)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(key, forKey: .key)
    try container.encodeIfPresent(equals, forKey: .equals)
    try container.encodeIfPresent(binding, forKey: .binding)
    try container.encodeIfPresent(type, forKey: .type)
    try container.encodeIfPresent(values, forKey: .values)
    if isOptional { try container.encode(true, forKey: .isOptional) }
    if foldsCase { try container.encode(true, forKey: .foldsCase) }
  }
}
