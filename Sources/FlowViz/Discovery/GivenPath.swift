import Foundation

/// A path as the user gave it, which messages repeat, and where it leads.
struct GivenPath: Sendable {
  let text: String
  let absolute: String

  /// Relative paths start from `folder`, the process's current one if it is `nil`.
  init(_ text: String, in folder: String?) {
    self.text = text
    let start = folder ?? FileManager.default.currentDirectoryPath
    absolute = text.isEmpty || text.hasPrefix("/") ? text : "\(start == "/" ? "" : start)/\(text)"
  }
}
