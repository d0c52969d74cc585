import Testing

@testable import DeepLinks

@Suite("Patterns in the order of the source")
struct LinkTableTests {
  private static func table(_ patterns: [String]) throws -> LinkTable {
    LinkTable(try patterns.map { try LinkPattern(parsing: $0) })
  }

  @Test("give the first that takes a URL, after those that may")
  func candidates() throws {
    let table = try Self.table([
      "shop://cart where isOpen", "~shop://*", "shop://cart", "*/x", "shop|store://cart/x",
    ])
    let cart = try #require(ParsedLink("shop://cart"))
    #expect(table.candidates(cart).map(\.index) == [0, 1])
    #expect(table.firstMatch(cart)?.index == 1)
    let deep = try #require(ParsedLink("store://cart/x"))
    #expect(table.firstMatch(deep)?.index == 3)
    let none = try #require(ParsedLink("other://cart/y"))
    #expect(table.candidates(none).isEmpty)
    #expect(table.nearestMiss(none)?.index == 3)
    #expect(
      table.nearestMiss(none)?.reason == "segment 1 of the path is “y”, not “x”")
  }

  @Test("name the one that capitals alone keep from taking a URL as the nearest")
  func capitals() throws {
    let table = try Self.table([
      "shop://cart", "shop://product/:id", "shop://help/faq", "shop://help/terms", "store://(a|b)",
    ])
    let reasons = try [
      "shop://Product/1": "the host is “Product”, not “product”",
      "shop://help/Terms": "segment 1 of the path is “Terms”, not “terms”",
      "STORE://a": "the scheme is “STORE”, not “store”",
      "store://B": "the host is “B”, not one of “a”, “b”",
    ].map { url, reason in (try #require(ParsedLink(url)), reason) }
    for (link, reason) in reasons { #expect(table.nearestMiss(link)?.reason == reason) }
  }

  @Test("show which can never be taken, and by whom")
  func shadowed() throws {
    let table = try self.shadowTable()
    #expect(
      table.shadowed() == [
        LinkTable.Shadow(index: 2, by: [0]), LinkTable.Shadow(index: 5, by: [3, 4]),
        LinkTable.Shadow(index: 7, by: [6]),
      ])
  }

  private func shadowTable() throws -> LinkTable {
    try Self.table([
      "shop://product/:id", "shop://product/:id(Int)/x", "shop://product/new", "a/x", "b/x",
      "(a|b)/x", "~web://*", "WEB://*", "c where p", "c", "shop://NEW ignoring case",
    ])
  }

  @Test("show which share URLs")
  func overlaps() throws {
    let table = try Self.table(["shop://a/:x", "shop://b/:x", "*/new", "shop://a/b"])
    #expect(
      table.overlaps() == [
        LinkTable.Overlap(earlier: 0, later: 2, witness: "shop://a/new"),
        LinkTable.Overlap(earlier: 1, later: 2, witness: "shop://b/new"),
        LinkTable.Overlap(earlier: 0, later: 3, witness: "shop://a/b"),
      ])
    #expect(table.overlaps(limit: 1).count == 1)
  }
}
