import Foundation

/// An absolute path without `.`, `..` and, its last part apart, symbolic links.
///
/// The last part stays as it was given, so that a project keeps the name that its user knows.
struct CanonicalPath: Hashable {
  let text: String

  init(_ path: String) {
    let last = (path as NSString).lastPathComponent
    if last.isEmpty || [".", "..", "/"].contains(last) {
      text = Self.resolvingLinks(path)
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    let parent = Self.resolvingLinks(folder.isEmpty ? "." : folder)
    text = parent == "/" ? "/\(last)" : "\(parent)/\(last)"
  }

  var folder: CanonicalPath { CanonicalPath((text as NSString).deletingLastPathComponent) }
  var name: String { (text as NSString).lastPathComponent }
  var parts: [Substring] { text.split(separator: "/") }

  /// Whether this is the folder, by its resolved path, or lies below it.
  func lies(atOrBelow folder: String) -> Bool {
    Self.resolvingLinks(text).split(separator: "/").starts(with: folder.split(separator: "/"))
  }

  /// The path from a folder above to this one, empty for the folder itself.
  func relative(to folder: CanonicalPath) -> String {
    parts.dropFirst(folder.parts.count).joined(separator: "/")
  }

  /// The deepest folder that holds all of them.
  static func commonFolder(of folders: [CanonicalPath]) -> CanonicalPath {
    var shared = folders.first?.parts ?? []
    for folder in folders.dropFirst() {
      shared = zip(shared, folder.parts).prefix { $0 == $1 }.map { $0.0 }
    }
    return CanonicalPath("/" + shared.joined(separator: "/"))
  }

  /// The path with all symbolic links resolved; unchanged where there is nothing.
  static func resolvingLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The operating system's words for the call that just failed.
enum SystemMessage {
  static var current: String { String(cString: strerror(errno)).lowercased() }
}
