import FlowViz
import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("Configuration on the command line")
struct ConfigurationCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Sources/Shop.swift": "struct A {}\n"])
    try folder.write("flows.json", GraphExport.encode(ExampleGraph.withUnusedRoute))
  }

  private func write(_ configuration: String) throws {
    try folder.write(".flowviz.json", Data(configuration.utf8))
  }

  @Test("init writes a configuration that reads, once")
  func initialise() throws {
    let first = Recording("init", in: folder.path)
    #expect(first.status == .success)
    #expect(first.output == "" && first.error == "wrote .flowviz.json\n")
    let text = try folder.text(".flowviz.json")
    #expect(text == Recording("init", "-o", "-", in: folder.path).output)
    #expect(Recording("export", in: folder.path).status == .success)
    try write("{ /* mine */ }")
    let second = Recording("init", in: folder.path)
    #expect(second.status == .failure)
    #expect(second.error.hasPrefix("error: '.flowviz.json' is there already and was left alone"))
    #expect(try folder.text(".flowviz.json") == "{ /* mine */ }")
    let schema = Recording("init", "--schema")
    #expect(schema.output == (try Repository.text("Documentation/flowviz.schema.json")))
  }

  @Test(
    "--print-config tells where each value came from", arguments: ["audit", "export", "render"])
  func origins(command: String) throws {
    try write("{\n  rules: { 'unused-route': 'note' },\n}")
    for path in [".", "flows.json"] {
      let printed = Recording(command, path, "--print-config", in: folder.path)
      #expect(printed.status == .success)
      #expect(printed.output.contains("\"unused-route\": \"note\", // .flowviz.json:2:28\n"))
      #expect(printed.output.contains("\"orphan-flow\": \"warning\", // default\n"))
    }
    try folder.write("other.json", Data("{ drawing: { title: 'T' } }".utf8))
    let given = Recording(command, "--print-config", "--config", "other.json", in: folder.path)
    #expect(given.output.contains("\"title\": \"T\", // other.json:1:21\n"))
    #expect(given.output.contains("\"unused-route\": \"warning\", // default\n"))
  }

  @Test("What is there and cannot be read is no missing configuration")
  func unreadable() throws {
    let path = folder(".flowviz.json")
    func error() -> String { Recording("audit", "flows.json", in: folder.path).error }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(error() == "error: cannot read '.flowviz.json': it is a folder\n")
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
    #expect(error() == "error: cannot read '.flowviz.json': it is a link that leads nowhere\n")
    try FileManager.default.removeItem(atPath: path)
    try folder.write(".flowviz.json", Data([0xFF]))
    #expect(error() == "error: cannot read '.flowviz.json': it is no text in UTF-8\n")
  }

  @Test("Levels of rules decide the audit, and a rule that is asked for runs all the same")
  func levels() throws {
    func audit(_ words: String...) -> FlowVizCLI.ExitStatus {
      Recording(["audit", "flows.json"] + words, in: folder.path).status
    }
    #expect(audit() == .gateFailed)
    try write("{ rules: { 'unused-route': 'note' } }")
    #expect(audit() == .success)
    #expect(audit("--fail-on", "note") == .gateFailed)
    try write("{ rules: { 'unused-route': 'off' } }")
    #expect(audit("--fail-on", "note", "--rule", "orphan-flow") == .success)
    #expect(audit("--rule", "unused-route") == .gateFailed)
    try write("{ rules: { 'unused-route': 'error' } }")
    #expect(audit("--fail-on", "error") == .gateFailed)
    try write("{ rules: { 'unused-rout': 'error' } }")
    let wrong = Recording("audit", "flows.json", in: folder.path)
    #expect(wrong.status == .failure)
    #expect(wrong.error.hasPrefix("error: .flowviz.json:1:12: unknown key 'unused-rout' in rules"))
  }

  @Test("Drawing settings reach the picture, and the command line overrules them")
  func drawing() throws {
    try write("{ drawing: { title: 'From the file' } }")
    func picture(_ words: String...) -> String {
      Recording(["render", "flows.json", "-f", "dot"] + words, in: folder.path).output
    }
    #expect(picture().contains("From the file"))
    #expect(!picture("--title", "Mine").contains("From the file"))
  }
}
