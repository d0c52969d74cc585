import Foundation
import SystemClaims

/// Writes the files of a commit that the tool would read.
struct SnapshotLayout {
  /// What is asked for, relative to the repository; empty for all of it.
  private let wanted: [String]
  /// Submodules that are not at hand.
  private(set) var missing: [String] = []

  init(wanted: [String]) {
    self.wanted = wanted
  }

  /// Writes a commit's files, and those of its submodules, below a folder.
  ///
  /// - Parameter prefix: Where the repository lies in the outermost one, empty for that one itself.
  mutating func write(
    _ repository: GitRepository, _ commit: String, at folder: String, prefix: String
  ) throws(RevisionError) {
    var files: [(entry: GitRepository.Entry, path: String)] = []
    for entry in try repository.entries(of: commit) {
      let path = prefix.isEmpty ? entry.path : "\(prefix)/\(entry.path)"
      guard Self.isSafe(path) else { continue }
      switch entry.kind {
      case .file where isWanted(path): files.append((entry, path))
      case .file: break
      case .submodule where mayHoldWanted(path):
        try write(submodule: entry, of: repository, at: folder, path: path)
      case .submodule: break
      }
    }
    try repository.contents(of: files.map(\.entry.object)) { number, data throws(RevisionError) in
      let file = files[number]
      try Self.write(data, to: "\(folder)/\(file.path)", isLink: file.entry.isLink)
    }
  }

  private mutating func write(
    submodule: GitRepository.Entry, of outer: GitRepository, at folder: String, path: String
  ) throws(RevisionError) {
    let place = "\(outer.root)/\(submodule.path)"
    guard FileManager.default.fileExists(atPath: "\(place)/.git"),
      let repository = try? GitRepository(around: place), repository.root != outer.root,
      (try? repository.commit(submodule.object)) != nil
    else {
      missing.append(path)
      return
    }
    try write(repository, submodule.object, at: folder, prefix: path)
  }

  private static func write(_ data: Data, to path: String, isLink: Bool) throws(RevisionError) {
    let parent = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      guard isLink else { return try data.write(to: URL(fileURLWithPath: path)) }
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: String(decoding: data, as: UTF8.self))
    } catch {
      throw .cannotWrite(reason: error.localizedDescription)
    }
  }

  // MARK: What is wanted

  /// A tree that was made by hand may name files outside of it.
  private static func isSafe(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && !path.split(separator: "/", omittingEmptySubsequences: false)
        .contains { [".", "..", ".git", ""].contains($0) }
  }

  /// Whether the tool reads files of that name, there or for what lies below.
  private func isWanted(_ path: String) -> Bool {
    guard Self.isRead((path as NSString).lastPathComponent) else { return false }
    let folder = (path as NSString).deletingLastPathComponent
    // Manifests and settings above what is asked for count for it too.
    return mayHoldWanted(folder) || wanted.contains { Self.contains(path, $0) }
  }

  /// Whether the folder lies in what is asked for, or around it.
  private func mayHoldWanted(_ folder: String) -> Bool {
    wanted.contains { Self.contains(folder, $0) || Self.contains($0, folder) }
  }

  /// Whether a path is the folder or lies in it.
  private static func contains(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix("\(folder)/")
  }

  private static func isRead(_ name: String) -> Bool {
    let extensions = [".swift", ".storyboard", ".pbxproj", ".xcconfig"]
    return extensions.contains { name.hasSuffix($0) } || SystemClaims.isClaimFile(name)
  }
}
