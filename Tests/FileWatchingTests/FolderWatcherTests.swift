import Foundation
import TestSupport
import Testing

@testable import FileWatching

@Suite("Watching folders")
struct FolderWatcherTests {
  enum Way: CaseIterable {
    case standard, polling

    func watcher() -> any FolderWatcher {
      let isOfInterest: @Sendable (String, Bool) -> Bool = { name, isFolder in
        !name.hasPrefix(".") && (isFolder || name.hasSuffix(".swift"))
      }
      switch self {
      case .standard: return FolderWatchers.standard(isOfInterest)
      case .polling: return PollingWatcher(isOfInterest)
      }
    }
  }

  /// What happens to a file or folder, and whether a watcher is to tell.
  enum Event: CaseIterable {
    case written, appended, created, removed, replaced, renamed, madeFolder, removedFolder
    case movedFolder, lostPermission
    case otherName, hidden, deeper

    var counts: Bool { ![.otherName, .hidden, .deeper].contains(self) }

    func make(in folder: TemporaryFolder) throws {
      let files = FileManager.default
      switch self {
      case .written: try folder.write("a/One.swift", Data("let b = 2".utf8))
      case .appended:
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder("a/One.swift")))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(" ".utf8))
        try handle.close()
      case .created: try folder.write("a/Two.swift", Data())
      case .removed: try files.removeItem(atPath: folder("a/One.swift"))
      case .replaced:
        // As editors save: a temporary file takes the place of the old one.
        try folder.write("a/.saving", Data("let c = 3".utf8))
        #expect(rename(folder("a/.saving"), folder("a/One.swift")) == 0)
      case .renamed:
        try files.moveItem(atPath: folder("a/One.swift"), toPath: folder("a/Other.swift"))
      case .madeFolder: try folder.makeFolder("a/c")
      case .removedFolder: try files.removeItem(atPath: folder("a/b"))
      case .movedFolder: try files.moveItem(atPath: folder("a"), toPath: folder("z"))
      case .lostPermission:
        try files.setAttributes([.posixPermissions: 0o200], ofItemAtPath: folder("a/One.swift"))
      case .otherName: try folder.write("a/notes.txt", Data("x".utf8))
      case .hidden: try folder.write("a/.One.swift", Data("x".utf8))
      case .deeper: try folder.write("a/b/c/Three.swift", Data("x".utf8))
      }
    }
  }

  private func tree() throws -> TemporaryFolder {
    try TemporaryFolder([
      "a/One.swift": "let a = 1", "a/b/Deep.swift": "", "a/b/c/Deeper.swift": "",
    ])
  }

  @Test("Tells what happens in a folder", arguments: Way.allCases, Event.allCases)
  func tells(way: Way, event: Event) throws {
    let folder = try tree()
    let watcher = way.watcher()
    #expect(try watcher.watch([folder("a"), folder("a/b")]))
    #expect(try !watcher.watch([folder("a"), folder("a/b")]))
    try event.make(in: folder)
    #expect(try watcher.wait(atMost: .milliseconds(event.counts ? 5_000 : 300)) == event.counts)
  }

  @Test("Tells nothing where nothing happens, and returns in time", arguments: Way.allCases)
  func quiet(way: Way) throws {
    let folder = try tree()
    let watcher = way.watcher()
    _ = try watcher.watch([folder("a")])
    _ = try watcher.watch([folder("a")])
    let start = ContinuousClock.now
    #expect(try !watcher.wait(atMost: .milliseconds(250)))
    #expect(ContinuousClock.now - start >= .milliseconds(240))
  }

  @Test("Says when it begins with a folder", arguments: Way.allCases)
  func newFolder(way: Way) throws {
    let folder = try tree()
    let watcher = way.watcher()
    _ = try watcher.watch([folder("a"), folder("nowhere")])
    #expect(try watcher.watch([folder("a"), folder("a/b"), folder("nowhere")]))
    #expect(try !watcher.watch([folder("a"), folder("a/b"), folder("nowhere")]))
    try folder.write("a/b/New.swift", Data())
    #expect(try watcher.wait(atMost: .seconds(5)))
  }

  @Test("Forgets folders that are watched no more", arguments: Way.allCases)
  func forgets(way: Way) throws {
    let folder = try tree()
    let watcher = way.watcher()
    _ = try watcher.watch([folder("a"), folder("a/b")])
    _ = try watcher.watch([folder("a")])
    _ = try watcher.watch([folder("a")])
    try folder.write("a/b/Deep.swift", Data("let d = 4".utf8))
    #expect(try !watcher.wait(atMost: .milliseconds(300)))
  }

  @Test("Follows a path that leads to another folder by now", arguments: Way.allCases)
  func replacedFolder(way: Way) throws {
    let folder = try tree()
    let watcher = way.watcher()
    _ = try watcher.watch([folder("a"), folder("a/b")])
    try FileManager.default.removeItem(atPath: folder("a/b"))
    try folder.makeFolder("a/b")
    #expect(try watcher.wait(atMost: .seconds(5)))
    _ = try watcher.watch([folder("a"), folder("a/b")])
    _ = try watcher.watch([folder("a"), folder("a/b")])
    while try watcher.wait(atMost: .milliseconds(300)) {}
    try folder.write("a/b/New.swift", Data("x".utf8))
    #expect(try watcher.wait(atMost: .seconds(5)))
  }

  @Test("A burst of changes is told once", arguments: Way.allCases)
  func burst(way: Way) throws {
    let folder = try tree()
    let watcher = way.watcher()
    _ = try watcher.watch([folder("a")])
    _ = try watcher.watch([folder("a")])
    let writer = Thread {
      for number in 0..<40 {
        try? folder.write("a/New\(number).swift", Data("let n = \(number)".utf8))
        usleep(5_000)
      }
    }
    writer.start()
    let quiet = Duration.milliseconds(way == .polling ? 400 : 120)
    #expect(try watcher.waitForQuiet(quiet, atMost: .seconds(20), patience: .seconds(5)))
    #expect(writer.isFinished)
    #expect(try folder.names(in: "a").count == 42)
    #expect(try !watcher.wait(atMost: .milliseconds(300)))
  }

  @Test("Without quiet it ends at its limit")
  func unrest() throws {
    let folder = try tree()
    let watcher = Way.standard.watcher()
    _ = try watcher.watch([folder("a")])
    _ = try watcher.watch([folder("a")])
    let writer = Thread {
      for _ in 0..<200 {
        try? folder.write("a/One.swift", Data("let n = 1".utf8))
        usleep(10_000)
      }
    }
    writer.start()
    let start = ContinuousClock.now
    let isChanged = try watcher.waitForQuiet(
      .milliseconds(200), atMost: .milliseconds(500), patience: .seconds(5))
    #expect(isChanged)
    #expect(ContinuousClock.now - start < .milliseconds(1_500))
    #expect(!writer.isFinished)
    writer.cancel()
    while !writer.isFinished { usleep(20_000) }
  }
}
