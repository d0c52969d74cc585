import Graphviz

/// What a kind of node looks like: told apart by shape and border before colour.
struct NodeLook {
  var shape = "box"
  var style = "filled,rounded"
  var fill = Palette.screen
  var border = Palette.border
  var width = 1.0
  var borders = 1
  var margin: String?
  var textColor = Palette.text

  init(_ role: PictureRole) {
    switch role {
    case .entry:
      shape = "oval"
      style = "filled"
      (fill, border, textColor) = (Palette.launch, Palette.launch, Palette.background)
    case .root:
      (fill, border) = (Palette.root, Palette.rootBorder)
      borders = 2
    case .tab:
      shape = "tab"
      style = "filled"
      (fill, border) = (Palette.tab, Palette.tabBorder)
    case .flow:
      style = "filled,diagonals"
      fill = Palette.flow
    case .route:
      break
    case .screen:
      style = "filled"
    case .component:
      shape = "box"
      style = "filled"
      fill = Palette.group
      width = 0.6
    case .external:
      shape = "note"
      style = "filled"
      fill = Palette.external
    case .deepLink:
      shape = "cds"
      style = "filled"
      margin = "0.2,0.11"
      (fill, border) = (Palette.link, Palette.linkBorder)
    case .any:
      style = "filled,rounded,dotted"
      fill = Palette.group
    case .area:
      shape = "folder"
      style = "filled"
      fill = Palette.external
    }
  }

  /// The look of a node that nothing leads to.
  var unreached: NodeLook {
    var look = self
    look.style += ",dashed"
    (look.fill, look.border, look.textColor) = (
      Palette.problem, Palette.problemBorder, Palette.text
    )
    look.width = 1.2
    return look
  }

  /// The look of a node that only guesses lead to.
  var uncertain: NodeLook {
    var look = self
    look.style += ",dotted"
    return look
  }

  func adapted(to node: PictureNode) -> NodeLook {
    if node.unreached != nil { return unreached }
    return node.isUncertain ? uncertain : self
  }

  var attributes: [DOTAttribute] {
    var attributes: [DOTAttribute] = [
      .init("shape", shape), .init("style", style), .init("fillcolor", fill),
      .init("color", border),
    ]
    if width != 1 { attributes.append(.init("penwidth", "\(width)")) }
    if borders != 1 { attributes.append(.init("peripheries", "\(borders)")) }
    if let margin { attributes.append(.init("margin", margin)) }
    return attributes
  }
}
