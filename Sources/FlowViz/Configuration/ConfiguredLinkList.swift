/// A file of the project that names links in use, which must all land somewhere.
public struct ConfiguredLinkList: Hashable, Sendable {
  /// From the configuration's folder on; never out of it, because a project is not to be trusted.
  public let path: String
  /// Where the configuration says so.
  public let location: SourceLocation

  /// Reads `["Documentation/links.txt"]`.
  static func list(_ node: ConfigurationNode) throws(ConfigurationError) -> [Self] {
    var lists: [Self] = []
    for (text, place) in try node.texts() {
      guard !text.isEmpty, !text.hasPrefix("/"), !text.split(separator: "/").contains("..") else {
        throw place.error(
          "'\(text)' is no file of the project; write a path from the configuration's folder on")
      }
      lists.append(Self(path: text, location: place.location))
    }
    return lists
  }
}
