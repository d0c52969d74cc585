extension SourceSelection.Entry {
  /// Reads `["Sources/**", "Generated"]`.
  static func list(_ node: ConfigurationNode) throws(ConfigurationError) -> [Self] {
    var entries: [Self] = []
    for (text, place) in try node.texts() {
      guard let pattern = PathPattern(text) else {
        throw place.error(
          "'\(text)' fits nothing; write a path from the project's root on, with '*' for a part "
            + "of a name and '**' for folders")
      }
      entries.append(Self(pattern: pattern, location: place.location))
    }
    return entries
  }
}

extension SourceSelection.Module {
  /// Reads `{ "Checkout": ["Features/Checkout"] }`.
  static func list(_ node: ConfigurationNode) throws(ConfigurationError) -> [Self] {
    var modules: [Self] = []
    for (name, member) in try node.members() {
      guard !name.isEmpty, !name.contains("/") else {
        throw member.error("'\(name)' is no name of a module")
      }
      modules.append(Self(name: name, entries: try SourceSelection.Entry.list(member)))
    }
    return modules
  }
}
