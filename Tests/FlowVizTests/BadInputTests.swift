import FlowViz
import Foundation
import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  private func graph(_ folder: TemporaryFolder) throws -> FlowGraph {
    try SwiftProject(paths: [folder.path]).flowGraph()
  }

  @Test("What is not there is said by the name that was given")
  func missing() {
    #expect(throws: ProjectError.missing(path: "no/such")) { try FlowGraph(paths: ["no/such"]) }
    #expect(throws: ProjectError.missing(path: "")) { try FlowGraph(paths: [""]) }
    #expect(throws: ProjectError.missing(path: "no.json")) { try FlowGraph(paths: ["no.json"]) }
  }

  @Test("A folder without Swift files, and a file that is none")
  func nothingToRead() throws {
    let folder = try TemporaryFolder(["a.txt": "", ".build/A.swift": ""])
    #expect(throws: ProjectError.noSwiftFile(paths: [folder.path])) { try graph(folder) }
    #expect(throws: ProjectError.notSwift(path: "a.txt")) {
      try SwiftProject(paths: ["a.txt"], in: folder.path)
    }
  }

  @Test("An unreadable file costs only itself")
  func unreadable() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    try folder.link("Gone.swift", to: "nowhere")
    try folder.link("Loop.swift", to: "Loop.swift")
    #expect(mkfifo(folder("Pipe.swift"), 0o600) == 0)
    try folder.makeFolder("Folder.swift")
    let graph = try graph(folder)
    #expect(graph.project.fileCount == 4)
    #expect(graph.project.parsedFileCount == 1)
    #expect(
      graph.notices.map { $0.location?.file } == ["Gone.swift", "Loop.swift", "Pipe.swift"])
    #expect(graph.notices.first?.message.hasPrefix("'Gone.swift' cannot be read") == true)
  }

  @Test("Text that is not UTF-8 is a notice, and the rest of the file is read")
  func damagedText() throws {
    let folder = try TemporaryFolder(["Good.swift": "struct C {}\n"])
    try folder.write("Latin.swift", Data("// caf".utf8) + [0xE9] + Data("\nstruct D {}\n".utf8))
    try folder.write("Binary.swift", Data((0...255).map { UInt8($0) }))
    let graph = try graph(folder)
    #expect(graph.project.parsedFileCount == 3)
    let files = Set(graph.notices.compactMap { $0.location?.file })
    #expect(files == ["Binary.swift", "Latin.swift"])
  }

  @Test("A broken property list is a notice")
  func brokenPropertyList() throws {
    let folder = try TemporaryFolder(["A.swift": "", "Info.plist": "<plist><dict>"])
    #expect(try graph(folder).notices.map { $0.location?.file } == ["Info.plist"])
  }

  @Test("A huge file is counted, and neither read nor kept in memory")
  func hugeFile() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    let line = Data("let value = 1 // generated\n".utf8)
    var content = Data()
    while content.count < 50 << 20 { content += line }
    try folder.write("Generated.swift", content)
    let graph = try graph(folder)
    #expect(graph.project.fileCount == 2)
    #expect(graph.project.parsedFileCount == 1)
    #expect(graph.project.lineCount > content.count / line.count)
    #expect(
      graph.notices.map(\.message)
        == ["'Generated.swift' was left out: it has 50 MB, more than 8 MB"])
  }

  @Test("An export that is none says why")
  func badExport() throws {
    let folder = try TemporaryFolder([
      "a.json": "{}", "b.json": "not json", "c.json": #"{"schemaVersion": 99}"#,
    ])
    for name in ["a.json", "b.json", "c.json"] {
      #expect(throws: ProjectError.self) { try FlowGraph(paths: [name], in: folder.path) }
    }
    #expect(throws: ProjectError.badExport(path: "c.json", reason: .unsupportedVersion(99))) {
      try FlowGraph(paths: ["c.json"], in: folder.path)
    }
    #expect(throws: ProjectError.exportAmongSources(path: "a.json")) {
      try FlowGraph(paths: [".", "a.json"], in: folder.path)
    }
  }
}
