import Testing

@testable import Graphviz

/// Titles of clusters stand where no line runs, as far as there is room.
struct TitlePlacementTests {
  private typealias Box = LabelPlacement.Box
  private typealias Point = LabelPlacement.Point

  private let title = Box(x: 40, y: 100, width: 60, height: 16)

  /// A line straight down through the title's row.
  private func line(x: Double) -> [Point] {
    stride(from: 0.0, through: 120, by: LabelPlacement.step).map { Point(x: x, y: $0) }
  }

  private func place(_ lines: [Double], obstacles: [Box] = [], right: Double = 300) -> Box {
    TitlePlacement(obstacles: obstacles + [title], lines: lines.map(line))
      .place(title, left: 10, right: right)
  }

  @Test func aFreeTitleStays() {
    #expect(place([80]) == title)
  }

  @Test func aTitleThatALineCrossesMovesToTheNearestFreePlace() {
    let moved = place([50])
    #expect(moved.y == title.y)
    #expect(moved.x > 82 && moved.x <= 94)
  }

  @Test func itStaysInItsCluster() {
    #expect(place([50], right: 100) == title)
    // As far from the sides as the layout puts it.
    #expect(place([50], right: 130).x <= 92)
    let moved = place([75], right: 130)
    #expect(moved == title || moved.x - 30 >= 18 && moved.x + 30 <= 122)
  }

  @Test func itLiesOverNoNodeAndNoOtherTitle() {
    let node = Box(x: 110, y: 100, width: 50, height: 30)
    let moved = place([50], obstacles: [node])
    #expect(moved.overlap(node) == 0)
    #expect(moved.x >= 165)
  }

  @Test func whereLinesAreEverywhereItTakesTheFewest() {
    // Three lines at the left, one in each other place.
    let moved = place([30, 40, 50, 100, 150, 200, 250])
    #expect((moved.x - 32..<moved.x + 32).contains(100))
    #expect(!(moved.x - 32..<moved.x + 32).contains(50))
  }
}
