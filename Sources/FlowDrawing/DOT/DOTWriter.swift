import FlowModel
import Graphviz

/// Writes a picture in the DOT language.
///
/// The same picture gives the same bytes.
struct DOTWriter {
  static let font = "Helvetica,Arial,Liberation Sans,sans-serif"
  static let monospaced = "Menlo,Consolas,Liberation Mono,monospace"

  private let picture: Picture
  private let style: LayoutStyle
  private let names: ElementNames
  private let depths: Depths

  init(_ picture: Picture, style: LayoutStyle = .full) {
    self.picture = picture
    self.style = style
    names = ElementNames(picture)
    depths = Depths(picture)
  }

  func text() -> String {
    var lines = ["digraph flows {"]
    lines += header.map { "  " + $0 }
    // What comes first stands at the bottom.
    lines += Legend(picture, depth: depths.deepest).statements.map { "  " + $0 }
    let byGroup = Dictionary(grouping: picture.nodes, by: \.group)
    let free = byGroup[nil] ?? []
    let inRows = Set(picture.rows.flatMap(\.self))
    let loose = free.filter { inRows.contains($0.id) }
    let apart = loose.filter { $0.unreached == nil }
    if !apart.isEmpty { lines += apartBlock(apart).map { "  " + $0 } }
    let unreached = loose.filter { $0.unreached != nil }
    if !unreached.isEmpty { lines += looseBlock(unreached).map { "  " + $0 } }
    for group in picture.groups {
      lines += block(group, nodes: byGroup[group.id] ?? []).map { "  " + $0 }
    }
    let links = free.filter { $0.role == .deepLink }
    if !links.isEmpty { lines += linkBlock(links).map { "  " + $0 } }
    if picture.nodes.isEmpty { lines.append("  " + emptyNote) }
    lines += free.filter { $0.role != .deepLink && !inRows.contains($0.id) }
      .map { "  " + statement($0) }
    for (line, name) in zip(picture.lines, names.lines) {
      lines.append("  " + statement(line, name: name))
    }
    for row in picture.rows where row.count > 1 {
      let members = row.compactMap { names.nodes[$0] }.joined(separator: " -> ")
      lines.append("  \(members) [style=\"invis\"];")
    }
    for rank in picture.ranks {
      let members = rank.compactMap { names.nodes[$0] }.joined(separator: "; ")
      lines.append("  { rank=same; \(members); }")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: [String] {
    var graph: [DOTAttribute] = [
      .init("rankdir", "LR"), .init("newrank", "true"), .init("bgcolor", Palette.background),
      .init("fontname", Self.font), .init("fontsize", "11"), .init("fontcolor", Palette.text),
      .init("nodesep", "0.2"), .init("ranksep", "0.55"), .init("pad", "0.3"),
      .init("splines", style.hasCurves ? "true" : "line"), .init("labelloc", "t"),
      .init("labeljust", "l"), .init(label: headline),
    ]
    graph += links([picture.title], url: nil)
    graph.append(.init("mclimit", "\(style.effort == nil ? 10 : 0.5)"))
    if let effort = style.effort {
      graph.append(.init("nslimit", "\(effort)"))
      graph.append(.init("nslimit1", "\(effort)"))
    }
    if let resolution = style.resolution { graph.append(.init("dpi", "\(resolution)")) }
    let node: [DOTAttribute] = [
      .init("fontname", Self.font), .init("fontsize", "10.5"), .init("margin", "0.12,0.06"),
      .init("height", "0.36"), .init("penwidth", "1"),
    ]
    let edge: [DOTAttribute] = [
      .init("fontname", Self.font), .init("fontsize", "9"), .init("fontcolor", Palette.secondary),
      .init("arrowsize", "0.75"), .init("penwidth", "1.1"),
    ]
    return [
      "graph \(DOTAttribute.list(graph));", "node \(DOTAttribute.list(node));",
      "edge \(DOTAttribute.list(edge));",
    ]
  }

  /// Title, numbers and what is left out.
  private var headline: String {
    func font(_ text: String, size: Int, color: String, bold: Bool = false) -> String {
      let escaped = DOT.html(text.isEmpty ? " " : text)
      return "<font point-size=\"\(size)\" color=\"\(color)\">"
        + (bold ? "<b>\(escaped)</b>" : escaped) + "</font><br align=\"left\"/>"
    }
    var html = ""
    for line in Wrapping.lines(picture.title, width: 60) {
      html += font(line, size: 18, color: Palette.text, bold: true)
    }
    html += font(picture.summary, size: 11, color: Palette.secondary)
    for omission in picture.omissions {
      for line in Wrapping.lines(omission, width: 90, limit: 6) {
        html += font(line, size: 10, color: Palette.secondary)
      }
    }
    // Room between the headline and what stands at the top.
    return html + font("", size: 10, color: Palette.secondary)
  }

  /// What stands in a picture of nothing.
  private var emptyNote: String {
    let words = "No navigation was found."
    let attributes: [DOTAttribute] = [
      .init("label", words), .init("id", "empty"), .init("class", "empty"),
      .init("shape", "note"), .init("style", "filled"), .init("fillcolor", Palette.external),
      .init("color", Palette.border), .init("fontcolor", Palette.text), .init("margin", "0.3,0.2"),
    ]
    return "empty \(DOTAttribute.list(attributes));"
  }

  private func block(_ group: PictureGroup, nodes: [PictureNode]) -> [String] {
    var title = Wrapping.lines(group.title, width: 40)
    // Spaces at the start of a text, even these, are not drawn by every reader.
    if group.detail != nil, let last = title.popLast() { title.append(last + "\u{A0}\u{A0}") }
    var html = title.map {
      "<font point-size=\"13\"><b>\(DOT.html($0.isEmpty ? " " : $0))</b></font>"
    }.joined(separator: "<br align=\"left\"/>")
    if let detail = group.detail {
      html +=
        "<font point-size=\"9\" color=\"\(Palette.secondary)\">"
        + DOT.html(Words.shortened(detail, to: 60)) + "</font>"
    }
    var attributes: [DOTAttribute] = [
      .init(label: html), .init("id", names.groups[group.id] ?? ""), .init("class", group.classes),
      .init("style", group.isUnreached ? "filled,rounded,dashed" : "filled,rounded"),
      .init("fillcolor", Palette.group),
      .init("color", group.isUnreached ? Palette.problemBorder : Palette.groupBorder),
      .init("labeljust", "l"), .init("margin", "12"),
    ]
    attributes += links(group.tooltip, url: group.url)
    return ["subgraph \(names.groups[group.id] ?? "") {"]
      + attributes.map { "  " + $0.statement } + nodes.map { "  " + statement($0) } + ["}"]
  }

  private func linkBlock(_ nodes: [PictureNode]) -> [String] {
    plainBlock(
      "links", title: "Deep links", color: Palette.linkBorder, nodes: nodes, isPacked: false)
  }

  /// What stands alone, out of the way of the rest.
  private func looseBlock(_ nodes: [PictureNode]) -> [String] {
    plainBlock("loose", title: "Nothing leads here", color: Palette.problemBorder, nodes: nodes)
  }

  /// What other nodes speak for: several places, or a node outside this part.
  private func apartBlock(_ nodes: [PictureNode]) -> [String] {
    plainBlock(
      "apart", title: "Without a line of their own", color: Palette.secondary, nodes: nodes)
  }

  /// - Parameter isPacked: Whether no line of the app leads to the nodes, so that they can be drawn
  ///   together.
  private func plainBlock(
    _ name: String, title: String, color: String, nodes: [PictureNode], isPacked: Bool = true
  ) -> [String] {
    let label = "<font point-size=\"11\" color=\"\(color)\"><b>\(DOT.html(title))</b></font>"
    var attributes: [DOTAttribute] = [
      .init(label: label), .init("id", "group_\(name)"), .init("class", "group \(name)"),
      .init("style", "rounded"), .init("color", color), .init("labeljust", "l"),
      .init("margin", "8"),
    ]
    if isPacked { attributes.append(.init("packed", "true")) }
    attributes += links([title], url: nil)
    return ["subgraph cluster__\(name) {"] + attributes.map { "  " + $0.statement }
      + nodes.map { "  " + statement($0) } + ["}"]
  }

  private func statement(_ node: PictureNode) -> String {
    let look = NodeLook(node.role).adapted(to: node)
    let label = NodeLabel(node, look: look)
    let name = names.nodes[node.id] ?? ""
    var attributes: [DOTAttribute] = [
      .init(label: label.html), .init("id", name),
      .init("class", node.classes), .init("width", "\(label.width)"),
    ]
    attributes += look.attributes + links(node.tooltip, url: node.url)
    return "\(name) \(DOTAttribute.list(attributes));"
  }

  private func statement(_ line: PictureLine, name: String) -> String {
    let leadsBack = depths.leadsBack(line)
    var attributes: [DOTAttribute] = [
      .init("id", name), .init("class", line.classes),
    ]
    let look = LineLook(line.kind).adapted(isDynamic: line.isDynamic)
    attributes += look.attributes(reversed: leadsBack)
    if style.hasLabels, let label = line.label {
      let text = Wrapping.lines(label, width: 22).joined(separator: "\n")
      attributes.append(.init("label", DOT.printable(text)))
    }
    if line.kind.leadsOn, !leadsBack {
      attributes.append(.init("weight", "3"))
    } else if !leadsBack, !depths.leadsFurther(line) {
      // Not `constraint`, with which old releases fail on one graph in thirty.
      attributes.append(.init("weight", "0"))
    }
    attributes += links(line.tooltip, url: line.url)
    let from = names.nodes[line.from] ?? "", to = names.nodes[line.to] ?? ""
    let ends = leadsBack ? "\(to) -> \(from)" : "\(from) -> \(to)"
    return "\(ends) \(DOTAttribute.list(attributes));"
  }

  private func links(_ tooltip: [String], url: String?) -> [DOTAttribute] {
    guard style.hasLinks else { return [] }
    let link = url.map { [DOTAttribute("URL", $0)] } ?? []
    return [DOTAttribute("tooltip", DOT.printable(tooltip.joined(separator: "\n")))] + link
  }
}
