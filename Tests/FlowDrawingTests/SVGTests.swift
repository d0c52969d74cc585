import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// The SVG by its structure.
struct SVGTests {
  private func svg(
    _ graph: FlowGraph, options: DrawingOptions = .init()
  ) throws -> (tree: XMLTree, text: String) {
    let data = try FlowDrawing(graph, options: options).render(.svg).data
    return (try XMLReader.read(Array(data)), String(decoding: data, as: UTF8.self))
  }

  @Test func isAnAccessiblePicture() throws {
    let (tree, text) = try svg(ShopGraph.graph)
    #expect(tree["role"] == "img")
    #expect(tree["aria-labelledby"] == "picture-title picture-desc")
    #expect(tree.elements.prefix(3).map(\.name) == ["title", "desc", "style"])
    #expect(tree.elements.first?.text == "Shop")
    #expect(text.contains("prefers-color-scheme: dark"))
    #expect(!text.contains("<script"))
    #expect(!text.contains("transparent"))
  }

  @Test func everyNodeAndLineHasItsIdsAndTitle() throws {
    let picture = FlowDrawing(ShopGraph.graph).picture
    let (tree, _) = try svg(ShopGraph.graph)
    let groups = tree.all { $0["data-id"] != nil }
    let nodes = groups.filter { $0.classes.contains("node") }
    #expect(nodes.count == picture.nodes.count)
    #expect(groups.filter { $0.classes.contains("line") }.count == picture.lines.count)
    #expect(groups.filter { $0.classes.contains("group") }.count == picture.groups.count)
    for group in groups {
      #expect(group.elements.first?.name == "title")
      #expect(group["id"]?.isEmpty == false)
    }
    #expect(Set(groups.map { $0["id"] }).count == groups.count)
    let cart = try #require(nodes.first { $0["id"] == "route_Shop_Route_cart" })
    #expect(cart["data-id"] == "route:Shop/Route.cart screen:Shop/CartView")
    #expect(cart.classes.contains("route"))
  }

  @Test func textsOfNodesAreCentred() throws {
    let (tree, _) = try svg(ShopGraph.graph)
    for node in tree.all({ $0.classes.contains("node") && !$0.classes.contains("deepLink") }) {
      #expect(node.all { $0.name == "text" }.allSatisfy { $0["text-anchor"] == "middle" })
    }
  }

  @Test func boxesHaveATenthOfSlack() throws {
    let (tree, _) = try svg(ShopGraph.graph)
    for node in tree.all({ $0.classes.contains("route") }) {
      let path = try #require(node.all { $0.name == "path" }.first?["d"])
      let xs = path.split { " ,MC".contains($0) }.compactMap { Double($0) }.enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      let width = try #require(xs.max()) - (try #require(xs.min()))
      for line in node.all({ $0.name == "text" }) {
        let size = try #require(line["font-size"].flatMap(Double.init))
        let text = TextWidth.of(line.text, size: size, bold: line["font-weight"] == "bold")
        #expect(width >= text * 1.1, "\(line.text)")
      }
    }
  }

  @Test func linksLeadToTheSource() throws {
    let options = DrawingOptions(sourceURL: "https://host/x?a=1&b={file}#L{line}")
    let (tree, _) = try svg(ShopGraph.graph, options: options)
    let cart = try #require(tree.all { $0["id"] == "route_Shop_Route_cart" }.first)
    let link = try #require(cart.all { $0.name == "a" }.first)
    #expect(link["xlink:href"] == "https://host/x?a=1&amp;b=Sources/Route.swift#L10")
    let (plain, _) = try svg(ShopGraph.graph)
    #expect(plain.all { $0.name == "a" }.isEmpty)
  }

  @Test func anEmptyGraphSaysSo() throws {
    let (tree, text) = try svg(GraphSketch("Nothing").graph)
    #expect(tree.name == "svg")
    #expect(text.contains("No navigation was found."))
  }

  @Test func sameGraphSameBytes() throws {
    let (_, first) = try svg(ShopGraph.graph)
    let (_, second) = try svg(ShopGraph.graph)
    #expect(first == second, "\(Comment(rawValue: LineDifference.text(from: first, to: second)))")
  }

  @Test(arguments: DetailLevel.allCases)
  func everyLevelIsDrawnWithoutAWord(detail: DetailLevel) throws {
    for graph in [ShopGraph.graph, TravelGraph.graph, BigGraph.graph(flows: 12)] {
      let picture = try FlowDrawing(graph, options: DrawingOptions(detail: detail)).render(.svg)
      #expect(picture.messages.isEmpty)
    }
  }
}

extension XMLTree {
  var text: String {
    children.map { child in
      switch child {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  func all(_ condition: (XMLTree) -> Bool) -> [XMLTree] {
    (condition(self) ? [self] : []) + elements.flatMap { $0.all(condition) }
  }
}
