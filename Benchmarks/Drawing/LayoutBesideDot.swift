import FlowDrawing
import Foundation
import Graphviz

/// Layout and drawing of the same DOT beside the `dot` program.
enum LayoutBesideDot {
  private static let dot = "/usr/bin/dot"

  /// The best of fifteen each, in processor time, which other programs disturb less than the clock.
  static func run() throws {
    guard FileManager.default.isExecutableFile(atPath: dot) else {
      print("no 'dot' program to compare with; install the package graphviz")
      return
    }
    var table = TextTable(["nodes", "here", "in a child", "dot", "here : dot", "child : dot"])
    for flows in [4, 10, 16, 30, 50, 80] {
      let graph = RealisticApp.graph(flows: flows, routesPerFlow: 6)
      let text = FlowDrawing(graph, options: DrawingOptions(detail: .screens)).dot()
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("flowviz-bench-\(flows).dot")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let here = try best {
        let start = clock()
        _ = try Graphviz.render(text, as: .svg)
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
      }
      let child = try best {
        try cpu("'\(BuiltProgram.layout.path)' --format svg < '\(file.path)'")
      }
      let theirs = try best { try cpu("'\(dot)' -Tsvg < '\(file.path)'") }
      table.add(
        ["\(graph.nodes.count)"] + [here, child, theirs].map { "\(($0 * 1_000).rounded(0)) ms" }
          + [here / theirs, child / theirs].map { $0.rounded(2) })
    }
    print(table.text)
  }

  private static func cpu(_ command: String) throws -> Double {
    try MeasuredRun(["/bin/sh", "-c", "exec \(command)"]).cpuSeconds
  }

  private static func best(_ seconds: () throws -> Double) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<15 { best = min(best, try seconds()) }
    return best
  }
}
