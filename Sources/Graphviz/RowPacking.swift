/// Draws the columns of a cluster of small samples together.
///
/// Samples stand in the ranks of the whole graph, which may lie far apart: without this, a key to a
/// wide picture is as wide. A cluster with the attribute `packed` is one.
struct RowPacking: Hashable {
  /// The room that a line of a sample takes at least, and beside its words.
  private static let (leastLine, besideWords) = (84.0, 40.0)
  /// The room between samples.
  private static let gap = 18.0

  /// A column as the layout has it.
  struct Column: Hashable {
    var x: Double
    /// The width of its widest sample.
    var width = 0.0
    /// The width of the widest words between it and the next one; none without a line.
    var words: Double?
  }

  /// Where the columns are to stand: the first stays, none moves to the right.
  static func places(of columns: [Column]) -> [Double] {
    guard let first = columns.first else { return [] }
    let wanted = zip(columns, columns.dropFirst()).map { column, next in
      let samples = (column.width + next.width) / 2 + gap
      return max(samples, column.words.map { max(leastLine, $0 + besideWords) } ?? 0)
    }
    // Equal steps, so that rows of different samples stand in columns.
    let step = wanted.max() ?? 0
    var places = [first.x]
    for (column, next) in zip(columns, columns.dropFirst()) {
      places.append((places.last ?? first.x) + min(step, next.x - column.x))
    }
    return places
  }
}
