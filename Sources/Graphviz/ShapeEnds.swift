/// Leads lines on to a shape that is smaller than the box which the layout ends them at.
///
/// Graphviz draws the arrow `cds` some points inside its node's box, but ends lines at the box: they
/// would begin in the air.
struct ShapeEnds {
  typealias Point = LabelPlacement.Point

  /// The corners of an arrow that points to the right, as Graphviz draws it in the box of a node.
  static func arrow(in box: LabelPlacement.Box) -> [Point] {
    let tip = min(12, box.width / 3, box.height / 3)
    let (left, right) = (box.x - box.width / 2, box.x + box.width / 2)
    let half = box.height / 2 - tip / 2
    return [
      Point(x: left, y: box.y - half), Point(x: right - tip, y: box.y - half),
      Point(x: right, y: box.y), Point(x: right - tip, y: box.y + half),
      Point(x: left, y: box.y + half),
    ]
  }

  /// A curve that begins at the shape rather than at the box, in the direction that it has, else
  /// from the middle of the box.
  static func lead(_ curve: Curve, from shape: [Point], middle: Point) -> Curve {
    let back = curve.start.minus(curve.first)
    guard
      let start = hit(from: curve.start, towards: back, shape, within: reach)
        ?? hit(from: curve.start, towards: middle.minus(curve.start), shape, within: .infinity)
    else { return curve }
    var curve = curve
    curve.start = start
    return curve
  }

  /// How far a line is led on in its own direction.
  private static let reach = 48.0

  /// Where a ray first meets the shape.
  private static func hit(
    from point: Point, towards direction: Point, _ shape: [Point], within reach: Double
  ) -> Point? {
    let way = direction.scaled(to: 1)
    let hits = shape.indices.compactMap { index -> Double? in
      let corner = shape[index]
      let side = shape[(index + 1) % shape.count].minus(corner)
      let across = way.x * side.y - way.y * side.x
      guard abs(across) > 1e-9 else { return nil }
      let offset = corner.minus(point)
      let distance = (offset.x * side.y - offset.y * side.x) / across
      let share = (offset.x * way.y - offset.y * way.x) / across
      return distance >= 0 && distance <= reach && (0...1).contains(share) ? distance : nil
    }
    return hits.min().map { point.plus(Point(x: way.x * $0, y: way.y * $0)) }
  }
}
