import DeepLinks
import Foundation
import Testing

@testable import SystemClaims

@Suite("A site's association with apps")
struct SiteAssociationTests {
  private static func read(_ text: String) throws -> SiteAssociation {
    let (association, notices) = SystemClaims.siteAssociation(
      relativePath: "apple-app-site-association", contents: Data(text.utf8))
    #expect(notices.isEmpty)
    return try #require(association)
  }

  private static func opens(_ association: SiteAssociation, _ url: String) -> Bool {
    if case .opened = association.answer(url) { true } else { false }
  }

  @Test("is read in its old form, in order, with exclusions")
  func paths() throws {
    let association = try Self.read(
      """
      { "applinks": { "apps": [], "details": [
        { "appID": "T.shop", "paths": [
          "NOT /help/*",
          "/help*", "/buy/?", "\\/a\\/b" ] } ] } }
      """)
    #expect(association.details.map(\.appIDs) == [["T.shop"]])
    #expect(association.details[0].components.map { $0.location?.line } == [3, 4, 4, 4])
    #expect(!Self.opens(association, "https://x.example/help/me"))
    #expect(Self.opens(association, "https://x.example/helper"))
    #expect(Self.opens(association, "https://x.example/buy/1?x=y#z"))
    #expect(!Self.opens(association, "https://x.example/buy/12"))
    #expect(!Self.opens(association, "https://x.example/BUY/1"))
    #expect(Self.opens(association, "https://x.example/a/b"))
    #expect(association.answer("https://x.example/other") == .unmatched)
    #expect(association.answer("https://x.example/buy/1", appID: "T.other") == .unmatched)
  }

  @Test("is read in its first form, a table by app")
  func table() throws {
    let association = try Self.read(
      #"{ "applinks": { "details": { "T.b": { "paths": ["/b"] }, "T.a": { "paths": ["*"] } } } }"#)
    #expect(association.details.map(\.appIDs) == [["T.a"], ["T.b"]])
    #expect(Self.opens(association, "https://x.example"))
  }

  @Test("is read in its new form: path, query, fragment, case, variables")
  func components() throws {
    let association = try Self.read(
      """
      { "applinks": {
        "defaults": { "caseSensitive": false },
        "substitutionVariables": { "food": ["pizza", "sushi*"] },
        "details": [ {
          "appIDs": ["T.shop", "T.shop2"],
          "components": [
            { "#": "web", "exclude": true, "comment": "stays" },
            { "/": "/item/*", "?": { "id": "????", "ref": "?*" } },
            { "/": "/$(lang)_$(region)/$(food)/", "caseSensitive": true },
            { "/": "/search", "?": "q=*" },
            { "/": "/Über", "percentEncoded": false },
            { "/": "/empty", "?": { "x": "" } },
            { "/": "/$(unknown)" }
          ] } ] } }
      """)
    func opens(_ path: String) -> Bool { Self.opens(association, "https://x.example" + path) }
    #expect(!opens("/item/1?id=1234&ref=a#web"))
    #expect(opens("/ITEM/1/2?id=1234&ref=a"))
    #expect(!opens("/item/1?id=123&ref=a"))
    #expect(!opens("/item/1?id=1234"))
    #expect(!opens("/item/1?id=1234&id=5&ref=a"))
    #expect(opens("/de_DE/sushi-roll/"))
    #expect(!opens("/de_de/pizza/"))
    #expect(!opens("/de_DE/pizza"))
    #expect(opens("/search?q=a&b=c"))
    #expect(!opens("/search"))
    #expect(opens("/%C3%BCber"))
    #expect(opens("/empty") && opens("/empty?x=") && !opens("/empty?x=1"))
    #expect(opens("/$(unknown)"))
    guard case .excluded(let component) = association.answer("https://x.example/a#web") else {
      Issue.record("the first component excludes it")
      return
    }
    #expect(component.comment == "stays")
    #expect(component.location?.line == 7)
  }

  @Test(
    "becomes link patterns that take at least its links",
    arguments: [
      (#"{ "/": "/buy/*" }"#, "https://shop.example/buy/**"),
      (#"{ "/": "/a%20b" }"#, "https://shop.example/a%20b"),
      (#"{ "/": "/buy/item-*/x" }"#, "https://shop.example/buy/item-*/**/x"),
      (#"{ "/": "/$(lang)/$(food)" }"#, "https://shop.example/*/(pizza|sushi)"),
      (#"{ "?": { "id": "1", "ref": "?*", "o": "*" } }"#, "https://shop.example/**?id=1&ref"),
    ])
  func patterns(_ component: String, _ expected: String) throws {
    let association = try Self.read(
      """
      { "applinks": { "substitutionVariables": { "food": ["pizza", "sushi"] },
        "details": [ { "appIDs": [], "components": [ \(component) ] } ] } }
      """)
    let pattern = association.details[0].components[0].pattern(domain: "shop.example")
    #expect(pattern.description == expected)
  }

  @Test(
    "gives a notice where it cannot be read",
    arguments: [
      ("{", "a cannot be read as JSON; its paths are missing"),
      ("0\u{2}", "a is signed; FlowViz reads the unsigned file only, so its paths are missing"),
      (
        #"{ "applinks": { "details": 1 } }"#,
        "“details” of a is neither a list nor an object; its paths are missing"
      ),
    ])
  func broken(_ text: String, _ message: String) {
    let (_, notices) = SystemClaims.read(
      .siteAssociation, relativePath: "a", contents: Data(text.utf8))
    #expect(notices.map(\.message) == [message])
  }

  @Test("without links is empty, not an error")
  func other() throws {
    #expect(try Self.read(#"{ "webcredentials": {} }"#).details.isEmpty)
    #expect(try Self.read("[]").details.isEmpty)
  }

  @Test("paths are told in order, with those that stay on the web whatever the query")
  func toldPaths() {
    let file = """
      {"applinks": {"details": [
        {"appIDs": ["A.b"], "components": [
          {"/": "/news/drafts/*", "exclude": true}, {"/": "/news/*", "?": {"raw": "1"}, "exclude": true},
          {"/": 5}, {"/": "/news/*"}]},
        {"appID": "A.c", "paths": ["NOT /a", "/b", 5]}]}}
      """
    let contents = Data(file.utf8)
    let paths = SystemClaims.sitePaths(
      relativePath: "web/apple-app-site-association", contents: contents)
    #expect(
      paths.map(\.data) == [
        ["pattern": "https://*/news/drafts/**", "detail": "0", "keeps": "true"],
        ["pattern": "https://*/news/**", "detail": "0"],
        ["pattern": "https://*/a", "detail": "1", "keeps": "true"],
        ["pattern": "https://*/b", "detail": "1"],
      ])
    #expect(paths.map(\.location?.line) == [3, 4, 5, 5])
    #expect(SystemClaims.sitePaths(relativePath: "web/Info.plist", contents: contents).isEmpty)
  }
}
