/// Things by the squares of the plane that they lie in.
struct PlaneGrid<Element> {
  private var squares: [Int: [Int]] = [:]
  private var elements: [Element] = []
  private static var size: Double { 96 }

  mutating func insert(_ element: Element, at point: LabelPlacement.Point) {
    elements.append(element)
    let square = Self.square(Self.step(point.x), Self.step(point.y))
    squares[square, default: []].append(elements.count - 1)
  }

  mutating func insert(_ element: Element, over box: LabelPlacement.Box) {
    elements.append(element)
    for column in Self.columns(box) {
      for row in Self.rows(box) {
        squares[Self.square(column, row), default: []].append(elements.count - 1)
      }
    }
  }

  /// Calls `look` once with each thing that lies in a square of the box, always in the same order.
  func visit(_ box: LabelPlacement.Box, _ look: (Element) -> Void) {
    let columns = Self.columns(box)
    let rows = Self.rows(box)
    guard columns.count * rows.count > 1 else {
      for number in squares[Self.square(columns.lowerBound, rows.lowerBound)] ?? [] {
        look(elements[number])
      }
      return
    }
    var seen: Set<Int> = []
    for column in columns {
      for row in rows {
        for number in squares[Self.square(column, row)] ?? [] where seen.insert(number).inserted {
          look(elements[number])
        }
      }
    }
  }

  private static func columns(_ box: LabelPlacement.Box) -> ClosedRange<Int> {
    step(box.x - box.width / 2)...step(box.x + box.width / 2)
  }

  private static func rows(_ box: LabelPlacement.Box) -> ClosedRange<Int> {
    step(box.y - box.height / 2)...step(box.y + box.height / 2)
  }

  private static func step(_ place: Double) -> Int { Int((place / size).rounded(.down)) }

  /// One number for a square; a picture has no more than two thousand million squares in a row.
  private static func square(_ column: Int, _ row: Int) -> Int { column << 32 ^ row & 0xFFFF_FFFF }
}
