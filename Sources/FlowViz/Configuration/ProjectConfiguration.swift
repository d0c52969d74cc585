import FlowAudit
import FlowIntrospection
import Foundation

/// What a project says of itself in `.flowviz.json`: JSON with comments.
///
/// Adding a key is a case of `Key`, a property, and a file that reads the one from the other.
public struct ProjectConfiguration: Hashable, Sendable {
  /// The name of the file in the project's root.
  public static let fileName = ".flowviz.json"

  /// One value of a file.
  struct Setting: Hashable, Sendable {
    /// As JSON on one line.
    let text: String
    let location: SourceLocation
  }

  /// The rules that a configuration can tune.
  public static var rules: [RuleDescription] { BuiltInRules.all.map(\.description) }

  /// Methods that move the user.
  package var vocabulary = ProjectVocabulary()
  /// Which files belong to the project.
  package var sources = SourceSelection()
  /// How loud the rules are, and their options.
  public var audit = AuditConfiguration()
  /// What the project asks of its navigation.
  public var contracts: [Contract] = []
  /// Files that name links in use.
  public var links: [ConfiguredLinkList] = []
  /// How pictures look.
  public var drawing = DrawingSettings()
  /// What was read, by name: `include`, `rules.orphan-flow`.
  private(set) var settings: [String: Setting] = [:]

  private enum Key: String, CaseIterable {
    case contracts
    case drawing
    case exclude
    case include
    case links
    case modules
    case rules
    case schema = "$schema"
    case vocabulary
  }

  /// A project that says nothing.
  public init() {}

  /// Reads a configuration.
  ///
  /// `path` names it in errors and notices.
  ///
  /// - Throws: `ConfigurationError` for the first thing that is wrong, with its place.
  public init(
    text: String, path: String = fileName, rules: [RuleDescription] = rules
  ) throws(ConfigurationError) {
    let node = try ConfigurationNode(text: text, path: path, name: "the configuration")
    for (name, member) in try node.members(known: Key.allCases.map(\.rawValue)) {
      try record(member)
      switch Key(rawValue: name) {
      case .contracts: contracts = try Contract.list(member)
      case .drawing: drawing = try DrawingSettings(member)
      case .exclude: sources.exclude = try SourceSelection.Entry.list(member)
      case .include: sources.include = try SourceSelection.Entry.list(member)
      case .links: links = try ConfiguredLinkList.list(member)
      case .modules: sources.modules = try SourceSelection.Module.list(member)
      case .rules: audit = try AuditConfiguration(member, rules: rules)
      case .schema: _ = try member.text()
      case .vocabulary: vocabulary = try ProjectVocabulary(member)
      case nil: break
      }
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `ProjectError` if it cannot be read or something in it is wrong.
  public init(file: String) throws(ProjectError) {
    try self.init(file: file, named: file)
  }

  /// Reads a file that errors and notices call by another name.
  package init(file: String, named name: String) throws(ProjectError) {
    let text = try Self.text(of: file, named: name)
    do {
      try self.init(text: text, path: name)
    } catch {
      throw .badConfiguration(error)
    }
  }

  /// The configuration of the project whose root the folder is, or which it is a part of; one that
  /// says nothing if there is none.
  ///
  /// - Throws: `ProjectError` if something in it is wrong.
  public static func around(_ folder: String) throws(ProjectError) -> ProjectConfiguration {
    guard let file = ProjectFile(named: fileName, from: folder) else {
      return ProjectConfiguration()
    }
    var configuration = try ProjectConfiguration(file: file.path, named: file.name)
    configuration.sources.way = file.way
    return configuration
  }

  /// A file that the configuration names, as seen from the project's root.
  public func pathFromRoot(_ path: String) -> String {
    let depth = sources.way.split(separator: "/").count
    return String(repeating: "../", count: depth) + path
  }

  /// Notes a value, or those in it.
  private mutating func record(_ node: ConfigurationNode) throws(ConfigurationError) {
    guard node.isObject else {
      settings[node.name] = Setting(text: node.json, location: node.location)
      return
    }
    for (_, member) in try node.members() {
      settings[member.name] = Setting(text: member.json, location: member.location)
    }
  }

  /// The names within a group of values, sorted.
  func keys(below group: String) -> [String] {
    settings.keys.filter { $0.hasPrefix("\(group).") }
      .map { String($0.dropFirst(group.count + 1)) }.sorted()
  }

  /// The text of a file that errors call by a name.
  static func text(of file: String, named name: String) throws(ProjectError) -> String {
    do {
      return try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      guard ProjectFile.exists(file) else { throw .missing(path: name) }
      throw .unreadable(path: name, reason: reason(whyUnreadable: file))
    }
  }

  private static func reason(whyUnreadable file: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      return "it is a link that leads nowhere"
    }
    if isFolder.boolValue { return "it is a folder" }
    return FileManager.default.isReadableFile(atPath: file)
      ? "it is no text in UTF-8" : "reading it is not allowed"
  }
}
