import Foundation
import SystemClaims

/// The search for a project's files below a folder.
///
/// Symbolic links come last, so that a file that is reached both ways has its real path, and each
/// folder is entered once, so that loops end.
struct FolderWalk {
  /// A folder that is known by where it lies on the disk, not by its path.
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// A place, absolute and relative to the root.
  private typealias Place = (absolute: String, relative: String)

  private(set) var files: [SourceFile] = []
  /// Package manifests, relative to the root.
  private(set) var manifests: [String] = []
  /// Xcode projects, relative to the root.
  private(set) var xcodeProjects: [String] = []

  /// The folders that were searched, and those of files that links lead to; absolute.
  private(set) var folders: Set<String> = []

  private let root: String
  private var seen: Set<Identity> = []
  private var links: [Place] = []

  /// A walk whose paths are relative to `root`, an absolute path.
  init(root: String) {
    self.root = root
  }

  /// Searches a folder and what lies below it; `relative` is empty for the root.
  mutating func search(folder absolute: String, relative: String) {
    var pending: [Place] = [(absolute, relative)]
    while let place = pending.popLast() {
      var status = stat()
      guard stat(place.absolute, &status) == 0, seen.insert(Identity(status)).inserted else {
        continue
      }
      folders.insert(place.absolute)
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: place.absolute).sorted()
      } catch {
        addUnreadable(place.relative, "the folder cannot be opened")
        continue
      }
      for name in names {
        let entry = (
          "\(place.absolute == "/" ? "" : place.absolute)/\(name)",
          place.relative.isEmpty ? name : "\(place.relative)/\(name)"
        )
        visit(entry, name, &pending)
      }
    }
  }

  /// Takes one file, whatever it is called.
  mutating func add(file absolute: String, relative: String) {
    var status = stat()
    guard lstat(absolute, &status) == 0 else { return }
    add(entry: (absolute, relative), status)
  }

  /// Follows the links that were met so far and those that turn up on the way.
  mutating func followLinks() {
    while !links.isEmpty {
      let batch = links.sorted { $0.relative < $1.relative }
      links = []
      for link in batch { follow(link) }
    }
  }

  private mutating func visit(_ entry: Place, _ name: String, _ pending: inout [Place]) {
    var status = stat()
    guard lstat(entry.absolute, &status) == 0 else {
      if Self.isWanted(name) { addUnreadable(entry.relative, SystemMessage.current) }
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      if name.hasSuffix(".xcodeproj") { xcodeProjects.append(entry.relative) }
      if !SkippedNames.contains(name) { pending.append(entry) }
    case S_IFLNK:
      if !SkippedNames.contains(name) { links.append(entry) }
    default:
      if name == "Package.swift" {
        manifests.append(entry.relative)
      } else if Self.isWanted(name) {
        add(entry: entry, status)
      }
    }
  }

  private mutating func add(entry: Place, _ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else {
      return addUnreadable(entry.relative, "it is no ordinary file")
    }
    seen.insert(Identity(status))
    files.append(
      SourceFile(
        path: entry.relative,
        content: .disk(absolutePath: entry.absolute, size: Int(status.st_size))))
  }

  private mutating func follow(_ link: Place) {
    let name = String(link.relative.split(separator: "/").last ?? "")
    var status = stat()
    guard stat(link.absolute, &status) == 0 else {
      if Self.isWanted(name) { addUnreadable(link.relative, SystemMessage.current) }
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      // A link to the root or above would find the root again, and much that is not the project.
      let target = CanonicalPath.resolvingLinks(link.absolute)
      guard !CanonicalPath(root).lies(atOrBelow: target) else { return }
      search(folder: link.absolute, relative: link.relative)
    } else if Self.isWanted(name), !seen.contains(Identity(status)) {
      let target = CanonicalPath.resolvingLinks(link.absolute) as NSString
      folders.insert(target.deletingLastPathComponent)
      add(entry: link, status)
    }
  }

  private mutating func addUnreadable(_ relative: String, _ reason: String) {
    files.append(SourceFile(path: relative, content: .unreadable(reason: reason)))
  }

  /// Whether a file of this name is one to read.
  static func isWanted(_ name: String) -> Bool {
    // A file system that is not Apple's keeps attributes of `A.swift` in `._A.swift`.
    guard !name.hasPrefix(".") else { return false }
    return (name.hasSuffix(".swift") && !name.hasPrefix("Package@swift-"))
      || name.hasSuffix(".storyboard") || SystemClaims.isClaimFile(name)
  }
}
