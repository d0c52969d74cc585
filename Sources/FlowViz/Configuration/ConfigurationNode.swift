/// A value of the configuration, with what errors need to speak of it.
struct ConfigurationNode {
  private let value: JSON5Value
  private let path: String
  /// What the value is called, `vocabulary.push`.
  let name: String

  init(_ value: JSON5Value, path: String, name: String) {
    self.value = value
    self.path = path
    self.name = name
  }

  /// Reads a text of JSON with comments.
  init(text: String, path: String, name: String) throws(ConfigurationError) {
    do {
      self.init(try JSON5Reader.read(text), path: path, name: name)
    } catch {
      throw ConfigurationError(
        location: SourceLocation(file: path, line: error.place.line, column: error.place.column),
        message: error.message)
    }
  }

  var location: SourceLocation { location(value.place) }

  private func location(_ place: TextPlace) -> SourceLocation {
    SourceLocation(file: path, line: place.line, column: place.column)
  }

  /// The members of an object; each key must be one of those that are known, if any are named.
  func members(
    known: [String]? = nil
  ) throws(ConfigurationError) -> [(key: String, node: ConfigurationNode)] {
    guard case .object(let members) = value.kind else { throw expected("an object") }
    var result: [(key: String, node: ConfigurationNode)] = []
    for member in members {
      if let known, !known.contains(member.key) {
        throw ConfigurationError(
          location: location(member.place),
          message: "unknown key '\(member.key)' in \(name); " + Self.hint(member.key, known))
      }
      let isTop = name.contains(" ")
      result.append(
        (
          member.key,
          ConfigurationNode(
            member.value, path: path, name: isTop ? member.key : "\(name).\(member.key)")
        ))
    }
    return result
  }

  private static func hint(_ key: String, _ known: [String]) -> String {
    if let nearest = EditDistance.nearest(to: key, among: known) {
      return "did you mean '\(nearest)'?"
    }
    let shown = known.prefix(hintLimit).map { "'\($0)'" }.joined(separator: ", ")
    let rest = known.count - hintLimit
    return "known are \(shown)\(rest > 0 ? " and \(rest) more" : "")"
  }

  /// How many keys an error lists.
  private static let hintLimit = 12

  /// The elements of a list.
  func elements() throws(ConfigurationError) -> [ConfigurationNode] {
    guard case .array(let elements) = value.kind else { throw expected("a list") }
    return elements.map { ConfigurationNode($0, path: path, name: name) }
  }

  func text() throws(ConfigurationError) -> String {
    guard case .string(let text) = value.kind else { throw expected("a text") }
    return text
  }

  func integer() throws(ConfigurationError) -> Int {
    guard case .number(let text) = value.kind, let number = Int(text) else {
      throw expectedWholeNumber()
    }
    return number
  }

  private func expectedWholeNumber() -> ConfigurationError {
    guard case .number(let text) = value.kind else { return expected("a whole number") }
    return error("'\(name)' must be a whole number of a usual size, not \(text)")
  }

  func boolean() throws(ConfigurationError) -> Bool {
    guard case .boolean(let flag) = value.kind else { throw expected("true or false") }
    return flag
  }

  /// One of the values of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _: Choice.Type
  ) throws(ConfigurationError) -> Choice where Choice.RawValue == String {
    let text = try text()
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let hint =
      EditDistance.nearest(to: text, among: names).map { "did you mean '\($0)'?" }
      ?? "choose one of \(names.map { "'\($0)'" }.joined(separator: ", "))"
    throw error("'\(text)' is no value of '\(name)'; \(hint)")
  }

  /// The value as JSON on one line.
  var json: String { value.json }

  /// Whether the value is an object.
  var isObject: Bool {
    if case .object = value.kind { true } else { false }
  }

  /// The texts of a list.
  func texts() throws(ConfigurationError) -> [(text: String, node: ConfigurationNode)] {
    guard case .array(let elements) = value.kind else { throw expected("a list of texts") }
    var result: [(text: String, node: ConfigurationNode)] = []
    for element in elements {
      let node = ConfigurationNode(element, path: path, name: name)
      result.append((try node.text(), node))
    }
    return result
  }

  /// The elements of a list, or the value itself if it is none.
  func oneOrMore() throws(ConfigurationError) -> [ConfigurationNode] {
    if case .array = value.kind { try elements() } else { [self] }
  }

  var isText: Bool {
    if case .string = value.kind { true } else { false }
  }

  /// A whole number, zero or more.
  func count() throws(ConfigurationError) -> Int {
    let count = try integer()
    guard count >= 0 else { throw error("'\(name)' must be zero or more, not \(count)") }
    return count
  }

  /// A word that is one of a fixed set.
  func word<Word: RawRepresentable & CaseIterable>(
    _: Word.Type
  ) throws(ConfigurationError) -> Word where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      throw error("unknown \(name) '\(text)'; " + Self.hint(text, Word.allCases.map(\.rawValue)))
    }
    return word
  }

  func error(_ message: String) -> ConfigurationError {
    ConfigurationError(location: location, message: message)
  }

  private func expected(_ kind: String) -> ConfigurationError {
    error("'\(name)' must be \(kind), not \(value.kindName)")
  }
}
