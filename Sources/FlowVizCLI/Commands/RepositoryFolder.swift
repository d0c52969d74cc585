import Foundation

/// Where a project lies in the repository around it.
enum RepositoryFolder {
  /// The path from the repository to the folder, empty for the repository itself and where there is
  /// none.
  ///
  /// `.git` is a file in a work tree of its own and in a submodule.
  static func path(to folder: String) -> String {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let parts = real.split(separator: "/")
    for count in stride(from: parts.count, through: 0, by: -1) {
      let candidate = "/" + parts.prefix(count).joined(separator: "/")
      if FileManager.default.fileExists(atPath: "\(candidate)/.git") {
        return parts.dropFirst(count).joined(separator: "/")
      }
    }
    return ""
  }
}
