import Foundation
import Testing

@testable import Graphviz

/// Lines run through no box that they do not join.
struct LineDetoursTests {
  private typealias Box = LabelPlacement.Box
  private typealias Point = LabelPlacement.Point

  /// A straight line.
  private func line(_ from: Point, _ to: Point) -> [Curve] {
    [Curve(from, from.towards(to, 1 / 3), from.towards(to, 2 / 3), to)]
  }

  private func runs(_ line: [Curve], through box: Box) -> Bool {
    line.contains { $0.samples(every: 1).contains { box.contains($0.point) } }
  }

  private func isUnbroken(_ line: [Curve]) -> Bool {
    zip(line, line.dropFirst()).allSatisfy { $0.end.distance(to: $1.start) < 0.001 }
  }

  @Test func aLineThroughABoxIsLedAroundIt() {
    let box = Box(x: 150, y: 4, width: 80, height: 36)
    let straight = line(Point(x: 0, y: 0), Point(x: 300, y: 0))
    var detours = LineDetours(around: [box])
    let led = detours.leadAround(straight, ends: .init())
    #expect(!runs(led, through: box))
    #expect(isUnbroken(led))
    #expect(led.first?.start == Point(x: 0, y: 0))
    #expect(led.last?.end == Point(x: 300, y: 0))
    // The nearer side, which is below: the box lies higher.
    #expect(led.flatMap { $0.samples(every: 4) }.allSatisfy { $0.point.y < 1 })
  }

  @Test func aLineKeepsItsOwnEnds() {
    let box = Box(x: 20, y: 0, width: 80, height: 36)
    let straight = line(Point(x: 20, y: 0), Point(x: 300, y: 0))
    var detours = LineDetours(around: [box])
    #expect(detours.leadAround(straight, ends: .init(tail: 0)) == straight)
  }

  @Test func aFreeLineStaysAsItIs() {
    let straight = line(Point(x: 0, y: 0), Point(x: 300, y: 0))
    var detours = LineDetours(around: [Box(x: 150, y: 40, width: 80, height: 36)])
    #expect(detours.leadAround(straight, ends: .init()) == straight)
  }

  @Test func theWayAroundAvoidsOtherBoxes() {
    let box = Box(x: 150, y: 4, width: 80, height: 36)
    let below = Box(x: 150, y: -30, width: 80, height: 24)
    let straight = line(Point(x: 0, y: 0), Point(x: 300, y: 0))
    var detours = LineDetours(around: [box, below])
    let led = detours.leadAround(straight, ends: .init())
    #expect(!runs(led, through: box))
    #expect(!runs(led, through: below))
  }

  @Test func linesAroundTheSameBoxKeepApart() throws {
    let box = Box(x: 150, y: 4, width: 80, height: 36)
    let straight = line(Point(x: 0, y: 0), Point(x: 300, y: 0))
    var detours = LineDetours(around: [box])
    let lowest = (0..<3).compactMap { _ in
      detours.leadAround(straight, ends: .init()).flatMap { $0.samples(every: 2) }.map(\.point.y)
        .min()
    }
    #expect(lowest.count == 3)
    #expect(zip(lowest, lowest.dropFirst()).allSatisfy { $0 - $1 > 3 })
  }

  @Test func noWayAroundLeavesTheLine() {
    let box = Box(x: 150, y: 0, width: 80, height: 36)
    let walls = [40.0, -40].map { Box(x: 150, y: $0, width: 80, height: 70) }
    let straight = line(Point(x: 0, y: 0), Point(x: 300, y: 0))
    var detours = LineDetours(around: [box] + walls)
    #expect(detours.leadAround(straight, ends: .init()) == straight)
  }

  @Test func aSteepLineGoesAroundToo() {
    let box = Box(x: 0, y: 0, width: 80, height: 36)
    let steep = line(Point(x: 10, y: -200), Point(x: 10, y: 200))
    var detours = LineDetours(around: [box])
    let led = detours.leadAround(steep, ends: .init())
    #expect(!runs(led, through: box))
    #expect(led.last?.end == Point(x: 10, y: 200))
  }

  @Test(arguments: [false, true])
  func aLineEndsAtAnotherSideRatherThanWithAHook(isBackwards: Bool) throws {
    // The box stands right above what the line leads to from above.
    let box = Box(x: 0, y: 42, width: 100, height: 24)
    let target = Box(x: 0, y: 0, width: 120, height: 40)
    let steep = line(Point(x: -60, y: 200), Point(x: 0, y: 32))
    var detours = LineDetours(around: [box, target])
    let ends =
      isBackwards
      ? LineDetours.Ends(tail: 1, tailRoom: 12) : LineDetours.Ends(head: 1, headRoom: 12)
    let given = isBackwards ? steep.reversed().map(\.reversed) : steep
    let led = detours.leadAround(given, ends: ends)
    #expect(!runs(led, through: box))
    #expect(isUnbroken(led))
    let curves = isBackwards ? led.reversed().map(\.reversed) : led
    let last = try #require(curves.last)
    // There is room for the head, and the head points to the target.
    let tip = last.end.plus(last.end.minus(last.second).scaled(to: 12))
    #expect(!target.contains(last.end))
    #expect(target.grown(by: 0.5).contains(tip))
    #expect(!target.grown(by: -0.5).contains(tip))
    // Never up again.
    let heights = curves.flatMap { $0.samples(every: 2) }.map(\.point.y)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 < $0 + 0.5 })
  }

  @Test func partsOfACurveAreTheCurve() {
    let curve = Curve(
      Point(x: 0, y: 0), Point(x: 10, y: 40), Point(x: 60, y: -40), Point(x: 90, y: 10))
    let (before, after) = curve.parts(at: 0.4)
    #expect(before.end == after.start)
    #expect(before.point(at: 0.5).distance(to: curve.point(at: 0.2)) < 0.001)
    #expect(after.point(at: 0.5).distance(to: curve.point(at: 0.7)) < 0.001)
  }
}
