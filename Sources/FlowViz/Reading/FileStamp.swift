import Foundation

/// What tells that a file on disk is still the one that was read, without reading it.
struct FileStamp: Hashable, Sendable {
  /// File systems note times so exactly, in seconds; some know whole seconds only, and odd ones two.
  private static let grain = 2

  private var device: UInt64
  private var inode: UInt64
  private var size: Int64
  /// Seconds and nanoseconds of the last change of content and of attributes.
  private var changed: [Int]

  /// `nil` where there is no ordinary file, or where it changed so lately that it could change again
  /// without looking different.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    let now = Int(Date().timeIntervalSince1970)
    guard times.allSatisfy({ Int($0.tv_sec) + Self.grain < now }) else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    changed = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
  }
}
