import Testing

@testable import Graphviz

/// Labels of lines lie over nothing, as far as there is room.
struct LabelPlacementTests {
  private typealias Box = LabelPlacement.Box
  private typealias Point = LabelPlacement.Point

  /// A level line from left to right.
  private func line(y: Double, from start: Double = 0, to end: Double = 300) -> [Point] {
    stride(from: start, through: end, by: LabelPlacement.step).map { Point(x: $0, y: y) }
  }

  private func label(_ x: Double, _ y: Double, line: Int = 0) -> LabelPlacement.Label {
    LabelPlacement.Label(box: Box(x: x, y: y, width: 60, height: 12), line: line)
  }

  @Test func aFreeLabelStays() {
    let placement = LabelPlacement(
      obstacles: [Box(x: 150, y: 100, width: 80, height: 40)], lines: [line(y: 0)])
    let label = label(150, 10)
    #expect(placement.place([label]) == [label.box])
  }

  @Test func aLabelOverANodeMovesAlongItsLine() {
    let node = Box(x: 150, y: 20, width: 80, height: 30)
    let placement = LabelPlacement(obstacles: [node], lines: [line(y: 0)])
    let moved = placement.place([label(150, 15)])[0]
    #expect(moved.overlap(node) == 0)
    #expect(abs(moved.y) < 15)
    #expect((30...270).contains(moved.x))
  }

  @Test func labelsOnEachOtherGoApart() {
    let placement = LabelPlacement(obstacles: [], lines: [line(y: 0), line(y: 4)])
    let moved = placement.place([label(150, 12), label(150, 14, line: 1)])
    #expect(moved[0].overlap(moved[1]) == 0)
  }

  @Test func aLabelThatALineCrossesMoves() {
    let crossing = stride(from: -60.0, through: 60, by: LabelPlacement.step).map {
      Point(x: 150, y: $0)
    }
    let placement = LabelPlacement(obstacles: [], lines: [line(y: 0), crossing])
    let moved = placement.place([label(150, 10)])[0]
    #expect(!crossing.contains { moved.contains($0) })
    #expect(!line(y: 0).contains { moved.contains($0) })
  }

  @Test func aLabelWithoutRoomStays() {
    let placement = LabelPlacement(
      obstacles: [Box(x: 150, y: 0, width: 2_000, height: 2_000)], lines: [line(y: 0)])
    let label = label(150, 10)
    #expect(placement.place([label]) == [label.box])
  }

  @Test func everyEdgeKeepsItsLabel() throws {
    let edges = (0..<8).map {
      "a -> b\($0) [label=\"go \($0)\"]; c -> b\($0) [label=\"to \($0)\"];"
    }
    let picture = try Graphviz.render(
      "digraph { rankdir=LR; subgraph cluster_x { label=\"Title\"; \(edges.joined()) } }", as: .svg)
    let text = String(decoding: picture.bytes, as: UTF8.self)
    for number in 0..<8 {
      #expect(text.contains(">go \(number)</text>"))
      #expect(text.contains(">to \(number)</text>"))
    }
    #expect(text.contains(">Title</text>"))
  }
}
