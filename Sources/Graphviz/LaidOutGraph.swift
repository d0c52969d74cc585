internal import CGraphviz

/// Where a layout has put things, read from Graphviz's own records.
///
/// Not for use outside `Graphviz`'s lock, nor after the layout was freed.
struct LaidOutGraph {
  private let graph: UnsafeMutablePointer<Agraph_t>

  init(_ graph: UnsafeMutablePointer<Agraph_t>) { self.graph = graph }

  /// Moves labels of edges that lie over something to free places, see `LabelPlacement`.
  func moveCoveredLabels() {
    var lines: [[LabelPlacement.Point]] = []
    var labels: [LabelPlacement.Label] = []
    var edges: [UnsafeMutablePointer<Agedge_t>] = []
    var obstacles: [LabelPlacement.Box] = []
    var node = agfstnode(graph)
    while let current = node {
      obstacles.append(Self.box(cgraphviz_node_box(current)))
      var edge = agfstout(graph, current)
      while let line = edge {
        let box = Self.box(cgraphviz_edge_label_box(line))
        if box.width > 0 {
          labels.append(LabelPlacement.Label(box: box, line: lines.count))
          edges.append(line)
        }
        lines.append(Self.points(of: line))
        edge = agnxtout(graph, line)
      }
      node = agnxtnode(graph, current)
    }
    addTitles(of: graph, to: &obstacles)
    let placed = LabelPlacement(obstacles: obstacles, lines: lines).place(labels)
    for (number, box) in placed.enumerated() where box != labels[number].box {
      cgraphviz_move_edge_label(edges[number], box.x, box.y)
    }
  }

  private func addTitles(
    of graph: UnsafeMutablePointer<Agraph_t>, to obstacles: inout [LabelPlacement.Box]
  ) {
    var inner = agfstsubg(graph)
    while let cluster = inner {
      if String(cString: agnameof(cluster)).hasPrefix("cluster") {
        let box = Self.box(cgraphviz_title_box(cluster))
        if box.width > 0 { obstacles.append(box) }
      }
      addTitles(of: cluster, to: &obstacles)
      inner = agnxtsubg(cluster)
    }
  }

  private static func box(_ box: cgraphviz_box) -> LabelPlacement.Box {
    LabelPlacement.Box(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  /// Points along an edge's curves, close together.
  private static func points(of edge: UnsafeMutablePointer<Agedge_t>) -> [LabelPlacement.Point] {
    var points: [LabelPlacement.Point] = []
    for number in 0..<cgraphviz_edge_curve_count(edge) {
      var count: CInt = 0
      guard let curve = cgraphviz_edge_curve(edge, number, &count) else { continue }
      var start = 0
      while start + 3 < Int(count) {
        append((0...3).map { curve[start + $0] }, to: &points)
        start += 3
      }
    }
    return points
  }

  /// A cubic Bézier curve as points no further apart than `LabelPlacement.step`.
  private static func append(_ control: [pointf], to points: inout [LabelPlacement.Point]) {
    let length = zip(control, control.dropFirst()).reduce(0.0) { sum, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (dx * dx + dy * dy).squareRoot()
    }
    let count = max(1, min(2_000, Int((length / LabelPlacement.step).rounded(.up))))
    for step in 0...count {
      let t = Double(step) / Double(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        LabelPlacement.Point(
          x: a * control[0].x + b * control[1].x + c * control[2].x + d * control[3].x,
          y: a * control[0].y + b * control[1].y + c * control[2].y + d * control[3].y))
    }
  }
}
