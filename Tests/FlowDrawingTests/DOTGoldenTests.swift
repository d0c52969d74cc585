import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

/// DOT, byte for byte.
///
/// `FLOWVIZ_RECORD=1` writes the golden files anew.
struct DOTGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Golden/FlowDrawing")

  @Test(arguments: ["small", "shop", "travel", "empty"])
  func dotIsAsRecorded(name: String) throws {
    let graphs = [
      "small": SmallGraph.graph, "shop": ShopGraph.graph, "travel": TravelGraph.graph,
      "empty": GraphSketch("Empty").graph,
    ]
    let graph = try #require(graphs[name])
    let dot = FlowDrawing(graph).dot()
    let file = Self.folder.appendingPathComponent("\(name).dot")
    if ProcessInfo.processInfo.environment["FLOWVIZ_RECORD"] == "1" {
      try Data(dot.utf8).write(to: file)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(dot == recorded, "\(Comment(rawValue: LineDifference.text(from: recorded, to: dot)))")
  }

  @Test func orderOfInputDoesNotMatter() {
    let graph = ShopGraph.graph
    let shuffled = FlowGraph(
      project: graph.project, nodes: graph.nodes.reversed(), edges: graph.edges.reversed(),
      deepLinks: graph.deepLinks.reversed())
    #expect(FlowDrawing(shuffled).dot() == FlowDrawing(graph).dot())
  }

  @Test func anotherNodeChangesNoOtherName() {
    let graph = SmallGraph.graph
    let screen = Node(
      id: "screen:Shop/AboutView", kind: .screen, name: "AboutView", qualifiedName: "AboutView",
      module: "Shop")
    let more = FlowGraph(
      project: graph.project, nodes: graph.nodes + [screen], edges: graph.edges)
    let before = Set(FlowDrawing(graph).dot().split(separator: "\n"))
    let after = Set(FlowDrawing(more).dot().split(separator: "\n"))
    let gone = before.subtracting(after).filter { !$0.contains("graph [") && !$0.contains("key_") }
    #expect(gone.isEmpty)
  }
}

extension NodeID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// Two routes of one flow.
enum SmallGraph {
  static let graph: FlowGraph = {
    var shop = GraphSketch("Shop")
    let entry = shop.add(.entry, "ShopApp")
    let flow = shop.add(.flow, "AppCoordinator", routeTypes: ["Route"])
    shop.edge(.launch, entry, flow)
    let routes = shop.routes(
      of: flow, owner: "Route", ["home": "HomeView", "productDetail": "ProductDetailView"],
      initial: "home")
    if let detail = routes["productDetail"] {
      shop.edge(.push, "screen:Shop/HomeView", detail, trigger: "HomeView.body")
      shop.edge(.push, "screen:Shop/HomeView", detail, trigger: "HomeView.open()")
    }
    return shop.graph
  }()
}
