import Foundation

/// One file of a project, not read yet.
struct SourceFile: Sendable {
  enum Content: Sendable {
    /// On disk; its size in bytes is what discovery saw.
    case disk(absolutePath: String, size: Int)
    case text(String)
    /// It stands in the tree, and cannot be read.
    case unreadable(reason: String)
  }

  /// Relative to the project's root, with `/`.
  let path: String
  let content: Content

  var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  var isSwift: Bool { name.hasSuffix(".swift") }

  var isStoryboard: Bool { name.hasSuffix(".storyboard") }

  /// What the file says, `nil` if it cannot be read.
  var text: String? {
    switch content {
    case .disk(let path, _):
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    case .text(let text): text
    case .unreadable: nil
    }
  }

  /// Bytes, as a measure of work.
  var size: Int {
    switch content {
    case .disk(_, let size): size
    case .text(let text): text.utf8.count
    case .unreadable: 0
    }
  }
}
