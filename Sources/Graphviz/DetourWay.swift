/// The curves of a way around a box, from one stop to another.
enum DetourWay {
  typealias Box = LabelPlacement.Box
  typealias Point = LabelPlacement.Point

  /// Where a way around begins or ends.
  struct Stop {
    var point: Point
    /// The direction of the line there.
    var direction: Point
    /// What is left of the old line.
    var rest: [Curve]
    /// The box at another side of which the line may end, and how far from it.
    var box: Box?
    var room = 0.0
  }

  /// With other sides of the ends' boxes, if the line ends there; then as the ends are.
  static func choices(_ start: Stop, _ end: Stop) -> [(Stop, Stop)] {
    guard start.box != nil || end.box != nil else { return [(start, end)] }
    var (fixedStart, fixedEnd) = (start, end)
    (fixedStart.box, fixedEnd.box) = (nil, nil)
    return [(start, end), (fixedStart, fixedEnd)]
  }

  static func curves(from start: Stop, to end: Stop, around box: Box, isLeft: Bool) -> [Curve]? {
    var (start, end) = (start, end)
    var corners = corners(
      of: box, from: start.box?.middle ?? start.point, to: end.box?.middle ?? end.point,
      isLeft: isLeft)
    if let side = end.box {
      guard let landing = Self.landing(on: side, &corners, room: end.room) else { return nil }
      (end.point, end.direction) = landing
    }
    if let side = start.box {
      corners.reverse()
      guard let landing = Self.landing(on: side, &corners, room: start.room) else { return nil }
      corners.reverse()
      (start.point, start.direction) = (landing.point, Point(x: 0, y: 0).minus(landing.direction))
    }
    return start.rest
      + Curve.through(
        [start.point] + corners + [end.point], from: start.direction, to: end.direction)
      + end.rest
  }

  /// Where a way over some corners ends beside a box, and its direction there.
  ///
  /// Corners at the end of which the box is too near for a head are left out.
  private static func landing(
    on box: Box, _ corners: inout [Point], room: Double
  ) -> (point: Point, direction: Point)? {
    while let corner = corners.last {
      if let point = landing(on: box, from: corner, room: room) {
        return (point, point.minus(corner))
      }
      corners.removeLast()
    }
    return nil
  }

  /// Where a straight line from a point to the nearest part of a box is `room` away from it.
  private static func landing(on box: Box, from point: Point, room: Double) -> Point? {
    let inner = box.grown(by: -min(8, box.width / 4, box.height / 4))
    let target = Point(
      x: min(max(point.x, inner.x - inner.width / 2), inner.x + inner.width / 2),
      y: min(max(point.y, inner.y - inner.height / 2), inner.y + inner.height / 2))
    let way = point.minus(target)
    let shares = [
      (box.width / 2 - (target.x - box.x) * (way.x < 0 ? -1 : 1)) / abs(way.x),
      (box.height / 2 - (target.y - box.y) * (way.y < 0 ? -1 : 1)) / abs(way.y),
    ]
    guard let share = shares.filter(\.isFinite).min(), share < 1 else { return nil }
    let side = target.towards(point, share)
    guard side.distance(to: point) > room + 4 else { return nil }
    return side.plus(way.scaled(to: room))
  }

  /// The corners of a box that lie on one side of the straight line between two points, in the order
  /// of the way.
  private static func corners(of box: Box, from: Point, to: Point, isLeft: Bool) -> [Point] {
    let way = to.minus(from)
    let sides = [-0.5, 0.5]
    return sides.flatMap { across in
      sides.map { Point(x: box.x + box.width * across, y: box.y + box.height * $0) }
    }.filter { corner in
      let offset = corner.minus(from)
      return (way.x * offset.y - way.y * offset.x > 0) == isLeft
    }.sorted { along($0, way) < along($1, way) }
  }

  private static func along(_ point: Point, _ way: Point) -> Double {
    point.x * way.x + point.y * way.y
  }
}

extension LabelPlacement.Box {
  fileprivate var middle: LabelPlacement.Point { LabelPlacement.Point(x: x, y: y) }
}
