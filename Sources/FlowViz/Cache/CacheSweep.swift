import Foundation

/// Keeps the cache small: drops the entries that were not used for longest, and what crashed runs
/// left.
struct CacheSweep {
  static let temporaryPrefix = ".writing-"
  /// After this long, in seconds, nobody is writing a file any more.
  private static let abandonedAfter = 3_600

  let folder: String
  /// The project that was just written.
  let project: String

  func run() {
    removeAbandoned()
    let own = entries(in: project)
    for entry in own.dropLast(GraphCache.entryLimit) { unlink(entry.path) }
    let projects = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var all = projects.flatMap { entries(in: "\(folder)/\($0)") }.sorted(by: Self.isOlder)
    var size = all.reduce(0) { $0 + $1.size }
    while size > GraphCache.sizeLimit, all.count > 1 {
      let oldest = all.removeFirst()
      unlink(oldest.path)
      size -= oldest.size
    }
    // Only empty folders go.
    for name in projects { rmdir("\(folder)/\(name)") }
  }

  private struct Entry {
    var path: String
    var size: Int
    var time: Int
  }

  private static func isOlder(_ left: Entry, _ right: Entry) -> Bool {
    (left.time, left.path) < (right.time, right.path)
  }

  /// A project's entries, the one that was used last at the end.
  private func entries(in project: String) -> [Entry] {
    files(in: project) { $0.hasSuffix(".graph") }.sorted(by: Self.isOlder)
  }

  private func removeAbandoned() {
    let now = Int(Date().timeIntervalSince1970)
    for file in files(in: project, where: { $0.hasPrefix(Self.temporaryPrefix) })
    where now - file.time > Self.abandonedAfter {
      unlink(file.path)
    }
  }

  private func files(in project: String, where isWanted: (String) -> Bool) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: project)) ?? []
    return names.filter(isWanted).compactMap { name in
      var status = stat()
      let path = "\(project)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
        let time = status.st_mtimespec.tv_sec
      #else
        let time = status.st_mtim.tv_sec
      #endif
      return Entry(path: path, size: Int(status.st_size), time: Int(time))
    }
  }
}
