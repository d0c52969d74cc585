import FlowModel

// How messages name things, so that all rules say it in the same way.

extension Node {
  /// The qualified name in code quotes; a link's is its pattern.
  var quoted: String { "`\(qualifiedName)`" }

  /// What the node is, in a word: `route`, `tab`, `deep link`.
  var noun: String {
    switch kind {
    case .deepLink: "deep link"
    case .external: "system screen"
    case .entry, .root, .tab, .flow, .route, .screen: kind.rawValue
    }
  }
}

extension FlowGraph {
  /// The quoted name of a node, or its id where the node is missing.
  func quoted(_ id: NodeID) -> String {
    self[id]?.quoted ?? "`\(id.subject)`"
  }
}

enum Wording {
  /// `a`, `a and b`, `a, b and 3 more`.
  static func list(_ items: [String], atMost limit: Int = 3) -> String {
    guard items.count > limit else {
      return items.count < 2
        ? items.joined()
        : "\(items.dropLast().joined(separator: ", ")) and \(items[items.count - 1])"
    }
    let shown = items.prefix(limit - 1)
    return "\(shown.joined(separator: ", ")) and \(items.count - shown.count) more"
  }

  /// A subject's name without module and file, in code quotes: `Shop/Flow@Home` is `Flow`.
  static func quoted(subject: String) -> String {
    let path = subject.split(separator: "/", maxSplits: 1).last ?? ""
    return "`\(path.prefix { $0 != "@" })`"
  }

  /// `1 flow`, `3 flows`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
