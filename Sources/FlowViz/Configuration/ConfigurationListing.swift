/// Every value of a configuration with where it came from, as a configuration of its own.
public struct ConfigurationListing: Sendable {
  private let configuration: ProjectConfiguration
  private let rules: [RuleDescription]

  public init(
    _ configuration: ProjectConfiguration, rules: [RuleDescription] = ProjectConfiguration.rules
  ) {
    self.configuration = configuration
    self.rules = rules
  }

  /// JSON with comments: what stands behind a value says where it came from.
  public var text: String {
    var lines = ["{"]
    lines += line("  ", "include", "include", standard: "[\"**\"]")
    lines += line("  ", "exclude", "exclude", standard: "[]")
    lines += section("modules", keys: configuration.keys(below: "modules"), standard: [:])
    lines += section(
      "rules", keys: rules.map(\.id),
      standard: Dictionary(rules.map { ($0.id, Self.standard(of: $0)) }) { first, _ in first })
    lines += line("  ", "contracts", "contracts", standard: "[]")
    lines += line("  ", "links", "links", standard: "[]")
    lines += section("vocabulary", keys: configuration.keys(below: "vocabulary"), standard: [:])
    lines += section(
      "drawing", keys: DrawingSettings.Key.allCases.map(\.rawValue),
      standard: ["detail": nil, "title": nil, "sourceURL": nil])
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private func section(
    _ name: String, keys: [String], standard: [String: String?]
  ) -> [String] {
    let lines = keys.flatMap { key in
      line("    ", key, "\(name).\(key)", standard: standard[key] ?? nil)
    }
    return lines.isEmpty
      ? ["  \(JSONText.quote(name)): {}, // default"]
      : ["  \(JSONText.quote(name)): {"] + lines + ["  },"]
  }

  /// The value that was given, else the default, else a comment that there is none.
  private func line(
    _ indentation: String, _ key: String, _ path: String, standard: String?
  ) -> [String] {
    let name = JSONText.quote(key)
    if let setting = configuration.settings[path] {
      return ["\(indentation)\(name): \(setting.text), // \(setting.location)"]
    }
    guard let standard else { return ["\(indentation)// \(name): not set"] }
    return ["\(indentation)\(name): \(standard), // default"]
  }

  /// The severity of a rule, with its options where it has some.
  private static func standard(of rule: RuleDescription) -> String {
    let level = "\"\(rule.level.rawValue)\""
    guard !rule.options.isEmpty else { return level }
    let options = rule.options.map { "\(JSONText.quote($0.name)): \($0.defaultValue)" }
    return "{ \"severity\": \(level), \(options.joined(separator: ", ")) }"
  }
}
