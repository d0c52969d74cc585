import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("Links")
struct LinksCommandTests {
  @Test("Sources and their export list the same links")
  func export() throws {
    let folder = try TemporaryFolder()
    let sources = Recording("links", "samples/Shop", in: Repository.root)
    #expect(sources.status == .success)
    #expect(sources.output.contains("shop://product/:id(UUID)"))
    #expect(sources.output.hasSuffix("9 links, all land\n"))
    _ = Recording("export", "samples/Shop", "-o", folder("s.json"), in: Repository.root)
    #expect(Recording("links", folder("s.json"), in: Repository.root).output == sources.output)
  }

  @Test("Each reporter writes to a file", arguments: ["text", "json", "markdown", "csv"])
  func file(reporter: String) throws {
    let folder = try TemporaryFolder()
    let recording = Recording(
      "links", "samples/Reading", "-r", reporter, "-o", folder("links"), in: Repository.root)
    #expect(recording.status == .success)
    #expect(recording.output == "")
    #expect(try folder.text("links").contains("reading://"))
  }

  @Test("A list of links in use is held against the patterns")
  func list() throws {
    let folder = try TemporaryFolder([
      "list.txt": "# spring\nshop://catalog\n\n  shop://basket\r\nhttps://elsewhere.example/a\n",
      "page.md": "[all](shop://catalog), **shop://product/12** and shop://nothing.\n",
    ])
    let recording = Recording(
      "audit", "samples/Shop", "--rule", "unresolved-link", "-r", "xcode", "--links",
      folder("list.txt"), "--links", folder("page.md"), in: Repository.root)
    #expect(recording.status == .gateFailed)
    let errors = recording.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 3)
    #expect(errors.first?.contains("list.txt:4:3: error: link `shop://basket`") == true)
    #expect(recording.output.contains("page.md:1:26: error: link `shop://product/12`"))
  }

  @Test("The configuration names lists too, from its own folder on")
  func configured() throws {
    let export = Recording("export", "samples/Shop", in: Repository.root).outputData
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "lists/links.txt": "shop://catalog\nshop://basket\n",
      ".flowviz.json": "{ links: ['lists/links.txt'] }", "ios/Sources/Shop.swift": "struct A {}\n",
    ])
    try folder.write("ios/flows.json", export)
    func audit(_ reporter: String) -> Recording {
      Recording(
        "audit", "flows.json", "--rule", "unresolved-link", "-r", reporter, in: folder("ios"))
    }
    #expect(audit("text").output.contains("at    ../lists/links.txt:2:1\n"))
    // As the repository calls it.
    #expect(audit("github").output.hasPrefix("::error file=lists/links.txt,line=2,"))
    try folder.write(".flowviz.json", Data("{ links: ['links.txt'] }".utf8))
    let missing = audit("text")
    #expect(missing.status == .failure)
    #expect(
      missing.error.hasPrefix("error: ../.flowviz.json:1:11: the links of ../links.txt cannot be"))
  }

  @Test("A list that cannot be read is named")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("latin.txt", Data([0x73, 0xE9, 0x0A]))
    for (name, message) in [
      ("none.txt", "cannot be read"), ("latin.txt", "is not UTF-8"),
    ] {
      let recording = Recording(
        "audit", "samples/Shop", "--links", folder(name), in: Repository.root)
      #expect(recording.status == .failure)
      #expect(recording.error.contains(name) && recording.error.contains(message))
    }
  }
}
