import FlowViz
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("The built program", .serialized)
struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/A.swift": "import SwiftUI\nstruct A: View {}\n"])
    try folder.write("flows.json", GraphExport.encode(ExampleGraph.withUnusedRoute))
  }

  private func run(_ line: String) throws -> Program {
    try Program(shell: line, in: folder.path)
  }

  @Test("Exit statuses reach the shell")
  func statuses() throws {
    #expect(try run("flowviz --version").output == "flowviz 0.1.0\n")
    #expect(try run("flowviz export App").status == 0)
    #expect(try run("flowviz audit flows.json").status == 1)
    #expect(try run("flowviz export nowhere").status == 2)
    #expect(try run("flowviz export --nope").status == 64)
  }

  @Test("The product goes to standard output, the talk to standard error")
  func streams() throws {
    try folder.link("App/Gone.swift", to: "nowhere")
    let export = try run("flowviz export App")
    #expect(export.output == Recording("export", "App", in: folder.path).output)
    #expect(export.error.contains("'Gone.swift' cannot be read"))
  }

  @Test("A picture is laid out in a child process", arguments: ["svg", "png", "pdf"])
  func picture(format: String) throws {
    let program = try run("flowviz render flows.json -o picture.\(format)")
    #expect(program.status == 0)
    #expect(program.error == "")
    #expect(try folder.names().contains("picture.\(format)"))
  }

  @Test("A reader that closes its end ends nothing with a crash")
  func closedPipe() throws {
    let program = try run("flowviz export App | true; echo ${PIPESTATUS[0]}")
    #expect(program.output == "0\n")
    #expect(program.error == "")
    #expect(try run("flowviz audit flows.json | true; echo ${PIPESTATUS[0]}").output == "1\n")
  }

  @Test("A full disk is said")
  func fullDisk() throws {
    let program = try run("flowviz export App > /dev/full")
    #expect(program.status == 2)
    #expect(program.error == "error: cannot write to standard output: no space left on device\n")
  }

  @Test("A limit on the size of files is said, and leaves nothing behind")
  func sizeLimit() throws {
    let program = try run("ulimit -f 1; flowviz audit flows.json -r html=report.html")
    #expect(program.status == 2)
    #expect(program.error.hasPrefix("error: cannot write 'report.html': "))
    #expect(try folder.names() == ["App", "flows.json"])
  }

  @Test(
    "An interrupt ends the program as the shell expects", arguments: [("INT", 130), ("TERM", 143)])
  func interrupt(signal: String, status: Int32) throws {
    // Standard input that never ends keeps the program waiting.
    let program = try run(
      """
      set -m
      mkfifo endless; exec 3<>endless; rm endless
      (exec "\(Program.path ?? "")" export - -o out.json <&3) & child=$!
      sleep 0.5; kill -\(signal) $child; wait $child
      """)
    #expect(program.status == status)
    #expect(try folder.names() == ["App", "flows.json"])
  }
}
