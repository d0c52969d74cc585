import FlowViz
import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("Output")
struct OutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/A.swift": "struct A {}\n"])
  }

  private func export(to path: String) -> Recording {
    Recording("export", "App", "-o", path, in: folder.path)
  }

  @Test("A file takes the place of the old one, with its permissions, and nothing else is left")
  func replacement() throws {
    try folder.write("out/flows.json", Data("old".utf8))
    #expect(chmod(folder("out/flows.json"), 0o640) == 0)
    let recording = export(to: "out/flows.json")
    #expect(recording.status == .success)
    #expect(recording.output == "")
    #expect(try folder.text("out/flows.json") == Recording("export", folder("App")).output)
    #expect(try folder.names(in: "out") == ["flows.json"])
    var status = stat()
    #expect(stat(folder("out/flows.json"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test("A link stays, and its file is replaced")
  func link() throws {
    try folder.write("real.json", Data("old".utf8))
    try folder.link("link.json", to: "real.json")
    #expect(export(to: "link.json").status == .success)
    #expect(try folder.text("real.json").hasPrefix("{"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.json")) == "real.json")
  }

  @Test("A device is written, not replaced")
  func device() {
    #expect(export(to: "/dev/null").status == .success)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("What cannot be written is said, and leaves what was there")
  func failures() throws {
    try folder.makeFolder("taken")
    #expect(
      export(to: "taken").error
        == "error: cannot write 'taken': it is a folder; add a file's name\n")
    let missing = export(to: "no/such/flows.json")
    #expect(missing.status == .failure)
    #expect(
      missing.error == "error: cannot write 'no/such/flows.json': "
        + "no such file or directory; nothing was changed there\n")
    #expect(export(to: "/dev/full").error.contains("no space left on device"))
    #expect(export(to: "App/A.swift/x.json").error.contains("not a directory"))
    #expect(try folder.names() == ["App", "taken"])
  }

  @Test("Several reporters write at once")
  func reporters() throws {
    let recording = Recording(
      "audit", "App", "-r", "json=a.json", "-r", "xcode=b=c.txt", "-r", "text", in: folder.path)
    #expect(recording.status == .success)
    #expect(try folder.text("a.json").hasPrefix("{"))
    #expect(try folder.names() == ["App", "a.json", "b=c.txt"])
    #expect(recording.output.contains("no findings"))
  }

  @Test("A report that cannot be written does not cost the others")
  func oneFails() throws {
    try folder.makeFolder("taken")
    for words in [[], ["--explain-unknown"]] {
      let recording = Recording(
        ["audit", "App", "-r", "json=taken", "-r", "text=a.txt", "-r", "json"] + words,
        in: folder.path)
      #expect(recording.status == .failure)
      #expect(recording.error == "error: cannot write 'taken': it is a folder; add a file's name\n")
      #expect(try !folder.text("a.txt").isEmpty)
      #expect(recording.output.hasPrefix("{"))
    }
  }

  @Test("Services that show findings beside code get paths from the repository's folder")
  func repositoryPaths() throws {
    let repository = try TemporaryFolder()
    try repository.makeFolder("apps/Shop")
    try repository.write(
      "apps/Shop/flows.json", GraphExport.encode(ExampleGraph.withUnusedRoute))
    let line = "file=Sources/Shop.swift,line="
    func github() -> String {
      Recording(
        "audit", "flows.json", "-r", "github", "--root", ".", in: repository("apps/Shop")
      ).output
    }
    try repository.write("apps/Shop/Sources/Shop.swift", Data())
    #expect(github().contains(line))
    try repository.write(".git", Data("gitdir: elsewhere".utf8))
    #expect(github().contains(line.replacing("Sources", with: "apps/Shop/Sources")))
  }

  @Test("Pictures that are no text do not go to a terminal")
  func binary() {
    let recording = Recording("render", "App", "-f", "png", in: folder.path, terminal: true)
    #expect(recording.status == .failure)
    #expect(recording.error.hasPrefix("error: png is not text; give a file with '-o FILE'"))
  }

  @Test(
    "Colours need a terminal that has them, and nobody who minds",
    arguments: [
      (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false),
      (true, ["NO_COLOR": ""], true), (true, ["TERM": "dumb"], false),
    ] as [(Bool, [String: String], Bool)])
  func colors(terminal: Bool, environment: [String: String], expected: Bool) {
    let console = Console(
      writeOutput: { _ in }, writeError: { _ in }, isOutputTerminal: terminal,
      environment: environment, currentFolder: "/")
    #expect(console.outputHasColor == expected)
  }

  @Test("Notices go to standard error, the first few, without what a terminal would obey")
  func notices() throws {
    for number in 1...9 { try folder.link("App/\(number)\u{1B}[2J.swift", to: "nowhere") }
    let recording = export(to: "-")
    #expect(recording.status == .success)
    let lines = recording.error.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines.last == "note: … and 4 more; 'flowviz export' lists them all")
    #expect(!recording.error.contains("\u{1B}"))
    #expect(recording.output.hasPrefix("{"))
  }
}
