import Foundation

/// A temporary folder of one's own, removed with the value that owns it, and by an interrupt.
final class ScratchFolder: Sendable {
  /// Absolute, without symbolic links.
  let path: String

  init() throws(RevisionError) {
    let base = CanonicalPath.resolvingLinks(FileManager.default.temporaryDirectory.path)
    path = "\(base)/flowviz-\(UUID().uuidString)"
    TemporaryFiles.shared.add(path)
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      TemporaryFiles.shared.remove(path)
      throw .cannotWrite(reason: error.localizedDescription)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    TemporaryFiles.shared.remove(path)
  }
}
