/// A value of a JSON5 text, with its place.
struct JSON5Value: Hashable {
  enum Kind: Hashable {
    case object([Member])
    case array([JSON5Value])
    case string(String)
    case number(String)
    case boolean(Bool)
    case null
  }

  struct Member: Hashable {
    var key: String
    var place: TextPlace
    var value: JSON5Value
  }

  var kind: Kind
  var place: TextPlace

  /// What a reader calls the kind of value.
  var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension JSON5Value {
  /// The value as JSON on one line, without comments.
  var json: String {
    switch kind {
    case .object(let members):
      let list = members.map { "\(JSONText.quote($0.key)): \($0.value.json)" }
      return list.isEmpty ? "{}" : "{ \(list.joined(separator: ", ")) }"
    case .array(let elements): return "[\(elements.map(\.json).joined(separator: ", "))]"
    case .string(let text): return JSONText.quote(text)
    case .number(let text): return text
    case .boolean(let flag): return String(flag)
    case .null: return "null"
    }
  }
}

/// A 1-based line and column, counted in UTF-8.
struct TextPlace: Hashable {
  var line = 1
  var column = 1
}

/// What is wrong with a JSON5 text, and where.
struct JSON5Error: Error, Hashable {
  var message: String
  var place: TextPlace
}
