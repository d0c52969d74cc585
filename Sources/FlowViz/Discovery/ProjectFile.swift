import Foundation

/// A file that a project has once, in its root or, where only a part of it is read, in a folder above.
public struct ProjectFile: Hashable, Sendable {
  /// Absolute.
  public let path: String
  /// As seen from the folder that is read: `.flowviz.json`, `../.flowviz.json`.
  public let name: String
  /// The way from the file's folder to the one that is read; empty if that is the same.
  let way: String

  /// Whether it lies above the folder that is read.
  package var isAbove: Bool { !way.isEmpty }

  /// The file in the folder or, within the same git repository, in the nearest folder above that has
  /// one; `nil` if there is none.
  ///
  /// Outside of a repository only the folder itself counts: what lies above may belong to anybody.
  public init?(named name: String, from folder: String) {
    let parts = CanonicalPath.resolvingLinks(folder).split(separator: "/")
    func exists(_ name: String, _ count: Int) -> Bool {
      Self.exists(Self.path(parts.prefix(count), name))
    }
    let top = stride(from: parts.count, through: 0, by: -1).first { exists(".git", $0) }
    for count in stride(from: parts.count, through: top ?? parts.count, by: -1)
    where exists(name, count) {
      path = Self.path(parts.prefix(count), name)
      self.name = String(repeating: "../", count: parts.count - count) + name
      way = parts.dropFirst(count).joined(separator: "/")
      return
    }
    return nil
  }

  /// Whether there is something of that name, be it a link that leads nowhere: what a project has and
  /// cannot be read is an error, not the same as nothing.
  package static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  private static func path(_ folders: ArraySlice<Substring>, _ name: String) -> String {
    "/" + (folders.map(String.init) + [name]).joined(separator: "/")
  }
}
