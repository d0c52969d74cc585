import FlowViz
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("Exit status")
struct ExitStatusTests {
  @Test(
    "Wrong usage is 64, with the reason and what was meant",
    arguments: [
      (["rendr"], "error: Unknown command 'rendr'. Did you mean 'render'?\n"),
      (["--verison"], "error: Unknown option '--verison'. Did you mean '--version'?\n"),
      (["help", "expotr"], "error: Unknown command 'expotr'. Did you mean 'export'?\n"),
      (["audit", "--reporter", "jsn"], "error: The value 'jsn' is invalid for '--reporter"),
      (["audit", "--reporter", "json="], "error: The value 'json=' is invalid for '--reporter"),
      (
        ["audit", "--rule", "unused-rout"],
        "error: Unknown rule 'unused-rout'. Did you mean 'unused-route'?"
      ),
      (["audit", "-r", "json", "-r", "text"], "error: Two reporters for standard output"),
      (["audit", "--fail-on", "off"], "error: The value 'off' is invalid"),
      (["rules", "x", "y"], "error: Unexpected argument 'y'.\n"),
      (["rules", "orphanflow"], "error: Unknown rule 'orphanflow'. Did you mean 'orphan-flow'?"),
      (["render", "-o", "a.gif"], "error: The extension '.gif' names no format"),
      (["render", "-", "b"], "error: '-' reads an export"),
      (["export", "-o", "A.swift"], "error: 'A.swift' would take the place of a source"),
      (["audit", "-r", "json=Main.storyboard"], "error: 'Main.storyboard' would take the place"),
      (["audit", "-r", "json=a", "-r", "text=./a"], "error: Two reporters write './a'"),
      (["audit", "a.json", "-r", "json=./a.json"], "error: './a.json' is what is read; give an"),
      (["audit", "--links", "l.txt", "-r", "text=l.txt"], "error: 'l.txt' is what is read; "),
      (["export", "--config", "c.json", "-o", "c.json"], "error: 'c.json' is what is read; "),
      (["audit", "-r", "html=.flowviz.json"], "error: '.flowviz.json' would take the place"),
      (["render", "--source-url", "https://host/x"], "error: The template 'https://host/x' names"),
      (["export", "--min-understood", "101"], "error: The value '101' is invalid"),
      (["explain"], "error: Say what to explain"),
    ])
  func usage(words: [String], message: String) {
    let recording = Recording(words)
    #expect(recording.status == .usage)
    #expect(recording.status.rawValue == 64)
    #expect(recording.error.hasPrefix(message), "\(recording.error)")
    #expect(recording.error.hasSuffix(" --help' for more information.\n"))
    #expect(recording.output == "")
  }

  @Test(
    "What cannot be read is 2, whatever the command", arguments: ["render", "audit", "export"])
  func unreadable(command: String) throws {
    let folder = try TemporaryFolder(["Empty/a.txt": "", "bad.json": "{"])
    for (path, message) in [
      ("nowhere", "error: there is no file or folder 'nowhere'; check the path\n"),
      ("Empty", "error: no Swift file in 'Empty'; "),
      ("Empty/a.txt", "error: 'Empty/a.txt' is neither a folder, nor a Swift file"),
      ("bad.json", "error: cannot read 'bad.json': not a flowviz export: "),
    ] {
      let recording = Recording(command, path, in: folder.path)
      #expect(recording.status == .failure)
      #expect(recording.error.hasPrefix(message), "\(recording.error)")
      #expect(recording.output == "")
    }
  }

  @Test("The current folder is read where no path is given")
  func currentFolder() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}\n"])
    let recording = Recording("export", in: folder.path)
    #expect(recording.status == .success)
    #expect(recording.output.contains("\"fileCount\" : 1"))
  }

  @Test(
    "Findings at or above --fail-on make it 1, with every reporter",
    arguments: ReporterFormat.allCases)
  func gate(format: ReporterFormat) throws {
    let folder = try TemporaryFolder()
    try folder.write("flows.json", GraphExport.encode(ExampleGraph.withUnusedRoute))
    func audit(_ words: String...) -> FlowVizCLI.ExitStatus {
      Recording(["audit", "flows.json", "-r", format.rawValue] + words, in: folder.path).status
    }
    #expect(audit() == .gateFailed)
    #expect(audit("--fail-on", "note") == .gateFailed)
    #expect(audit("--fail-on", "error") == .success)
    #expect(audit("--rule", "wrong-child-released") == .success)
    #expect(audit("--rule", "unused-route", "--rule", "orphan-flow") == .gateFailed)
  }

  @Test("A full disk is 2")
  func fullDisk() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    let recording = Recording(["export"], in: folder.path) { _ in throw SystemError(code: 28) }
    #expect(recording.status == .failure)
    #expect(
      recording.error == "error: cannot write to standard output: no space left on device\n")
  }
}
