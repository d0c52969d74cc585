import FlowIntrospection
import Foundation

/// What a project says of itself in `.flowviz.json`: JSON with comments.
///
/// Adding a key is a case of `Key`, a property, and a file that reads the one from the other.
public struct ProjectConfiguration: Hashable, Sendable {
  /// The name of the file in the project's root.
  public static let fileName = ".flowviz.json"

  /// Methods that move the user.
  package var vocabulary = ProjectVocabulary()

  private enum Key: String, CaseIterable {
    case vocabulary
  }

  /// A project that says nothing.
  public init() {}

  /// Reads a configuration.
  ///
  /// `path` names it in errors and notices.
  ///
  /// - Throws: `ConfigurationError` for the first thing that is wrong, with its place.
  public init(text: String, path: String = fileName) throws(ConfigurationError) {
    let node = try ConfigurationNode(text: text, path: path, name: "the configuration")
    for (name, member) in try node.members(known: Key.allCases.map(\.rawValue)) {
      switch Key(rawValue: name) {
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
  init(file: String, named name: String) throws(ProjectError) {
    let text = try Self.text(of: file, named: name)
    do {
      try self.init(text: text, path: name)
    } catch {
      throw .badConfiguration(error)
    }
  }

  /// The text of a file that errors call by a name.
  static func text(of file: String, named name: String) throws(ProjectError) -> String {
    do {
      return try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      let isThere = FileManager.default.fileExists(atPath: file)
      throw isThere
        ? .unreadable(path: name, reason: "it is no text in UTF-8, or reading it is not allowed")
        : .missing(path: name)
    }
  }
}
