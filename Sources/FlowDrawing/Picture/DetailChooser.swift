import FlowModel

/// Picks the richest level of detail that a reader can still take in.
enum DetailChooser {
  /// Nodes that a picture may have.
  static let readable = 150
  /// Lines that a picture may have.
  static let readableLines = 300
  /// Flows that are drawn at the coarsest level, fewer where their lines are many.
  static let flowLimits = [readable, 80, 40]
  /// Nodes at the richest level from which on only flows are drawn.
  static let huge = 400

  static func picture(_ builder: PictureBuilder, wanted: DetailLevel?) -> Picture {
    if let wanted { return builder.picture(wanted) }
    let screens = builder.picture(.screens)
    if isReadable(screens) { return screens }
    let flows = builder.picture(.flows)
    guard screens.nodes.count <= huge else { return flows }
    let routes = builder.picture(.routes)
    if isReadable(routes) { return routes }
    // Two boxes say less than a crowded picture.
    let isTelling = flows.nodes.filter { $0.role == .flow }.count > 2
    return isTelling || !isBearable(routes) ? flows : routes
  }

  private static func isBearable(_ picture: Picture) -> Bool {
    picture.nodes.count <= readable * 4 / 3 && picture.lines.count <= readableLines * 3 / 2
  }

  private static func isReadable(_ picture: Picture) -> Bool {
    picture.nodes.count <= readable && picture.lines.count <= readableLines
  }
}
