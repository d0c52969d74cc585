/// Moves labels of lines that lie over something to a free place along their own line.
///
/// `dot` keeps room for a label in the rank where it stands, but not against what clusters and flat
/// edges bring into that rank. Each label is tried at places along its line, on both sides; the
/// cheapest wins: least over nodes and other labels, then across the fewest lines, then nearest to
/// where it was (the candidates and costs of point-feature label placement, Christensen, Marks and
/// Shieber 1995, with the greedy choice that they start from).
///
/// O(*n*) in nodes, labels and lines' pieces for a picture of even density, by a grid.
struct LabelPlacement {
  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// A rectangle, by its middle.
  struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func overlap(_ other: Box) -> Double {
      let across =
        min(x + width / 2, other.x + other.width / 2)
        - max(x - width / 2, other.x - other.width / 2)
      let down =
        min(y + height / 2, other.y + other.height / 2)
        - max(y - height / 2, other.y - other.height / 2)
      return across > 0 && down > 0 ? across * down : 0
    }

    func contains(_ point: Point) -> Bool {
      abs(point.x - x) < width / 2 && abs(point.y - y) < height / 2
    }
  }

  /// A label with the number of the line that it belongs to.
  struct Label: Hashable {
    var box: Box
    var line: Int
  }

  /// What no label may cover: nodes and titles.
  private var obstacles = PlaneGrid<Box>()
  /// Points of the lines, close together.
  private var points = PlaneGrid<(point: Point, line: Int)>()
  private let lines: [[Point]]

  /// - Parameter lines: Each line as points along it, no further apart than `step`.
  init(obstacles: [Box], lines: [[Point]]) {
    self.lines = lines
    for box in obstacles { self.obstacles.insert(box, over: box) }
    for (number, line) in lines.enumerated() {
      for point in line { points.insert((point, number), at: point) }
    }
  }

  /// How far the points of a line may be apart.
  static let step = 6.0

  /// The boxes of the labels, in their order, those moved that lay over something.
  func place(_ labels: [Label]) -> [Box] {
    var boxes = labels.map(\.box)
    var taken = PlaneGrid<(box: Box, label: Int)>()
    for (number, box) in boxes.enumerated() { taken.insert((box, number), over: box) }
    for (number, label) in labels.enumerated() {
      let cost = cost(of: label.box, number, label.line, taken, boxes)
      // One that touches nothing but its own line stays where the layout wants it.
      guard cost > Self.ownLineCost else { continue }
      var best = (box: label.box, cost: cost)
      for candidate in candidates(for: label) {
        let away = abs(candidate.x - label.box.x) + abs(candidate.y - label.box.y)
        let cost =
          self.cost(of: candidate, number, label.line, taken, boxes) + away * Self.distanceCost
        if cost < best.cost { best = (candidate, cost) }
      }
      boxes[number] = best.box
      taken.insert((best.box, number), over: best.box)
    }
    return boxes
  }

  // MARK: Costs

  private static let overlapCost = 10.0
  private static let lineCost = 40.0
  private static let ownLineCost = 15.0
  private static let distanceCost = 0.2

  private func cost(
    of box: Box, _ number: Int, _ line: Int, _ taken: PlaneGrid<(box: Box, label: Int)>,
    _ boxes: [Box]
  ) -> Double {
    var cost = 0.0
    obstacles.visit(box) { cost += $0.overlap(box) * Self.overlapCost }
    taken.visit(box) { other in
      // Where a label was before, it is no more.
      guard other.label != number, boxes[other.label] == other.box else { return }
      cost += other.box.overlap(box) * Self.overlapCost
    }
    var crossing: [Int] = []
    points.visit(box) {
      if box.contains($0.point), !crossing.contains($0.line) { crossing.append($0.line) }
    }
    for crossed in crossing { cost += crossed == line ? Self.ownLineCost : Self.lineCost }
    return cost
  }

  // MARK: Candidates

  /// Places above and below the middle of the line, and further along it.
  private func candidates(for label: Label) -> [Box] {
    let line = lines[label.line]
    guard line.count > 2 else { return [] }
    var boxes: [Box] = []
    for share in [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] {
      let place = min(line.count - 2, max(1, Int(Double(line.count - 1) * share)))
      let before = line[place - 1]
      let after = line[place + 1]
      let (dx, dy) = (after.x - before.x, after.y - before.y)
      let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
      // As far from the line as a rectangle must be that touches a line of this slope.
      let away =
        abs(dy / length) * label.box.width / 2 + abs(dx / length) * label.box.height / 2 + 2
      for side in [1.0, -1.0] {
        boxes.append(
          Box(
            x: line[place].x - dy / length * away * side,
            y: line[place].y + dx / length * away * side,
            width: label.box.width, height: label.box.height))
      }
    }
    return boxes
  }
}
