import Foundation

/// A watcher that looks again and again, for systems that tell nothing and for disks of other
/// machines.
package final class PollingWatcher: FolderWatcher {
  /// What a look remembers of a file or folder.
  private struct Stamp: Hashable {
    var size: Int64
    var mode: UInt32
    var inode: UInt64
    /// Seconds and nanoseconds of the last change of content and of attributes.
    var changed: [Int]
  }

  /// How long it rests between two looks.
  private static let pause = Duration.milliseconds(200)
  /// A look takes at most this part of the time, however large the tree is.
  private static let share = 20

  private let isOfInterest: @Sendable (String, Bool) -> Bool
  private var folders: Set<String> = []
  private var known: [String: Stamp] = [:]

  package init(_ isOfInterest: @escaping @Sendable (_ name: String, _ isFolder: Bool) -> Bool) {
    self.isOfInterest = isOfInterest
  }

  package func watch(_ folders: Set<String>) -> Bool {
    self.folders = folders
    return look()
  }

  package func wait(atMost limit: Duration?) -> Bool {
    let deadline = limit.map { ContinuousClock.now + $0 }
    var rest = Self.pause
    while true {
      let left = deadline.map { $0 - ContinuousClock.now } ?? rest
      if left > .zero { sleep(min(rest, left)) }
      let start = ContinuousClock.now
      if look() { return true }
      rest = max(Self.pause, (ContinuousClock.now - start) * Self.share)
      if let deadline, ContinuousClock.now >= deadline { return false }
    }
  }

  /// Whether something is not as it was at the last look.
  private func look() -> Bool {
    var found: [String: Stamp] = [:]
    for folder in folders {
      found[folder] = stamp(of: folder, isFolder: true)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = "\(folder)/\(name)"
        // Asked first as if it were a file: most names are of no interest either way.
        guard isOfInterest(name, false) || isOfInterest(name, true) else { continue }
        found[path] = stamp(of: path, isFolder: nil)
      }
    }
    guard found != known else { return false }
    known = found
    return true
  }

  /// `nil` where nothing of interest is; of a folder only that it is there, because what lies in it
  /// is looked at by itself.
  private func stamp(of path: String, isFolder: Bool?) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let isDirectory = status.st_mode & S_IFMT == S_IFDIR
    let name = (path as NSString).lastPathComponent
    guard isFolder == true || isOfInterest(name, isDirectory) else { return nil }
    guard !isDirectory else {
      return Stamp(
        size: 0, mode: UInt32(status.st_mode), inode: UInt64(status.st_ino), changed: [])
    }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    return Stamp(
      size: Int64(status.st_size), mode: UInt32(status.st_mode), inode: UInt64(status.st_ino),
      changed: times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] })
  }

  private func sleep(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    var wanted = timespec(
      tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    nanosleep(&wanted, nil)
  }
}
