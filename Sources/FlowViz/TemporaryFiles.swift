import Foundation

/// The half-written files and temporary folders of this process, so that an interrupt can remove
/// them.
package final class TemporaryFiles: @unchecked Sendable {
  package static let shared = TemporaryFiles()

  /// Guards `paths`, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var paths: Set<String> = []

  package func add(_ path: String) {
    lock.withLock { _ = paths.insert(path) }
  }

  package func remove(_ path: String) {
    lock.withLock { _ = paths.remove(path) }
  }

  /// Removes them from the disk, and keeps the lock so that no further file appears.
  package func removeAllForGood() {
    lock.lock()
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
  }
}
