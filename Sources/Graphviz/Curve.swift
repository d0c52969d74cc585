/// A cubic Bézier curve by its control points.
struct Curve: Hashable {
  typealias Point = LabelPlacement.Point

  var start: Point
  var first: Point
  var second: Point
  var end: Point

  init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// How far it is along the control points, which is no less than along the curve.
  var length: Double {
    start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
  }

  /// A box that holds the curve, if only just: a level line has one of some height.
  var frame: LabelPlacement.Box {
    let across = [start.x, first.x, second.x, end.x]
    let down = [start.y, first.y, second.y, end.y]
    let (left, right) = (across.min() ?? 0, across.max() ?? 0)
    let (low, high) = (down.min() ?? 0, down.max() ?? 0)
    return LabelPlacement.Box(
      x: (left + right) / 2, y: (low + high) / 2, width: right - left + 1, height: high - low + 1)
  }

  /// The same curve from its end to its start.
  var reversed: Curve { Curve(end, second, first, start) }

  /// The point at a share of the curve's parameter.
  func point(at share: Double) -> Point {
    let rest = 1 - share
    let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
    let (c, d) = (3 * rest * share * share, share * share * share)
    return Point(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The two curves that this one consists of, by de Casteljau's construction.
  func parts(at share: Double) -> (before: Curve, after: Curve) {
    let left = start.towards(first, share)
    let top = first.towards(second, share)
    let right = second.towards(end, share)
    let near = left.towards(top, share)
    let far = top.towards(right, share)
    let middle = near.towards(far, share)
    return (Curve(start, left, near, middle), Curve(middle, far, right, end))
  }

  /// Points along the curve with their share of its parameter, no further apart than `step`.
  func samples(every step: Double) -> [(share: Double, point: Point)] {
    let count = sampleCount(every: step)
    return (0...count).map { number in
      let share = Double(number) / Double(count)
      return (share, point(at: share))
    }
  }

  /// Appends points along the curve, no further apart than `step`.
  func addPoints(to points: inout [Point], every step: Double) {
    let count = sampleCount(every: step)
    for number in 0...count { points.append(point(at: Double(number) / Double(count))) }
  }

  private func sampleCount(every step: Double) -> Int {
    max(1, min(2_000, Int((length / step).rounded(.up))))
  }

  /// Curves through all of the points that begin and end in the given directions.
  ///
  /// Catmull-Rom splines: in between, a curve goes in the direction from the point before to the one
  /// behind.
  static func through(_ points: [Point], from: Point, to: Point) -> [Curve] {
    guard points.count > 1 else { return [] }
    return points.indices.dropLast().map { index in
      let (start, end) = (points[index], points[index + 1])
      let reach = start.distance(to: end) / 3
      let leaving =
        index == 0 ? from : points[index + 1].minus(points[index - 1])
      let arriving =
        index + 2 == points.count ? to : points[index + 2].minus(points[index])
      return Curve(
        start, start.plus(leaving.scaled(to: reach)), end.minus(arriving.scaled(to: reach)), end)
    }
  }
}

extension LabelPlacement.Point {
  func distance(to other: Self) -> Double { minus(other).size }

  func towards(_ other: Self, _ share: Double) -> Self {
    Self(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func plus(_ other: Self) -> Self { Self(x: x + other.x, y: y + other.y) }

  func minus(_ other: Self) -> Self { Self(x: x - other.x, y: y - other.y) }

  /// The same direction with another size; as it is where it has none.
  func scaled(to size: Double) -> Self {
    let own = self.size
    return own > 0 ? Self(x: x / own * size, y: y / own * size) : self
  }

  private var size: Double { (x * x + y * y).squareRoot() }
}
