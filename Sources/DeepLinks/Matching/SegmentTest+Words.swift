extension SegmentTest {
  /// What the condition asks for, to follow “is not”.
  var words: String {
    switch form {
    case .any: "any text"
    case .rest: "any text"
    case .literal(let value): "“\(value)”"
    case .oneOf(let values):
      if let typeName {
        "a raw value of \(typeName) (\(Self.list(values)))"
      } else {
        "one of \(Self.list(values))"
      }
    case .prefix(let value): "a text that begins with “\(value)”"
    case .suffix(let value): "a text that ends with “\(value)”"
    case .regex(let regex):
      if let texts = ExcludedTexts.texts(of: regex.text) {
        "any text but \(Self.list(Set(texts)))"
      } else {
        "a text that \(regex.text) matches"
      }
    case .value(let type): (type.name.first.map("AEIO".contains) == true ? "an " : "a ") + type.name
    }
  }

  /// Up to eight values in order.
  private static func list(_ values: Set<String>) -> String {
    let shown = values.sorted().prefix(8).map { "“\($0)”" }.joined(separator: ", ")
    return values.count > 8 ? "\(shown), …" : shown
  }
}
