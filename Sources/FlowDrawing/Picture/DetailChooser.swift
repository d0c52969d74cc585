import FlowModel

/// Picks the richest level of detail that a reader can still take in.
enum DetailChooser {
  /// Nodes that a picture may have.
  static let readable = 150
  /// Lines that a picture may have.
  static let readableLines = 140
  /// Flows that are drawn at the coarsest level, fewer where their lines are many.
  static let flowLimits = [readable, 80, 40]
  /// Lines at the coarsest level from which on fewer flows are drawn.
  static let manyFlowLines = 300
  /// Nodes at the richest level from which on only flows are drawn.
  static let huge = 400

  static func picture(_ builder: PictureBuilder, wanted: DetailLevel?) -> Picture {
    if let wanted { return builder.picture(wanted) }
    let screens = builder.picture(.screens)
    if isReadable(screens) { return screens }
    let flows = builder.picture(.flows)
    guard screens.nodes.count <= huge else { return flows }
    let routes = builder.picture(.routes)
    if isReadable(routes), isTelling(routes) { return routes }
    if isTelling(flows) { return flows }
    // Two boxes say less than a crowded picture.
    return [routes, screens].first { isBearable($0) && isTelling($0) } ?? flows
  }

  /// Whether there is more to see than where an app starts and what it consists of.
  private static func isTelling(_ picture: Picture) -> Bool {
    let count = picture.nodes.count {
      switch $0.role {
      case .entry, .area, .external, .deepLink, .any: false
      case .root, .tab, .flow, .route, .screen, .component: true
      }
    }
    return count > 2
  }

  private static func isBearable(_ picture: Picture) -> Bool {
    picture.nodes.count <= readable * 4 / 3 && picture.lineCount <= readableLines * 3 / 2
  }

  private static func isReadable(_ picture: Picture) -> Bool {
    picture.nodes.count <= readable && picture.lineCount <= readableLines
  }
}
