/// Tells that something in a set of folders may have changed.
///
/// What has changed is for its user to look up: watchers of all systems merge and lose details, and
/// a look at everything is always right. To lose nothing, look, then call `watch(_:)` with the
/// folders that were found, and look again for as long as it answers `true`.
package protocol FolderWatcher: AnyObject {
  /// Watches these folders from now on, what lies directly in them, and no others.
  ///
  /// - Parameter folders: absolute; those that are not there are no error.
  /// - Returns: whether something may have changed that `wait` will not tell: a folder is new, say.
  /// - Throws: `WatchingError` if the system cannot watch so much.
  func watch(_ folders: Set<String>) throws(WatchingError) -> Bool

  /// Blocks until something may have changed, at most so long; for ever with `nil`.
  ///
  /// - Returns: whether something may have changed.
  func wait(atMost limit: Duration?) throws(WatchingError) -> Bool
}

extension FolderWatcher {
  /// Waits for a change and then until nothing has changed for a moment, so that a program that
  /// writes many files costs one look.
  ///
  /// - Parameters:
  ///   - quiet: how long nothing may change.
  ///   - limit: after this long it returns even if there is no quiet.
  ///   - patience: how long to wait for the first change; for ever with `nil`.
  /// - Returns: whether something may have changed.
  package func waitForQuiet(
    _ quiet: Duration, atMost limit: Duration, patience: Duration? = nil
  ) throws(WatchingError) -> Bool {
    guard try wait(atMost: patience) else { return false }
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      guard try wait(atMost: quiet) else { break }
    }
    return true
  }
}

/// Why a system cannot tell of changes.
package enum WatchingError: Error, Hashable, CustomStringConvertible {
  /// It watches no further folder.
  case tooMany
  /// Another reason, in the system's words.
  case system(String)

  package var description: String {
    switch self {
    case .tooMany: "the system watches no more folders"
    case .system(let reason): "folders cannot be watched: \(reason)"
    }
  }
}

/// The watcher that fits the system.
package enum FolderWatchers {
  /// A watcher that the system tells of changes; where it does not, one that looks again and again.
  ///
  /// - Parameter isOfInterest: whether a change of what has this name in a folder counts; called
  ///   with `true` for folders.
  package static func standard(
    _ isOfInterest: @escaping @Sendable (_ name: String, _ isFolder: Bool) -> Bool
  ) -> any FolderWatcher {
    #if os(Linux)
      if let watcher = try? InotifyWatcher(isOfInterest) { return watcher }
    #endif
    return PollingWatcher(isOfInterest)
  }
}
