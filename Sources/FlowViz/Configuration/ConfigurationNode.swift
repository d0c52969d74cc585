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

  var location: SourceLocation { location(value.place) }

  private func location(_ place: TextPlace) -> SourceLocation {
    SourceLocation(file: path, line: place.line, column: place.column)
  }

  /// The members of an object; each key must be one of those that are known.
  func members(
    known: [String]
  ) throws(ConfigurationError) -> [(key: String, node: ConfigurationNode)] {
    guard case .object(let members) = value.kind else { throw expected("an object") }
    var result: [(key: String, node: ConfigurationNode)] = []
    for member in members {
      guard known.contains(member.key) else {
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
    return "known are \(known.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// The texts of a list.
  func texts() throws(ConfigurationError) -> [(text: String, node: ConfigurationNode)] {
    guard case .array(let elements) = value.kind else { throw expected("a list of texts") }
    var result: [(text: String, node: ConfigurationNode)] = []
    for element in elements {
      let node = ConfigurationNode(element, path: path, name: name)
      guard case .string(let text) = element.kind else { throw node.expected("a text") }
      result.append((text, node))
    }
    return result
  }

  func error(_ message: String) -> ConfigurationError {
    ConfigurationError(location: location, message: message)
  }

  private func expected(_ kind: String) -> ConfigurationError {
    error("'\(name)' must be \(kind), not \(value.kindName)")
  }
}
