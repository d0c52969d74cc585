/// What a kind of line looks like: told apart by line and head before colour.
struct LineLook {
  var style = "solid"
  var color = Palette.line
  var width = 1.1
  var head = "normal"
  var tail = "none"

  init(_ kind: LineKind) {
    switch kind {
    case .launch:
      (color, width) = (Palette.launch, 2.2)
    case .switch:
      (color, width, head) = (Palette.launch, 2.2, "normalnormal")
    case .tabs:
      (color, width, head) = (Palette.tabBorder, 1.4, "none")
    case .child:
      (width, tail) = (1.5, "diamond")
    case .push:
      break
    case .sheet:
      head = "obox"
    case .cover:
      (head, width) = ("box", 1.5)
    case .overlay:
      head = "odot"
    case .replace:
      head = "normaltee"
    case .select:
      (style, color, head) = ("dashed", Palette.tabBorder, "dot")
    case .shows:
      (head, width) = ("open", 1.0)
    case .contains:
      (color, head, tail, width) = (Palette.faintLine, "none", "odiamond", 1.0)
    case .opens:
      (style, color, head) = ("dashed", Palette.linkBorder, "vee")
    case .returns:
      (style, head) = ("dashed", "empty")
    }
  }

  func adapted(isDynamic: Bool) -> LineLook {
    var look = self
    if isDynamic {
      look.style = "dotted"
      look.color = Palette.faintLine
    }
    return look
  }

  var attributes: [DOTAttribute] { attributes(reversed: false) }

  /// The attributes for a line that is written from its end to its start, or as it is.
  func attributes(reversed: Bool) -> [DOTAttribute] {
    var attributes: [DOTAttribute] = [.init("color", color)]
    if style != "solid" { attributes.append(.init("style", style)) }
    if width != 1.1 { attributes.append(.init("penwidth", "\(width)")) }
    if reversed {
      attributes.append(.init("dir", tail == "none" ? "back" : "both"))
      attributes.append(.init("arrowtail", head))
      if tail != "none" { attributes.append(.init("arrowhead", tail)) }
    } else {
      attributes.append(.init("arrowhead", head))
      if tail != "none" { attributes += [.init("dir", "both"), .init("arrowtail", tail)] }
    }
    return attributes
  }
}
