import Foundation

extension Baseline {
  private enum Key: String, CaseIterable {
    case version, entries
  }

  private enum EntryKey: String, CaseIterable {
    case rule, subject, detail, reason, until
  }

  /// The version of the form that this program reads and writes.
  private static let version = 1

  /// Reads a baseline; `path` names it in errors.
  ///
  /// - Throws: `ConfigurationError` for the first thing that is wrong, with its place.
  public init(text: String, path: String = fileName) throws(ConfigurationError) {
    let node = try ConfigurationNode(text: text, path: path, name: "the baseline")
    var entries: [Entry] = []
    var version: Int?
    for (name, member) in try node.members(known: Key.allCases.map(\.rawValue)) {
      switch Key(rawValue: name) {
      case .version:
        version = try member.integer()
        guard version == Self.version else {
          throw member.error("this program reads version \(Self.version) of the baseline")
        }
      case .entries:
        for element in try member.elements() { entries.append(try Self.entry(element)) }
      case nil: break
      }
    }
    guard version != nil else { throw node.error("'version' is missing in the baseline") }
    self.init(entries)
  }

  /// Reads a file that errors and notices call by a name.
  ///
  /// - Throws: `ProjectError` if it cannot be read or something in it is wrong.
  public init(file: String, named name: String) throws(ProjectError) {
    let text = try ProjectConfiguration.text(of: file, named: name)
    do {
      try self.init(text: text, path: name)
    } catch {
      throw .badConfiguration(error)
    }
  }

  private static func entry(_ node: ConfigurationNode) throws(ConfigurationError) -> Entry {
    var values: [EntryKey: String] = [:]
    for (name, member) in try node.members(known: EntryKey.allCases.map(\.rawValue)) {
      guard let key = EntryKey(rawValue: name) else { continue }
      values[key] = try member.text()
      if key == .until, !isDay(values[key] ?? "") {
        throw member.error("'until' must be a day such as 2027-01-31")
      }
    }
    guard let rule = values[.rule], let subject = values[.subject] else {
      throw node.error("an entry needs 'rule' and 'subject'")
    }
    return Entry(
      FindingKey(rule: rule, subject: subject, detail: values[.detail] ?? ""),
      reason: values[.reason], until: values[.until], location: node.location)
  }

  /// Whether the text is a day as `2027-01-31`, which can be compared as it is.
  private static func isDay(_ text: String) -> Bool {
    guard let parts = text.wholeMatch(of: /\d{4}-(\d{2})-(\d{2})/),
      let month = Int(parts.1), let day = Int(parts.2)
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  /// The baseline as its file holds it: an entry a line, so that changes are easy to read and merge.
  public var text: String {
    let lines = entries.map { entry in
      var members = [("rule", entry.key.rule), ("subject", entry.key.subject)]
      if !entry.key.detail.isEmpty { members.append(("detail", entry.key.detail)) }
      if let reason = entry.reason { members.append(("reason", reason)) }
      if let until = entry.until { members.append(("until", until)) }
      let list = members.map { "\"\($0.0)\": \(JSONText.quote($0.1))" }.joined(separator: ", ")
      return "    {\(list)}"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Self.version),\n  \"entries\": \(list)\n}\n"
  }
}
