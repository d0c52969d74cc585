internal import CGraphviz

/// Where a layout has put things, read from Graphviz's own records.
///
/// Not for use outside `Graphviz`'s lock, nor after the layout was freed.
struct LaidOutGraph {
  private let graph: UnsafeMutablePointer<Agraph_t>

  init(_ graph: UnsafeMutablePointer<Agraph_t>) { self.graph = graph }

  /// Draws samples together, leads lines on to small shapes, moves titles away from lines, leads
  /// lines around what they would still run through, then moves labels that lie over something.
  ///
  /// See `RowPacking`, `ShapeEnds`, `TitlePlacement`, `LineDetours` and `LabelPlacement`.
  func tidy() {
    let clusters = clusters(of: graph)
    for cluster in clusters where cgraphviz_has_attribute(cluster, "packed") != 0 {
      PackedCluster(cluster).draw()
    }
    var numbers: [UnsafeMutablePointer<Agnode_t>: Int] = [:]
    var obstacles: [LabelPlacement.Box] = []
    var node = agfstnode(graph)
    while let current = node {
      numbers[current] = obstacles.count
      obstacles.append(Self.box(cgraphviz_node_box(current)))
      node = agnxtnode(graph, current)
    }
    let edges = self.edges
    for edge in edges { leadToShapes(edge) }
    var lines = edges.map { Self.points(of: $0) }
    let titles = placedTitles(of: clusters, between: obstacles, lines)
    var detours = LineDetours(around: obstacles, titles: titles)
    for (number, edge) in edges.enumerated() {
      let (tail, head) = (cgraphviz_edge_tail(edge), cgraphviz_edge_head(edge))
      let ends = LineDetours.Ends(
        tail: tail.flatMap { numbers[$0] }, head: head.flatMap { numbers[$0] })
      if leadAround(edge, ends: ends, &detours) {
        lines[number] = Self.points(of: edge)
      }
    }
    moveCoveredLabels(of: edges, lines, obstacles: obstacles + titles)
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

  /// Whether the edge has another line now.
  private func leadAround(
    _ edge: UnsafeMutablePointer<Agedge_t>, ends: LineDetours.Ends, _ detours: inout LineDetours
  ) -> Bool {
    // A line with pieces of its own colours would need the same change in each.
    guard cgraphviz_edge_curve_count(edge) == 1 else { return false }
    var ends = ends
    ends.tailRoom = cgraphviz_head_length(edge, 0, 1)
    ends.headRoom = cgraphviz_head_length(edge, 0, 0)
    let curves = Self.curves(of: edge, 0)
    let changed = detours.leadAround(curves, ends: ends)
    guard changed != curves, let first = changed.first, let last = changed.last else {
      return false
    }
    Self.set(changed, of: edge)
    if first.start != curves.first?.start {
      let tip = first.start.plus(first.start.minus(first.first).scaled(to: ends.tailRoom))
      cgraphviz_set_tip(edge, 0, 1, tip.x, tip.y)
    }
    if last.end != curves.last?.end {
      let tip = last.end.plus(last.end.minus(last.second).scaled(to: ends.headRoom))
      cgraphviz_set_tip(edge, 0, 0, tip.x, tip.y)
    }
    return true
  }

  /// Leads an edge on to the shapes of its ends, unless it has a head there.
  private func leadToShapes(_ edge: UnsafeMutablePointer<Agedge_t>) {
    func arrow(_ node: UnsafeMutablePointer<Agnode_t>?) -> UnsafeMutablePointer<Agnode_t>? {
      node.flatMap { cgraphviz_node_has_shape($0, "cds") != 0 ? $0 : nil }
    }
    let tail = arrow(cgraphviz_edge_tail(edge))
    let head = arrow(cgraphviz_edge_head(edge))
    guard tail != nil || head != nil, cgraphviz_edge_curve_count(edge) == 1 else { return }
    var curves = Self.curves(of: edge, 0)
    if let tail, cgraphviz_head_length(edge, 0, 1) == 0, let first = curves.first {
      curves[0] = Self.lead(first, from: tail)
    }
    if let head, cgraphviz_head_length(edge, 0, 0) == 0, let last = curves.last {
      curves[curves.count - 1] = Self.lead(last.reversed, from: head).reversed
    }
    Self.set(curves, of: edge)
  }

  private static func lead(_ curve: Curve, from node: UnsafeMutablePointer<Agnode_t>) -> Curve {
    let box = Self.box(cgraphviz_node_box(node))
    return ShapeEnds.lead(
      curve, from: ShapeEnds.arrow(in: box), middle: LabelPlacement.Point(x: box.x, y: box.y))
  }

  private func moveCoveredLabels(
    of edges: [UnsafeMutablePointer<Agedge_t>], _ lines: [[LabelPlacement.Point]],
    obstacles: [LabelPlacement.Box]
  ) {
    var labels: [LabelPlacement.Label] = []
    var labelled: [UnsafeMutablePointer<Agedge_t>] = []
    for (number, edge) in edges.enumerated() {
      let box = Self.box(cgraphviz_edge_label_box(edge))
      guard box.width > 0 else { continue }
      labels.append(LabelPlacement.Label(box: box, line: number))
      labelled.append(edge)
    }
    guard !labels.isEmpty else { return }
    let placed = LabelPlacement(obstacles: obstacles, lines: lines).place(labels)
    for (number, box) in placed.enumerated() where box != labels[number].box {
      cgraphviz_move_edge_label(labelled[number], box.x, box.y)
    }
  }

  /// The titles of all clusters, where they are best.
  private func placedTitles(
    of clusters: [UnsafeMutablePointer<Agraph_t>], between nodes: [LabelPlacement.Box],
    _ lines: [[LabelPlacement.Point]]
  ) -> [LabelPlacement.Box] {
    let titled = clusters.filter { cgraphviz_title_box($0).width > 0 }
    guard !titled.isEmpty else { return [] }
    var titles = titled.map { Self.box(cgraphviz_title_box($0)) }
    let placement = TitlePlacement(obstacles: nodes + titles, lines: lines)
    for (number, cluster) in titled.enumerated() {
      let placed = placement.place(
        titles[number], left: cgraphviz_cluster_left(cluster),
        right: cgraphviz_cluster_right(cluster))
      guard placed != titles[number] else { continue }
      cgraphviz_move_title(cluster, placed.x)
      titles[number] = placed
    }
    return titles
  }

  private func clusters(
    of graph: UnsafeMutablePointer<Agraph_t>
  ) -> [UnsafeMutablePointer<Agraph_t>] {
    var clusters: [UnsafeMutablePointer<Agraph_t>] = []
    var inner = agfstsubg(graph)
    while let cluster = inner {
      if String(cString: agnameof(cluster)).hasPrefix("cluster") { clusters.append(cluster) }
      clusters += self.clusters(of: cluster)
      inner = agnxtsubg(cluster)
    }
    return clusters
  }

  static func box(_ box: cgraphviz_box) -> LabelPlacement.Box {
    LabelPlacement.Box(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  /// Points along an edge's curves, close together.
  private static func points(of edge: UnsafeMutablePointer<Agedge_t>) -> [LabelPlacement.Point] {
    var points: [LabelPlacement.Point] = []
    for number in 0..<cgraphviz_edge_curve_count(edge) {
      for curve in curves(of: edge, number) {
        curve.addPoints(to: &points, every: LabelPlacement.step)
      }
    }
    return points
  }

  static func curves(of edge: UnsafeMutablePointer<Agedge_t>, _ number: CInt) -> [Curve] {
    var count: CInt = 0
    guard let control = cgraphviz_edge_curve(edge, number, &count) else { return [] }
    func point(_ place: Int) -> LabelPlacement.Point {
      LabelPlacement.Point(x: control[place].x, y: control[place].y)
    }
    return stride(from: 0, to: Int(count) - 3, by: 3).map {
      Curve(point($0), point($0 + 1), point($0 + 2), point($0 + 3))
    }
  }

  /// Draws an edge of one line with other curves.
  static func set(_ curves: [Curve], of edge: UnsafeMutablePointer<Agedge_t>) {
    guard let start = curves.first?.start else { return }
    let points = ([start] + curves.flatMap { [$0.first, $0.second, $0.end] }).map {
      pointf(x: $0.x, y: $0.y)
    }
    cgraphviz_set_edge_curve(edge, 0, points, CInt(points.count))
  }
}
