/// Things by the squares of the plane that they lie in.
struct PlaneGrid<Element> {
  /// A thing in a square, and the place of the next one in the same square.
  private struct Entry {
    let element: Int
    var next = -1
  }

  /// The first and the last entry of a square.
  private struct Row {
    var first: Int
    var last: Int
  }

  private static var size: Double { 96 }

  private var elements: [Element] = []
  /// Whether a thing lies in several squares.
  private var isWide: [Bool] = []
  private var entries: [Entry] = []
  private var rows: [Row] = []
  private var numbers: [Int: Int] = [:]
  /// The square that came last and its row: points come along lines.
  private var last = (square: Int.min, row: 0)

  mutating func insert(_ element: Element, at point: LabelPlacement.Point) {
    elements.append(element)
    isWide.append(false)
    append(to: Self.square(Self.step(point.x), Self.step(point.y)))
  }

  mutating func insert(_ element: Element, over box: LabelPlacement.Box) {
    elements.append(element)
    let (columns, lines) = (Self.columns(box), Self.lines(box))
    isWide.append(columns.count * lines.count > 1)
    for column in columns {
      for line in lines { append(to: Self.square(column, line)) }
    }
  }

  /// Calls `look` once with each thing that lies in a square of the box, always in the same order.
  func visit(_ box: LabelPlacement.Box, _ look: (Element) -> Void) {
    var seen: Set<Int> = []
    for column in Self.columns(box) {
      for line in Self.lines(box) {
        guard let row = numbers[Self.square(column, line)] else { continue }
        var place = rows[row].first
        while place >= 0 {
          let number = entries[place].element
          if !isWide[number] || seen.insert(number).inserted { look(elements[number]) }
          place = entries[place].next
        }
      }
    }
  }

  /// Puts the newest thing into a square.
  private mutating func append(to square: Int) {
    let place = entries.count
    entries.append(Entry(element: elements.count - 1))
    if square != last.square {
      guard let row = numbers[square] else {
        numbers[square] = rows.count
        last = (square, rows.count)
        rows.append(Row(first: place, last: place))
        return
      }
      last = (square, row)
    }
    entries[rows[last.row].last].next = place
    rows[last.row].last = place
  }

  private static func columns(_ box: LabelPlacement.Box) -> ClosedRange<Int> {
    step(box.x - box.width / 2)...step(box.x + box.width / 2)
  }

  private static func lines(_ box: LabelPlacement.Box) -> ClosedRange<Int> {
    step(box.y - box.height / 2)...step(box.y + box.height / 2)
  }

  private static func step(_ place: Double) -> Int { Int((place / size).rounded(.down)) }

  /// One number for a square; a picture has no more than two thousand million squares in a row.
  private static func square(_ column: Int, _ row: Int) -> Int { column << 32 ^ row & 0xFFFF_FFFF }
}
