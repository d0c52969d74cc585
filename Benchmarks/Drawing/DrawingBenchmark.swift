import FlowDrawing
import FlowModel
import Foundation
import Graphviz

/// Layout beside the `dot` program, pictures of large apps, and memory over many pictures.
enum DrawingBenchmark {
  private static let parts: [(name: String, run: @Sendable () throws -> Void)] = [
    ("large", large), ("layout", LayoutBesideDot.run), ("edges", edgesOfLargeGraphs),
    ("pages", pages), ("memory", PictureMemory.run),
  ]

  /// - Parameter words: names of parts; all of them without any.
  static func run(_ words: [String]) throws {
    for part in parts where words.isEmpty || words.contains(part.name) { try part.run() }
  }

  /// The default picture of apps that are too large to be drawn whole, and what it says of the rest.
  private static func large() throws {
    for (flows, routes) in [(60, 16), (125, 8), (1_000, 1), (2_000, 0)] {
      let graph = RealisticApp.graph(flows: flows, routesPerFlow: routes)
      let start = ContinuousClock.now
      let drawing = FlowDrawing(graph)
      let picture = try drawing.render(.svg)
      print(
        "\(graph.nodes.count) nodes, \(graph.edges.count) edges: default picture in "
          + "\(ContinuousClock.now - start), \(drawing.picture.nodes.count) nodes drawn"
          + (picture.messages + drawing.picture.omissions).map { ", \($0)" }.joined())
    }
  }

  /// Pictures of 20 graphs at every level: each has all its lines, or says what it left out.
  private static func edgesOfLargeGraphs() throws {
    let child = LayoutEngine.childProcess(executable: BuiltProgram.layout, arguments: [])
    for number in 0..<20 {
      let graph = RealisticApp.graph(flows: 12 + number * 6, routesPerFlow: 8)
      for level in DetailLevel.allCases {
        let drawing = FlowDrawing(graph, options: DrawingOptions(detail: level))
        let start = ContinuousClock.now
        let picture = try drawing.render(.svg, using: child)
        let time = ContinuousClock.now - start
        let text = String(decoding: picture.data, as: UTF8.self)
        let lines = text.components(separatedBy: "class=\"line ").count - 1
        let nodes = text.components(separatedBy: "class=\"node ").count - 1
        print(
          "\(graph.nodes.count) nodes, level \(level.rawValue): \(nodes) of "
            + "\(drawing.picture.nodes.count) nodes and \(lines) of \(drawing.picture.lines.count) "
            + "lines in \(time)" + picture.messages.map { ", \($0)" }.joined())
      }
    }
  }

  /// Size of pages, and the time to write one.
  private static func pages() throws {
    for (flows, routes) in [(15, 16), (60, 16)] {
      let graph = RealisticApp.graph(flows: flows, routesPerFlow: routes)
      let start = ContinuousClock.now
      let page = try FlowDrawing(graph).render(.html)
      print(
        "\(graph.nodes.count) nodes, \(graph.edges.count) edges: page of \(page.data.count / 1_000) kB "
          + "in \(ContinuousClock.now - start)")
    }
  }
}
