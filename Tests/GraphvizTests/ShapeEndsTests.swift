import Foundation
import Testing

@testable import Graphviz

/// Lines begin at the shape that is drawn, not at the box around it.
struct ShapeEndsTests {
  private typealias Point = LabelPlacement.Point

  private let box = LabelPlacement.Box(x: 100, y: 0, width: 120, height: 36)

  private func lead(_ start: Point, towards next: Point) -> Curve {
    let curve = Curve(start, start.towards(next, 1 / 3), start.towards(next, 2 / 3), next)
    return ShapeEnds.lead(
      curve, from: ShapeEnds.arrow(in: box), middle: Point(x: box.x, y: box.y))
  }

  @Test func aLineFromBelowReachesTheLowerSide() {
    let led = lead(Point(x: 90, y: -18), towards: Point(x: 60, y: -78))
    #expect(abs(led.start.y + 12) < 0.001)
    #expect(abs(led.start.x - 93) < 0.001)
    #expect(led.end == Point(x: 60, y: -78))
  }

  @Test func aLineFromACornerReachesTheTip() {
    let led = lead(Point(x: 160, y: 10), towards: Point(x: 260, y: 40))
    // The slope from the shoulder to the tip.
    #expect(abs((160 - led.start.x) - abs(led.start.y)) < 0.001)
    #expect(led.start.x > 148)
  }

  @Test func aLineAlongASideIsLedToTheMiddle() {
    let led = lead(Point(x: 100, y: -18), towards: Point(x: 200, y: -18))
    #expect(abs(led.start.x - 100) < 0.001)
    #expect(abs(led.start.y + 12) < 0.001)
  }

  @Test func aLineThatBeginsAtTheShapeStays() {
    let led = lead(Point(x: 160, y: 0), towards: Point(x: 260, y: 0))
    #expect(led.start.distance(to: Point(x: 160, y: 0)) < 0.001)
  }

  /// What Graphviz draws is what is reckoned with.
  @Test(arguments: [(108.0, 36.0), (50.0, 20.0), (245.0, 56.0)])
  func theArrowIsTheOneThatGraphvizDraws(width: Double, height: Double) throws {
    let dot = """
      digraph { a [shape=cds, label="", fixedsize=true, width=\(width / 72), height=\(height / 72)] }
      """
    let picture = try Graphviz.render(dot, as: .svg)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    let polygon = try #require(
      text.split(separator: "\n").last { $0.contains("<polygon") }?.split(separator: "points=\"")
        .last)
    let points = polygon.prefix { $0 != "\"" }.split(separator: " ").map { pair in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }
      return Point(x: numbers[0], y: -numbers[1])
    }
    let middle = (points.map(\.x).min() ?? 0) + width / 2
    let own = ShapeEnds.arrow(in: .init(x: middle, y: height / 2, width: width, height: height))
    for point in points {
      #expect(own.contains { $0.distance(to: point) < 0.6 }, "\(point) of \(own)")
    }
  }

  @Test func linesOfLinksTouchThem() throws {
    let dot = """
      digraph { rankdir=LR; link [shape=cds, label="a long link to somewhere"];
        link -> b [arrowhead=vee]; link -> c; link -> d; e -> link [dir=back]; }
      """
    let svg = String(
      decoding: try Graphviz.render(dot, as: .svg).bytes, as: UTF8.self)
    let shape = try #require(polygon(of: "link", in: svg))
    let starts = svg.components(separatedBy: "<title>link&#45;&gt;").dropFirst().compactMap {
      piece -> Point? in
      let path = piece.components(separatedBy: " d=\"M").dropFirst().first
      let numbers = path?.split { "C ".contains($0) }.first?.split(separator: ",")
        .compactMap { Double($0) }
      return numbers.flatMap { $0.count == 2 ? Point(x: $0[0], y: $0[1]) : nil }
    }
    #expect(starts.count == 3)
    for start in starts { #expect(distance(start, to: shape) < 0.1) }
  }

  private func polygon(of name: String, in svg: String) -> [Point]? {
    svg.components(separatedBy: "<title>\(name)</title>").dropFirst().first?
      .components(separatedBy: "points=\"").dropFirst().first?.prefix { $0 != "\"" }
      .split(separator: " ").map { pair in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return Point(x: numbers[0], y: numbers[1])
      }
  }

  private func distance(_ point: Point, to shape: [Point]) -> Double {
    zip(shape, shape.dropFirst()).map { from, to in
      (0...1_000).map { point.distance(to: from.towards(to, Double($0) / 1_000)) }.min() ?? 0
    }.min() ?? .infinity
  }
}
