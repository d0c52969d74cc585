internal import CGraphviz

/// Where a layout has put things, read from Graphviz's own records.
///
/// Not for use outside `Graphviz`'s lock, nor after the layout was freed.
struct LaidOutGraph {
  private let graph: UnsafeMutablePointer<Agraph_t>

  init(_ graph: UnsafeMutablePointer<Agraph_t>) { self.graph = graph }

  /// Moves titles away from lines, leads lines around what they would still run through, then moves
  /// labels that lie over something.
  ///
  /// See `TitlePlacement`, `LineDetours` and `LabelPlacement`.
  func tidy() {
    var numbers: [UnsafeMutablePointer<Agnode_t>: Int] = [:]
    var obstacles: [LabelPlacement.Box] = []
    var node = agfstnode(graph)
    while let current = node {
      numbers[current] = obstacles.count
      obstacles.append(Self.box(cgraphviz_node_box(current)))
      node = agnxtnode(graph, current)
    }
    let edges = self.edges
    let titles = placedTitles(between: obstacles, edges)
    var detours = LineDetours(around: obstacles, titles: titles)
    for edge in edges {
      let ends = Set([cgraphviz_edge_tail(edge), cgraphviz_edge_head(edge)].compactMap(\.self))
      leadAround(edge, ends: Set(ends.compactMap { numbers[$0] }), &detours)
    }
    moveCoveredLabels(of: edges, obstacles: obstacles + titles)
  }

  private var edges: [UnsafeMutablePointer<Agedge_t>] {
    var edges: [UnsafeMutablePointer<Agedge_t>] = []
    var node = agfstnode(graph)
    while let current = node {
      var edge = agfstout(graph, current)
      while let line = edge {
        edges.append(line)
        edge = agnxtout(graph, line)
      }
      node = agnxtnode(graph, current)
    }
    return edges
  }

  private func leadAround(
    _ edge: UnsafeMutablePointer<Agedge_t>, ends: Set<Int>, _ detours: inout LineDetours
  ) {
    // A line with pieces of its own colours would need the same change in each.
    guard cgraphviz_edge_curve_count(edge) == 1 else { return }
    let curves = Self.curves(of: edge, 0)
    let changed = detours.leadAround(curves, ends: ends)
    guard changed != curves, let start = changed.first?.start else { return }
    let points = ([start] + changed.flatMap { [$0.first, $0.second, $0.end] }).map {
      pointf(x: $0.x, y: $0.y)
    }
    cgraphviz_set_edge_curve(edge, 0, points, CInt(points.count))
  }

  private func moveCoveredLabels(
    of edges: [UnsafeMutablePointer<Agedge_t>], obstacles: [LabelPlacement.Box]
  ) {
    var lines: [[LabelPlacement.Point]] = []
    var labels: [LabelPlacement.Label] = []
    var labelled: [UnsafeMutablePointer<Agedge_t>] = []
    for edge in edges {
      let box = Self.box(cgraphviz_edge_label_box(edge))
      if box.width > 0 {
        labels.append(LabelPlacement.Label(box: box, line: lines.count))
        labelled.append(edge)
      }
      lines.append(Self.points(of: edge))
    }
    let placed = LabelPlacement(obstacles: obstacles, lines: lines).place(labels)
    for (number, box) in placed.enumerated() where box != labels[number].box {
      cgraphviz_move_edge_label(labelled[number], box.x, box.y)
    }
  }

  /// The titles of all clusters, where they are best.
  private func placedTitles(
    between nodes: [LabelPlacement.Box], _ edges: [UnsafeMutablePointer<Agedge_t>]
  ) -> [LabelPlacement.Box] {
    let clusters = titledClusters(of: graph)
    guard !clusters.isEmpty else { return [] }
    var titles = clusters.map { Self.box(cgraphviz_title_box($0)) }
    let placement = TitlePlacement(
      obstacles: nodes + titles, lines: edges.map { Self.points(of: $0) })
    for (number, cluster) in clusters.enumerated() {
      let placed = placement.place(
        titles[number], left: cgraphviz_cluster_left(cluster),
        right: cgraphviz_cluster_right(cluster))
      guard placed != titles[number] else { continue }
      cgraphviz_move_title(cluster, placed.x)
      titles[number] = placed
    }
    return titles
  }

  private func titledClusters(
    of graph: UnsafeMutablePointer<Agraph_t>
  ) -> [UnsafeMutablePointer<Agraph_t>] {
    var clusters: [UnsafeMutablePointer<Agraph_t>] = []
    var inner = agfstsubg(graph)
    while let cluster = inner {
      if String(cString: agnameof(cluster)).hasPrefix("cluster"),
        cgraphviz_title_box(cluster).width > 0
      {
        clusters.append(cluster)
      }
      clusters += titledClusters(of: cluster)
      inner = agnxtsubg(cluster)
    }
    return clusters
  }

  private static func box(_ box: cgraphviz_box) -> LabelPlacement.Box {
    LabelPlacement.Box(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  /// Points along an edge's curves, close together.
  private static func points(of edge: UnsafeMutablePointer<Agedge_t>) -> [LabelPlacement.Point] {
    (0..<cgraphviz_edge_curve_count(edge)).flatMap { curves(of: edge, $0) }
      .flatMap { $0.samples(every: LabelPlacement.step).map(\.point) }
  }

  private static func curves(of edge: UnsafeMutablePointer<Agedge_t>, _ number: CInt) -> [Curve] {
    var count: CInt = 0
    guard let control = cgraphviz_edge_curve(edge, number, &count) else { return [] }
    return stride(from: 0, to: Int(count) - 3, by: 3).map { start in
      let points = (0...3).map {
        LabelPlacement.Point(x: control[start + $0].x, y: control[start + $0].y)
      }
      return Curve(points[0], points[1], points[2], points[3])
    }
  }
}
