import FlowDrawing
import FlowModel
import Foundation
import Graphviz

/// Layout beside the `dot` program, pictures of large apps, and memory over many pictures.
enum DrawingBenchmark {
  static func run() throws {
    try large()
    try besideDot()
    try edgesOfLargeGraphs()
    try memory()
  }

  /// The default picture of apps that are too large to be drawn whole.
  private static func large() throws {
    for (flows, routes) in [(60, 16), (125, 8), (1_000, 1), (2_000, 0)] {
      let graph = RealisticApp.graph(flows: flows, routesPerFlow: routes)
      let start = ContinuousClock.now
      let drawing = FlowDrawing(graph)
      let picture = try drawing.render(.svg)
      print(
        "\(graph.nodes.count) nodes, \(graph.edges.count) edges: default picture in "
          + "\(ContinuousClock.now - start), \(drawing.picture.nodes.count) nodes drawn"
          + picture.messages.map { ", \($0)" }.joined())
    }
  }

  /// Wall time of the same DOT, the best of five each.
  private static func besideDot() throws {
    let dot = "/usr/bin/dot"
    guard FileManager.default.isExecutableFile(atPath: dot) else {
      print("no 'dot' program to compare with; install the package graphviz")
      return
    }
    for flows in [4, 10, 16] {
      let graph = RealisticApp.graph(flows: flows, routesPerFlow: 6)
      let text = FlowDrawing(graph, options: DrawingOptions(detail: .screens)).dot()
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("flowviz-bench-\(flows).dot")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let ours = try best { _ = try Graphviz.render(text, as: .svg) }
      let theirs = try best {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: dot)
        process.arguments = ["-Tsvg", file.path, "-o", "/dev/null"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
      }
      print("\(graph.nodes.count) nodes: ours \(ours), dot \(theirs), ratio \(ours / theirs)")
    }
  }

  /// Pictures of graphs that Graphviz may fail on: each has all its lines, or says what it left out.
  private static func edgesOfLargeGraphs() throws {
    for number in 0..<20 {
      let graph = RealisticApp.graph(flows: 12 + number * 6, routesPerFlow: 8)
      let drawing = FlowDrawing(graph)
      let picture = try drawing.render(.svg)
      let text = String(decoding: picture.data, as: UTF8.self)
      let drawn = text.components(separatedBy: "class=\"line ").count - 1
      let told = picture.messages.isEmpty ? "" : ", \(picture.messages)"
      print(
        "\(graph.nodes.count) nodes: \(drawn) of \(drawing.picture.lines.count) lines drawn\(told)")
    }
  }

  /// Resident memory after 100 pictures and after 1,000.
  private static func memory() throws {
    let graph = RealisticApp.graph(flows: 4, routesPerFlow: 5)
    var early = 0
    for number in 1...1_000 {
      _ = try FlowDrawing(graph).render(.svg)
      if number == 100 { early = resident() }
    }
    print("resident after 100 pictures: \(early) KiB, after 1,000: \(resident()) KiB")
  }

  private static func resident() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  private static func best(_ body: () throws -> Void) rethrows -> Duration {
    let clock = ContinuousClock()
    var best = Duration.seconds(3_600)
    for _ in 0..<5 { best = min(best, try clock.measure(body)) }
    return best
  }
}
