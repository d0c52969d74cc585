import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("How commands read")
struct ReadingArgumentsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "App/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    ])
  }

  @Test("Cores, thoroughness and the cache change nothing of what is printed")
  func same() throws {
    let plain = Recording("export", "App", in: folder.path)
    #expect(plain.status == .success)
    for words in [
      ["--jobs", "1"], ["--jobs", "3"], ["--thorough"], ["--no-cache"],
      ["--cache-dir", "cache"], ["--cache-dir", "cache"],
    ] {
      let recording = Recording(["export", "App"] + words, in: folder.path)
      #expect(recording.output == plain.output)
      #expect(recording.error == plain.error)
    }
    #expect(try folder.names(in: "cache").count == 1)
  }

  @Test("Without a home nothing is kept")
  func noHome() throws {
    _ = Recording("export", "App", in: folder.path)
    #expect(try folder.names() == ["App"])
  }

  @Test(
    "Odd values",
    arguments: [["--jobs", "0"], ["--jobs", "x"], ["--no-cache", "--cache-dir", "c"]])
  func odd(words: [String]) {
    let recording = Recording(["export", "App"] + words, in: folder.path)
    #expect(recording.status == .usage)
    #expect(recording.error.hasPrefix("error: "))
  }

  @Test("The user's cache is used by default, and --no-cache leaves it alone")
  func standard() throws {
    let none = try Program(
      shell: "XDG_CACHE_HOME=$PWD/cache flowviz export App --no-cache", in: folder.path)
    #expect(none.status == 0)
    #expect(try folder.names() == ["App"])
    let some = try Program(
      shell: "XDG_CACHE_HOME=$PWD/cache flowviz export App", in: folder.path)
    #expect(some.output == none.output)
    #expect(try folder.names(in: "cache/flowviz").count == 1)
  }

  @Test("A full disk leaves no half-written entry")
  func fullDisk() throws {
    // Files may have no more than one block: an entry has more.
    let views = (0..<40).map { "struct V\($0): View { var body: some View { V\($0 + 1)() } }" }
    try folder.write(
      "App/B.swift", Data("import SwiftUI\n\(views.joined(separator: "\n"))\n".utf8))
    let program = try Program(
      shell: "trap '' XFSZ; ulimit -f 1; flowviz export App --cache-dir cache | wc -c",
      in: folder.path)
    #expect(program.status == 0)
    #expect(
      Int(program.output.trimmingCharacters(in: .whitespacesAndNewlines)).map { $0 > 1_024 } == true
    )
    for project in try folder.names(in: "cache") {
      #expect(try folder.names(in: "cache/\(project)").isEmpty)
    }
  }

  @Test("An interrupt leaves nothing behind and ends with its signal", arguments: ["INT", "TERM"])
  func interrupt(signal: String) throws {
    let types = (0..<3_000).map { number in
      """
      struct V\(number): View { @State var isShown = false
        var body: some View { V\(number / 2)().sheet(isPresented: $isShown) { V\(number / 3)() } } }
      """
    }
    try folder.write(
      "App/B.swift", Data("import SwiftUI\n\(types.joined(separator: "\n"))\n".utf8))
    let program = try Program(
      shell: """
        "\(Program.path ?? "")" export App -o out.json --cache-dir cache & sleep 0.3
        kill -\(signal) $!; wait $!
        """, in: folder.path)
    #expect(program.status == (signal == "INT" ? 130 : 143))
    #expect(try folder.names() == ["App"])
  }

  @Test("Progress shows on a terminal after half a second, and goes away")
  func progress() throws {
    let written = Written()
    let console = Console(
      writeOutput: { _ in }, writeError: { written.add($0) }, isErrorTerminal: true,
      currentFolder: "/")
    let line = try #require(ProgressLine(console))
    line.note(.reading(done: 3, of: 8))
    let deadline = Date(timeIntervalSinceNow: 20)
    while written.text.isEmpty, Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    line.end()
    let text = written.text
    #expect(text.hasPrefix("\r\u{1B}[KReading 3 of 8 files…"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
    Thread.sleep(forTimeInterval: 0.3)
    #expect(written.text == text)
  }

  @Test("Short work, files and dumb terminals show none")
  func noProgress() throws {
    let written = Written()
    var console = Console(
      writeOutput: { _ in }, writeError: { written.add($0) }, isErrorTerminal: true,
      currentFolder: "/")
    try #require(ProgressLine(console)).end()
    Thread.sleep(forTimeInterval: 0.7)
    #expect(written.text.isEmpty)
    console.environment = ["TERM": "dumb"]
    #expect(ProgressLine(console) == nil)
    console.environment = [:]
    console.isErrorTerminal = false
    #expect(ProgressLine(console) == nil)
  }
}

private final class Written: @unchecked Sendable {
  /// Guards the text, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var all = ""

  func add(_ text: String) { lock.withLock { all += text } }
  var text: String { lock.withLock { all } }
}
