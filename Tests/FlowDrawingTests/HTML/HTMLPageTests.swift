import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// The page by its text.
struct HTMLPageTests {
  private func page(_ graph: FlowGraph, options: DrawingOptions = .init()) throws -> String {
    String(
      decoding: try FlowDrawing(graph, options: options).render(.html).data, as: UTF8.self)
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ])
  func digestsAreThoseOfTheStandard(text: String, digest: String) {
    #expect(ContentDigest.source(text) == "sha256-\(digest)")
  }

  @Test func sameGraphSameBytes() throws {
    let first = try page(ShopGraph.graph)
    let second = try page(ShopGraph.graph)
    #expect(first == second)
  }

  @Test func asksForNothing() throws {
    let text = try page(ShopGraph.graph)
    for word in ["src=", "@import", "url(", "<link", "http:", "fetch(", "XMLHttpRequest"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("unsafe"))
  }

  @Test func everyPlaceOfTheTemplateIsFilled() throws {
    let text = try page(ShopGraph.graph)
    #expect(!text.contains("{{"))
    #expect(text.hasPrefix("<!DOCTYPE html>"))
    #expect(text.hasSuffix("</html>\n"))
  }

  @Test func namesOfColoursAreComplete() {
    #expect(Set(Palette.night.map(\.day)) == Set(Palette.names.keys))
    #expect(!PageStyleSheet.text.contains("--color-"))
  }

  @Test func holdsEveryNodeAndLineOnceAPicture() throws {
    for graph in [ShopGraph.graph, TravelGraph.graph, BigGraph.graph(flows: 6)] {
      let text = try page(graph, options: DrawingOptions(detail: .screens))
      let picture = FlowDrawing(graph, options: DrawingOptions(detail: .screens)).picture
      func isOnce(_ id: String) -> Bool { text.ranges(of: "id=\"p0\(id)\"").count == 1 }
      #expect(picture.nodes.indices.allSatisfy { isOnce("n\($0)") })
      #expect(picture.lines.indices.allSatisfy { isOnce("l\($0)") })
      #expect(picture.groups.indices.allSatisfy { isOnce("g\($0)") })
    }
  }

  @Test func outlineTellsEveryNodeAndLine() throws {
    let picture = FlowDrawing(ShopGraph.graph, options: DrawingOptions(detail: .screens)).picture
    let text = try page(ShopGraph.graph, options: DrawingOptions(detail: .flows))
    let outline = try #require(text.firstRange(of: "<ul class=\"sections\">"))
    let rest = text[outline.lowerBound...].prefix { $0 != "\u{0}" }
    for (number, node) in picture.nodes.enumerated() {
      #expect(rest.ranges(of: "<li id=\"o\(number)\">").count == 1, "\(node.title)")
      #expect(rest.contains(">\(node.title.replacing("\n", with: ", "))</a>"))
    }
    #expect(rest.ranges(of: "<li><span class=\"kind\">").count == picture.lines.count)
    // The kind is said once.
    #expect(rest.contains("<span class=\"kind\">sheet</span>"))
    #expect(!rest.contains("<span class=\"note\">sheet</span>"))
  }

  @Test func fiveHundredNodesAreLessThanAMegabyte() throws {
    let graph = BigGraph.graph(flows: 28)
    #expect(graph.nodes.count > 450)
    let size = try page(graph, options: DrawingOptions(detail: .screens)).utf8.count
    #expect(size < 1_000_000)
    let drawn = BigGraph.graph(flows: 62)
    #expect(FlowDrawing(drawn, options: DrawingOptions(detail: .screens)).picture.nodes.count > 490)
    #expect(try page(drawn, options: DrawingOptions(detail: .screens)).utf8.count < 1_000_000)
  }

  @Test func anEmptyGraphSaysSo() throws {
    let text = try page(GraphSketch("Nothing").graph)
    #expect(text.contains("No navigation was found."))
  }

  @Test(arguments: HostileNamesTests.names)
  func namesNeverBecomeMarkup(name: String) throws {
    let text = try page(HostileNamesTests.graph(name))
    #expect(text.ranges(of: "<script").count == 2)
    #expect(text.ranges(of: "</script").count == 2)
    #expect(text.ranges(of: "<style").count == 1)
    #expect(text.ranges(of: "</style").count == 1)
    #expect(!text.contains(" onload=\"x"))
    let start = try #require(text.firstRange(of: "id=\"contents\">"))
    let end = try #require(text[start.upperBound...].firstRange(of: "</script>"))
    let json = Data(text[start.upperBound..<end.lowerBound].utf8)
    let contents = try #require(
      JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect((contents["things"] as? [Any])?.count == HostileNamesTests.graph(name).nodes.count)
  }

  @Test func linksToTheSourceNeverRunCode() throws {
    let text = try page(
      ShopGraph.graph, options: DrawingOptions(sourceURL: "javascript:alert('{file}')"))
    #expect(!text.contains("javascript:"))
  }
}
