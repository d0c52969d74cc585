import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("render --watch", .serialized)
struct WatchTests {
  private static let home = """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { NavigationLink("Go") { Cart() } } }
    struct Cart: View { var body: some View { Text("Cart") } }
    """
  private static let more = """
    struct Help: View { var body: some View { NavigationLink("Go") { Cart() } } }
    """

  private func app() throws -> TemporaryFolder {
    try TemporaryFolder(["App/Home.swift": Self.home])
  }

  @Test("Draws again after every change", arguments: ["svg", "html", "txt", "mmd"], [false, true])
  func draws(format: String, polls: Bool) throws {
    let folder = try app()
    let watch = try RunningWatch(
      ["App", "-o", "picture.\(format)"] + (polls ? ["--poll"] : []), in: folder.path)
    defer { watch.end() }
    #expect(try watch.waits { try folder.text("picture.\(format)").contains("Cart") })
    try folder.write("App/Help.swift", Data(Self.more.utf8))
    #expect(try watch.waits { try folder.text("picture.\(format)").contains("Help") })
    #expect(watch.waits { watch.talk.contains("1 file: +1 node (Help), +1 edge: graph ") })
    // As editors save.
    let other = Self.more.replacingOccurrences(of: "Help", with: "Hints")
    try folder.write("App/.saving", Data(other.utf8))
    #expect(rename(folder("App/.saving"), folder("App/Help.swift")) == 0)
    #expect(try watch.waits { try folder.text("picture.\(format)").contains("Hints") })
    try FileManager.default.removeItem(atPath: folder("App/Help.swift"))
    #expect(try watch.waits { try !folder.text("picture.\(format)").contains("Hints") })
    #expect(try folder.names() == ["App", "picture.\(format)"])
  }

  @Test("Sees folders that come, and what is in them later")
  func newFolders() throws {
    let folder = try app()
    let watch = try RunningWatch(["App", "-o", "a.txt"], in: folder.path)
    defer { watch.end() }
    #expect(try watch.waits { try folder.text("a.txt").contains("Cart") })
    try folder.write("App/New/Deep/Help.swift", Data(Self.more.utf8))
    #expect(try watch.waits { try folder.text("a.txt").contains("Help") })
    let other = Self.more.replacingOccurrences(of: "Help", with: "Hints")
    try folder.write("App/New/Deep/Help.swift", Data(other.utf8))
    #expect(try watch.waits { try folder.text("a.txt").contains("Hints") })
    try FileManager.default.moveItem(atPath: folder("App/New"), toPath: folder("App/Newer"))
    let third = Self.more.replacingOccurrences(of: "Help", with: "Third")
    try folder.write("App/Newer/Deep/Help.swift", Data(third.utf8))
    #expect(try watch.waits { try folder.text("a.txt").contains("Third") })
  }

  @Test("Hundreds of files at once cost a few looks")
  func manyFiles() throws {
    let folder = try app()
    let watch = try RunningWatch(["App", "-o", "a.txt"], in: folder.path)
    defer { watch.end() }
    #expect(try watch.waits { try folder.text("a.txt").contains("Cart") })
    for number in 0..<300 {
      let text = Self.more.replacingOccurrences(of: "Help", with: "Help\(number)")
      try folder.write("App/Help\(number).swift", Data(text.utf8))
    }
    #expect(try watch.waits { try folder.text("a.txt").contains("Help299") })
    #expect(watch.talk.split(separator: "\n").count < 20)
  }

  @Test("Says what is unchanged, and lays nothing out for it")
  func unchanged() throws {
    let folder = try app()
    let watch = try RunningWatch(["App", "-o", "a.svg"], in: folder.path)
    defer { watch.end() }
    #expect(watch.waits { watch.talk.contains("picture ") })
    let before = try FileManager.default.attributesOfItem(atPath: folder("a.svg"))
    try folder.write("App/Home.swift", Data((Self.home + " // a remark").utf8))
    #expect(watch.waits { watch.talk.contains("1 file: the graph is unchanged: graph ") })
    try folder.write("App/Home.swift", Data(("// a remark\n" + Self.home).utf8))
    #expect(watch.waits { watch.talk.contains("1 file: the same nodes and edges: graph ") })
    #expect(watch.waits { watch.talk.contains("laid out as before") })
    let after = try FileManager.default.attributesOfItem(atPath: folder("a.svg"))
    #expect(before[.systemFileNumber] as? Int != after[.systemFileNumber] as? Int)
    #expect(try folder.text("a.svg").contains("Home.swift:4"))
  }

