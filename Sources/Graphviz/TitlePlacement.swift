/// Moves titles of clusters that lines run through along their upper edge, to where none does.
///
/// `dot` sets every title at the left, and leads lines into a cluster without regard to it. A title
/// stays level and inside its cluster; of the places with the fewest lines it takes the nearest.
struct TitlePlacement {
  typealias Box = LabelPlacement.Box
  typealias Point = LabelPlacement.Point

  /// How far the places lie apart that are tried.
  private static let step = 12.0
  /// How much room a title wants on every side.
  private static let margin = 2.0
  /// How far it stays from the sides of its cluster, which is where `dot` puts it.
  private static let inset = 8.0

  private var obstacles = PlaneGrid<Box>()
  private var points = PlaneGrid<(point: Point, line: Int)>()

  /// - Parameters:
  ///   - obstacles: Nodes and other titles; one that is the title itself does not count.
  ///   - lines: Each line as points along it, no further apart than `LabelPlacement.step`.
  init(obstacles: [Box], lines: [[Point]]) {
    for box in obstacles { self.obstacles.insert(box, over: box) }
    for (number, line) in lines.enumerated() {
      for point in line { points.insert((point, number), at: point) }
    }
  }

  /// Where a title is best, in a cluster that reaches from `left` to `right`.
  func place(_ title: Box, left: Double, right: Double) -> Box {
    var best = (box: title, lines: crossings(title))
    guard best.lines > 0 else { return title }
    let middles = (
      left + Self.inset + title.width / 2, right - Self.inset - title.width / 2
    )
    for x in stride(from: middles.0, through: middles.1, by: Self.step) {
      var box = title
      box.x = x
      let lines = crossings(box)
      let isNearer = abs(x - title.x) < abs(best.box.x - title.x)
      guard lines < best.lines || lines == best.lines && best.box != title && isNearer,
        !isTaken(box, by: title)
      else { continue }
      best = (box, lines)
    }
    return best.box
  }

  private func crossings(_ title: Box) -> Int {
    let room = title.grown(by: Self.margin)
    var crossing: Set<Int> = []
    points.visit(room) { if room.contains($0.point) { crossing.insert($0.line) } }
    return crossing.count
  }

  private func isTaken(_ box: Box, by title: Box) -> Bool {
    var isTaken = false
    obstacles.visit(box) { if $0 != title, $0.overlap(box) > 0 { isTaken = true } }
    return isTaken
  }
}
