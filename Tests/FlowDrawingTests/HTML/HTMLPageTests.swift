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

  @Test func thePictureHasNoRoomForHeadlineAndKey() throws {
    let drawing = FlowDrawing(ShopGraph.graph, options: DrawingOptions(detail: .screens))
    func height(_ format: PictureFormat, _ start: String) throws -> Double {
      let text = String(decoding: try drawing.render(format).data, as: UTF8.self)
      let view = try #require(text.components(separatedBy: start).dropFirst().first)
      let numbers = view.prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
      return try #require(numbers.last)
    }
    let whole = try height(.svg, "viewBox=\"")
    let cropped = try height(.html, "<svg viewBox=\"")
    #expect(cropped < whole - 100)
    #expect(cropped > whole / 3)
  }

  @Test func aFrameHoldsAllThatIsDrawn() throws {
    var graph = XMLTree("g")
    graph.children = [
      XMLTree("rect", [("x", "10"), ("y", "-40"), ("width", "20"), ("height", "8")]),
      XMLTree("ellipse", [("cx", "5"), ("cy", "5"), ("rx", "9"), ("ry", "2")]),
      XMLTree("path", [("d", "M0,0C10,60 20,3 30,4")]),
      XMLTree("polygon", [("points", "50,1 52,3 50,1")]),
      XMLTree("text", [("x", "48"), ("y", "-50"), ("font-size", "10")], text: "mm"),
    ].map { .element($0) }
    let frame = try #require(Frame(drawnIn: graph))
    #expect([frame.left, frame.top, frame.bottom] == [-4, -60, 60])
    #expect(frame.right > 55 && frame.right < 60)
    #expect(Frame(drawnIn: XMLTree("g")) == nil)
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
