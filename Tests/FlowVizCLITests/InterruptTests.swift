import Foundation
import TestSupport
import Testing

@Suite("Ctrl-C at any moment", .serialized)
struct InterruptTests {
  /// Enough to read and to lay out that a run can be met anywhere.
  private func app() throws -> TemporaryFolder {
    let views = (0..<60).map { number in
      """
      struct V\(number): View { @State var isShown = false
        var body: some View { V\(number / 2)().sheet(isPresented: $isShown) { V\(number / 3)() } } }
      """
    }
    let start = "@main struct Demo: App { var body: some Scene { WindowGroup { V59() } } }"
    return try TemporaryFolder([
      "App/A.swift": (["import SwiftUI", start] + views).joined(separator: "\n")
    ])
  }

  @Test(
    "Leaves whole files or none, no temporary ones, and no child",
    arguments: [["-o", "out.svg"], ["-o", "out.html"], ["--split", "out.pages"]])
  func moments(words: [String]) throws {
    let program = try #require(Program.path)
    var random = SeededRandom(seed: UInt64(words.joined().utf8.count))
    var met = 0
    for _ in 0..<14 {
      let folder = try app()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["render", "App", "--cache-dir", "cache"] + words
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32.random(in: 0..<700_000, using: &random))
      process.interrupt()
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal {
        #expect(process.terminationStatus == SIGINT)
        met += 1
      } else {
        #expect(process.terminationStatus == 0)
      }
      try check(folder)
    }
    #expect(met > 0)
  }

  private func check(_ folder: TemporaryFolder) throws {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    for path in paths {
      let name = (path as NSString).lastPathComponent
      #expect(!name.hasPrefix("."), "\(path)")
      switch (path as NSString).pathExtension {
      case "svg": #expect(try folder.text(path).hasSuffix("</svg>\n"))
      case "html": #expect(try folder.text(path).hasSuffix("</html>\n"))
      default: break
      }
    }
    // A moment for a child to be gone.
    let deadline = ContinuousClock.now + .seconds(5)
    while !children(in: folder).isEmpty, ContinuousClock.now < deadline { usleep(20_000) }
    #expect(children(in: folder).isEmpty)
  }

  /// Processes that work in the folder; known on Linux only.
  private func children(in folder: TemporaryFolder) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { Int($0) != nil }.filter { process in
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")
      return place == folder.path
    }
  }
}
