/// How much work a layout makes.
struct LayoutStyle: Hashable, Sendable {
  /// Whether lines carry words.
  var hasLabels = true
  /// Whether lines are curves.
  var hasCurves = true
  /// A bound for the rounds of the network simplex, relative to the number of nodes.
  var effort: Double?
  /// Whether tooltips and links to the source are written.
  ///
  /// The SVG gets them afterwards: old releases of Graphviz write links into it without any escape.
  var hasLinks = true
  /// Dots an inch, for bitmaps.
  var resolution: Int?

  static let full = LayoutStyle()
  /// For graphs whose curves Graphviz cannot find.
  static let straight = LayoutStyle(hasCurves: false)
  /// For graphs that overwhelm the full style.
  static let simple = LayoutStyle(hasLabels: false, hasCurves: false, effort: 2)
}