  @Test("Goes on after half a file, no file, and no folder")
  func errors() throws {
    let folder = try app()
    let watch = try RunningWatch(["App", "-o", "a.txt"], in: folder.path)
    defer { watch.end() }
    #expect(try watch.waits { try folder.text("a.txt").contains("Cart") })
    try folder.write("App/Home.swift", Data((Self.home + "\nstruct Half: View { var").utf8))
    #expect(watch.waits { watch.talk.contains("; Home.swift:5:") })
    try FileManager.default.moveItem(atPath: folder("App"), toPath: folder("Away"))
    // A look that was under way may have found the folder empty before.
    #expect(watch.waits { watch.talk.contains("there is no file or folder") })
    #expect(watch.talk.contains("the picture stays as it was"))
    #expect(try folder.text("a.txt").contains("Cart"))
    try FileManager.default.moveItem(atPath: folder("Away"), toPath: folder("App"))
    try folder.write("App/Help.swift", Data(Self.more.utf8))
    #expect(try watch.waits { try folder.text("a.txt").contains("Help") })
    #expect(watch.talk.components(separatedBy: "there is no file or folder").count == 2)
  }

  @Test("Draws a folder of pictures again")
  func split() throws {
    let folder = try app()
    let watch = try RunningWatch(["App", "--split", "pages"], in: folder.path)
    defer { watch.end() }
    #expect(try watch.waits { try folder.text("pages/index.svg").contains("Demo") })
    try folder.write(
      "App/Home.swift", Data(Self.home.replacingOccurrences(of: "Demo", with: "Other").utf8))
    #expect(try watch.waits { try folder.text("pages/index.svg").contains("Other") })
    let flow = """
      final class Hub: ObservableObject { @Published var path: [Stop] = [] }
      enum Stop: Hashable { case cart }
      struct Hall: View { @StateObject var hub = Hub()
        var body: some View { NavigationStack(path: $hub.path) { Button("x") { hub.path.append(.cart) }
          .navigationDestination(for: Stop.self) { _ in Cart() } } } }
      """
    let names = ["App.svg", "Hub.svg", "index.svg"]
    try folder.write("App/Hall.swift", Data(flow.utf8))
    #expect(try watch.waits { try folder.names(in: "pages") == names })
    try FileManager.default.removeItem(atPath: folder("App/Hall.swift"))
    #expect(try watch.waits { try folder.names(in: "pages") == ["App.svg", "index.svg"] })
    #expect(watch.talk.contains("\n2 pictures; begin with 'pages/index.svg'\n"))
  }

  @Test("Takes up what its configuration says by now")
  func configuration() throws {
    let folder = try app()
    let watch = try RunningWatch(["App", "-o", "a.svg"], in: folder.path)
    defer { watch.end() }
    #expect(try watch.waits { try folder.text("a.svg").contains("Cart") })
    try folder.write("App/.flowviz.json", Data(#"{ "drawing": { "title": "By night" } }"#.utf8))
    #expect(try watch.waits { try folder.text("a.svg").contains("By night") })
    try folder.write("App/.flowviz.json", Data(#"{ "drawing": "#.utf8))
    #expect(watch.waits { watch.talk.contains("error: ") })
  }

  @Test("Ctrl-C ends it as the shell expects, at any moment, with nothing half-written")
  func interrupt() throws {
    for delay in [0, 20, 60, 150, 400, 900] as [UInt32] {
      let folder = try app()
      let watch = try RunningWatch(["App", "-o", "a.svg"], in: folder.path)
      usleep(delay * 1_000)
      try folder.write("App/Help.swift", Data(Self.more.utf8))
      usleep(30_000)
      #expect(watch.end() == SIGINT)
      #expect(Set(try folder.names()).isSubset(of: ["App", "a.svg"]))
      if let text = try? folder.text("a.svg") { #expect(text.hasSuffix("</svg>\n")) }
    }
  }

  @Test(
    "Refuses what makes no sense",
    arguments: [
      (["--watch"], "add '--output'"), (["--poll"], "add '--watch'"),
      (["a.json", "--watch", "-o", "a.svg"], "reads sources"),
      (["--watch", "-o", "a.svg", "--min-understood", "50"], "has no end"),
    ])
  func usage(words: [String], message: String) {
    let recording = Recording(["render"] + words)
    #expect(recording.status == .usage)
    #expect(recording.error.contains(message))
  }

  @Test("A project that cannot be read is an error from the start")
  func nothing() throws {
    let recording = Recording("render", "nowhere", "--watch", "-o", "a.svg")
    #expect(recording.status == .failure)
    #expect(recording.error.contains("nowhere"))
  }
}
