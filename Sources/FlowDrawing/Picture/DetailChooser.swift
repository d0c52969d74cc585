import FlowModel

/// Picks the richest level of detail that a reader can still take in.
enum DetailChooser {
  /// Nodes that a picture may have.
  static let readable = 150
  /// Nodes at the richest level from which on only flows are drawn.
  static let huge = 400

  static func picture(_ builder: PictureBuilder, wanted: DetailLevel?) -> Picture {
    if let wanted { return builder.picture(wanted) }
    let screens = builder.picture(.screens)
    if screens.nodes.count <= readable { return screens }
    if screens.nodes.count <= huge {
      let routes = builder.picture(.routes)
      if routes.nodes.count <= readable { return routes }
    }
    return builder.picture(.flows)
  }
}
