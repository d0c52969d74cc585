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
