import Foundation

/// The half-written files of this process, so that an interrupt can remove them.
final class TemporaryFiles: @unchecked Sendable {
  static let shared = TemporaryFiles()

  /// Guards `paths`, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var paths: Set<String> = []

  func add(_ path: String) {
    lock.withLock { _ = paths.insert(path) }
  }

  func remove(_ path: String) {
    lock.withLock { _ = paths.remove(path) }
  }

  /// Removes the files from the disk, and keeps the lock so that no further file appears.
  func removeAllForGood() {
    lock.lock()
    for path in paths { unlink(path) }
  }
}
