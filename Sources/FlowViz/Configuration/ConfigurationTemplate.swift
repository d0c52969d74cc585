/// A first configuration for a project: all that can be said, as comments.
public struct ConfigurationTemplate: Sendable {
  private let project: String
  private let modules: [String]
  private let rules: [RuleDescription]

  /// The template for a project that was found.
  public init(
    _ project: SwiftProject, rules: [RuleDescription] = ProjectConfiguration.rules
  ) {
    self.project = project.name
    modules = project.modules
    self.rules = rules
  }

  /// JSON with comments that reads as a configuration which says nothing.
  public var text: String {
    var lines = [
      "// What \(Self.plain(project)) says of itself to flowviz. 'flowviz audit --print-config' shows",
      "// each value and where it came from; what stands behind // is an example or a default.",
      "{",
      "  // Which files are read: paths from this folder on, * within a name, ** for folders.",
      "  // A name alone fits a file or folder of that name anywhere.",
      "  // \"include\": [\"**\"],",
      "  // \"exclude\": [\"Generated\", \"*.generated.swift\"],",
      "",
      "  // Which folders are one module, where the package or project does not say so.",
    ]
    if !modules.isEmpty {
      let found = modules.prefix(12).map(Self.plain).joined(separator: ", ")
      let more = modules.count > 12 ? " and \(modules.count - 12) more" : ""
      lines.append("  // Found by themselves: \(found)\(more).")
    }
    lines += [
      "  // \"modules\": { \"Checkout\": [\"Features/Checkout\"] },",
      "",
      "  // How loud each rule is: off, note, warning or error; an object, with that as its",
      "  // severity, where options are to be set too. 'flowviz rules ID' explains one.",
      "  \"rules\": {",
    ]
    for rule in rules {
      lines.append("    // \(rule.summary).")
      lines.append("    // \(JSONText.quote(rule.id)): \(Self.value(of: rule)),")
    }
    lines += [
      "  },",
      "",
      "  // What methods do whose sources are not here, by what becomes of their first argument.",
      "  // \"vocabulary\": { \"push\": [\"Router.go(to:)\"], \"dismiss\": [\"Router.back()\"] },",
      "",
      "  // What must hold of the navigation; 'forbidden', 'required', 'reachable', 'maxDepth' or",
      "  // 'maxFanOut', of nodes by kind, module and name.",
      "  // \"contracts\": [{ \"name\": \"only-checkout-pays\", \"forbidden\": {",
      "  // \"from\": { \"except\": \"Checkout*\" }, \"to\": \"PaymentSheet\" } }],",
      "",
      "  // Files that name links in use: one URL a line, or a page that holds some. Each must land",
      "  // somewhere.",
      "  // \"links\": [\"Documentation/links.txt\"],",
      "",
      "  // How pictures look, unless the command line says otherwise.",
      "  \"drawing\": {",
      "    // \"detail\": \"routes\",",
      "    // \"title\": \(JSONText.quote(project)),",
      "    // \"sourceURL\": \"https://example.com/blob/main/{file}#L{line}\",",
      "  },",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func value(of rule: RuleDescription) -> String {
    let level = "\"\(rule.level.rawValue)\""
    guard !rule.options.isEmpty else { return level }
    let options = rule.options.map { "\(JSONText.quote($0.name)): \($0.defaultValue)" }
    return "{ \"severity\": \(level), \(options.joined(separator: ", ")) }"
  }

  /// A name that cannot leave its comment.
  private static func plain(_ name: String) -> String { VisibleText.escape(name) }
}
