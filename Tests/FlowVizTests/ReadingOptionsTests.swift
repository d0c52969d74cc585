import FlowViz
import Foundation
import TestSupport
import Testing

@Suite("Ways of reading")
struct ReadingOptionsTests {
  @Test("All give the same bytes", arguments: Repository.samples)
  func same(sample: String) throws {
    let expected = try GraphExport.encode(FlowGraph(paths: [sample]))
    for options in [
      ReadingOptions(isThorough: true), ReadingOptions(jobs: 1), ReadingOptions(jobs: 7),
    ] {
      let graph = try FlowGraph(paths: [sample], options: options)
      #expect(try GraphExport.encode(graph) == expected)
    }
  }

  @Test("Files in UTF-16 are named, with and without a mark")
  func encodings() throws {
    let text = "struct First {}\n"
    let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let folder = try TemporaryFolder(["B.swift": "struct B {}\n"])
    try folder.write("Marked.swift", Data([0xFF, 0xFE] + units))
    try folder.write("Plain.swift", Data(units))
    let graph = try FlowGraph(paths: [folder.path])
    let notices = graph.notices.filter { $0.message.contains("UTF-16") }
    #expect(notices.map(\.location?.file) == ["Marked.swift", "Plain.swift"])
  }

  @Test("A large file with an error is left out, a large one without is read")
  func large() throws {
    let line = "    static let name = \"value of a generated constant\"\n"
    let body = String(repeating: line, count: (2 << 20) / line.utf8.count + 100)
    let folder = try TemporaryFolder([
      "Good.swift": "enum Good {\n\(body)}\n", "Bad.swift": "enum Bad {\n\(body)",
    ])
    let graph = try FlowGraph(paths: [folder.path])
    #expect(graph.notices.map(\.location?.file) == ["Bad.swift"])
    #expect(graph.notices.allSatisfy { $0.message.contains("left out") })
  }
}
