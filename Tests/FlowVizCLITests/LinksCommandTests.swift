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

  @Test("Standard input has one URL a line: blank lines and what surrounds a URL are left out")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    _ = Recording("export", "samples/Shop", "-o", folder("s.json"), in: Repository.root)
    let input =
      "\r\n\n   \n\t shop://catalog \r\n" + String(repeating: "shop://cart\n", count: 2_500)
    let recording = Recording(
      "resolve", "-", "-r", "json", "--in", folder("s.json"), input: input + "\0\u{FFFD}[x\n")
    let lines = recording.output.split(separator: "\n")
    #expect(lines.count == 2_502)
    #expect(lines.first?.hasSuffix("\"url\":\"shop://catalog\"}") == true)
    #expect(Set(lines.dropFirst().dropLast()).count == 1)
    #expect(lines.last?.contains("\"reason\"") == true)
    #expect(recording.status == .gateFailed)
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

  @Test("What the web site sends to the app is held against the patterns, and the other way round")
  func site() throws {
    let folder = try TemporaryFolder([
      "App/Shop.swift": """
      import SwiftUI
      enum Place: Hashable { case cart, item, legal }
      @main struct ShopApp: App {
        @State private var path: [Place] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) {
              Text("").navigationDestination(for: Place.self) { _ in Text("Place") }
            }
            .onOpenURL { url in
              guard url.scheme == "https", url.host == "shop.example" else { return }
              let parts = url.pathComponents.dropFirst()
              if parts.first == "cart" { path = [.cart] }
              if parts.count == 2, parts.first == "item" { path = [.item] }
              if parts.count == 2, parts.first == "legal" { path = [.legal] }
            }
          }
        }
      }
      """,
      "App/App.entitlements": """
      <plist><dict><key>com.apple.developer.associated-domains</key>
      <array><string>applinks:shop.example</string></array></dict></plist>
      """,
      "web/apple-app-site-association": """
      {"applinks": {"details": [{"appIDs": ["A.b"], "components": [
        {"/": "/legal/*", "exclude": true},
        {"/": "/cart/*"}, {"/": "/item/*"},
        {"/": "/legal/*"},
        {"/": "/news/*"}]}]}}
      """,
    ])
    let links = Recording("links", in: folder.path).output
    #expect(links.contains("! https://shop.example/legal/*"))
    #expect(links.contains("its web site does not send it to the app"))
    #expect(
      links.contains("! /news/** of the web site is sent to the app, but no pattern takes it"))
    #expect(links.contains("\n3 links, 2 land; 1 path of the web site without a pattern\n"))
    let page = Recording("links", "-r", "markdown", in: folder.path).output
    #expect(page.contains("\n- pages `/news/**` of the web site\n"))
    let json = Recording("links", "-r", "json", in: folder.path).output
    #expect(json.contains("\"path\" : \"/news/**\"") && json.contains("\"keptOnWeb\""))
    let audit = Recording("audit", "--rule", "unclaimed-link", "-r", "xcode", in: folder.path)
    let findings = audit.output.split(separator: "\n").filter { $0.hasSuffix("(unclaimed-link)") }
    #expect(findings.count == 2)
    #expect(findings.first?.contains("Shop.swift:15") == true)
    #expect(findings.last?.contains("web/apple-app-site-association:5:") == true)
  }
}
