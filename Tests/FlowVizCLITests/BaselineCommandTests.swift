import FlowViz
import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("audit --baseline")
struct BaselineCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("flows.json", GraphExport.encode(ExampleGraph.withUnusedRoute))
  }

  private func audit(_ words: String...) -> Recording {
    Recording(["audit", "flows.json", "--root", "."] + words, in: folder.path)
  }

  private func rootIsPlausible() throws {
    try folder.write("Sources/Shop.swift", Data())
  }

  @Test("What is written is put off from then on")
  func writing() throws {
    try rootIsPlausible()
    #expect(audit().status == .gateFailed)
    let first = audit("--write-baseline")
    #expect(first.status == .success)
    #expect(first.output.contains("added    unused-route of Shop/Route.wishlist\n"))
    #expect(first.output.hasSuffix("added, 0 removed, \(try entries()) in all\n"))
    let second = audit()
    #expect(second.status == .success)
    #expect(second.output.contains(" in the baseline"))
    #expect(audit("--no-baseline").status == .gateFailed)
    let text = try folder.text(".flowviz-baseline.json")
    #expect(audit("--write-baseline").output.contains(": 0 added, 0 removed, "))
    #expect(try folder.text(".flowviz-baseline.json") == text)
    #expect(!text.contains("line") && !text.contains("never made"))
    #expect(try folder.names() == [".flowviz-baseline.json", "Sources", "flows.json"])
  }

  private func entries() throws -> Int {
    try folder.text(".flowviz-baseline.json").split(separator: "\n")
      .count { $0.contains("\"rule\"") }
  }

  @Test("Stale entries are a note, and under --strict-baseline the status 3")
  func stale() throws {
    try rootIsPlausible()
    _ = audit("--write-baseline")
    var text = try folder.text(".flowviz-baseline.json")
    text = text.replacing(
      "\"entries\": [", with: "\"entries\": [{\"rule\": \"unused-route\", \"subject\": \"Old\"},")
    try folder.write(".flowviz-baseline.json", Data(text.utf8))
    let plain = audit()
    #expect(plain.status == .success)
    #expect(
      plain.output.contains(
        "notice: .flowviz-baseline.json:3:15: the baseline holds unused-route of Old"))
    let strict = audit("--strict-baseline")
    #expect(strict.status == .staleBaseline)
    #expect(strict.status.rawValue == 3)
    #expect(strict.output == plain.output)
    // An entry of a rule that does not run may well be needed.
    #expect(audit("--strict-baseline", "--rule", "orphan-flow").status == .success)
    // What is found all the same is worse.
    let mine = "{version: 1, entries: [{rule: 'unused-route', subject: 'Old'}]}"
    try folder.write("mine.json", Data(mine.utf8))
    #expect(audit("--strict-baseline", "--baseline", "mine.json").status == .gateFailed)
    let written = audit("--write-baseline")
    #expect(written.output.contains("removed  unused-route of Old\n"))
    #expect(audit("--strict-baseline").status == .success)
  }

  @Test("Where a part of the project is read, nothing of the rest is stale or removed")
  func part() throws {
    let text = "{version: 1, entries: [{rule: 'unused-route', subject: 'Other/Route.a'}]}"
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".flowviz-baseline.json": text, "ios/Sources/Shop.swift": "",
    ])
    try folder.write("ios/flows.json", GraphExport.encode(ExampleGraph.withUnusedRoute))
    func audit(_ words: String...) -> Recording {
      Recording(["audit", "flows.json", "--fail-on", "error"] + words, in: folder("ios"))
    }
    #expect(!audit().output.contains("found no more"))
    #expect(audit("--strict-baseline").status == .success)
    let written = audit("--write-baseline")
    #expect(written.output.contains("added    unused-route of Shop/Route.wishlist\n"))
    #expect(!written.output.contains("removed "))
    #expect(try folder.text(".flowviz-baseline.json").contains("Other/Route.a"))
  }

  @Test("A link that leads nowhere is no missing baseline")
  func dangling() throws {
    try rootIsPlausible()
    try FileManager.default.createSymbolicLink(
      atPath: folder(".flowviz-baseline.json"), withDestinationPath: "nowhere")
    let recording = audit()
    #expect(recording.status == .failure)
    #expect(
      recording.error
        == "error: cannot read '.flowviz-baseline.json': it is a link that leads nowhere\n")
  }

  @Test("A file that is asked for must be there, and right")
  func unreadable() throws {
    try rootIsPlausible()
    let missing = audit("--baseline", "none.json")
    #expect(missing.status == .failure)
    #expect(missing.error == "error: there is no file or folder 'none.json'; check the path\n")
    try folder.write("bad.json", Data("{ version: 1, entries: [{ rul: 1 }] }".utf8))
    for words in [["--baseline", "bad.json"], ["--baseline", "bad.json", "--write-baseline"]] {
      let bad = Recording(["audit", "flows.json"] + words, in: folder.path)
      #expect(bad.status == .failure)
      #expect(bad.error.hasPrefix("error: bad.json:1:27: unknown key 'rul' in entries; did you"))
    }
    #expect(try folder.text("bad.json") == "{ version: 1, entries: [{ rul: 1 }] }")
  }

  @Test("Options that undo one another are wrong usage")
  func usage() {
    #expect(audit("--no-baseline", "--write-baseline").status == .usage)
    #expect(audit("--strict-baseline", "--write-baseline").status == .usage)
    #expect(audit("--write-baseline", "-r", "json").status == .usage)
    #expect(audit("--write-baseline", "--baseline", "A.swift").status == .usage)
    #expect(audit("--baseline", "b.json", "-r", "json=b.json").status == .usage)
  }
}
