import FlowModel

/// Writes a picture as a Mermaid flowchart, which many hosts of Markdown draw by themselves.
///
/// The same picture gives the same bytes.
struct MermaidWriter {
  private let picture: Picture
  private let names: ElementNames

  init(_ picture: Picture) {
    self.picture = picture
    names = ElementNames(picture)
  }

  func text() -> String {
    var lines = ["flowchart LR"]
    let title = MermaidText.line(Words.shortened(picture.title, to: 120))
    lines.append("  accTitle: \(title.isEmpty ? "Navigation" : title)")
    let description = ["Navigation: \(picture.summary)."] + picture.omissions
    lines.append(
      "  accDescr: \(MermaidText.line(Words.shortened(description.joined(separator: " "), to: 600)))"
    )
    if picture.nodes.isEmpty { lines.append("  empty[\"No navigation was found.\"]") }
    let byGroup = Dictionary(grouping: picture.nodes, by: \.group)
    for group in picture.groups {
      let title = MermaidText.quoted(Wrapping.lines(group.title, width: 40).joined(separator: "\n"))
      lines.append("  subgraph \(names.groups[group.id] ?? "")[\(title)]")
      lines += (byGroup[group.id] ?? []).map { "    " + statement($0) }
      lines.append("  end")
    }
    lines += (byGroup[nil] ?? []).map { "  " + statement($0) }
    lines += picture.lines.map { "  " + statement($0) }
    lines += links
    lines += classes
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines that are drawn.
  var edgeCount: Int { picture.lines.count }

  private func statement(_ node: PictureNode) -> String {
    let (open, close) = brackets(node.role)
    var words = Wrapping.lines(node.title, width: 28)
    if let detail = node.detail { words += Wrapping.parts(detail, width: 34).prefix(4) }
    if let shared = node.shared { words.append("◂ " + Words.shortened(shared, to: 60)) }
    if let reason = node.unreached { words += Wrapping.lines(reason, width: 34, limit: 2) }
    words += node.marks.prefix(3).map { "▲ \(Words.shortened($0.label, to: 32))" }
    let label = MermaidText.quoted(words.joined(separator: "\n"))
    return "\(names.nodes[node.id] ?? "")\(open)\(label)\(close):::\(className(node))"
  }

  /// The shape says the kind before any colour does.
  private func brackets(_ role: PictureRole) -> (String, String) {
    switch role {
    case .entry: ("([", "])")
    case .root: ("[[", "]]")
    case .tab: ("[/", "\\]")
    case .flow: ("{{", "}}")
    case .route, .any: ("(", ")")
    case .screen, .component: ("[", "]")
    case .external, .area: ("[(", ")]")
    case .deepLink: (">", "]")
    }
  }

  private func statement(_ line: PictureLine) -> String {
    let from = names.nodes[line.from] ?? "", to = names.nodes[line.to] ?? ""
    let words = line.label ?? line.kind.mermaidLabel
    let text = words.map { label in
      "|\(MermaidText.quoted(Wrapping.lines(label, width: 26).joined(separator: "\n")))|"
    }
    return "\(from) \(arrow(line))\(text ?? "") \(to)"
  }

  private func arrow(_ line: PictureLine) -> String {
    if line.isDynamic { return "-.->" }
    switch line.kind {
    case .launch, .switch: return "==>"
    case .tabs, .contains: return "---"
    case .select, .returns, .opens: return "-.->"
    case .overlay: return "--o"
    case .child, .push, .sheet, .cover, .replace, .shows: return "-->"
    }
  }

  /// Links to the source, and to other pictures.
  private var links: [String] {
    picture.nodes.compactMap { node in
      // A diagram has room for links that a person could have written.
      guard let url = node.url, url.utf8.count < 500, let name = names.nodes[node.id]
      else { return nil }
      return "  click \(name) href \"\(url.replacing("\"", with: "%22"))\""
    }
  }

  private func className(_ node: PictureNode) -> String {
    if node.unreached != nil { return "unreached" }
    return node.role.rawValue
  }

  private var classes: [String] {
    let used = Set(picture.nodes.map(className))
    let looks = PictureRole.allCases.map { ($0.rawValue, NodeLook($0)) }
    var lines = looks.filter { used.contains($0.0) }.map { name, look in
      definition(name, look, dashes: look.style.contains("dotted") ? "2 3" : nil)
    }
    if used.contains("unreached") {
      lines.append(definition("unreached", NodeLook(.route).unreached, dashes: "5 3"))
    }
    return lines
  }

  private func definition(_ name: String, _ look: NodeLook, dashes: String?) -> String {
    "  classDef \(name) fill:\(look.fill),stroke:\(look.border),color:\(look.textColor)"
      + (dashes.map { ",stroke-dasharray:\($0)" } ?? "")
  }
}

extension LineKind {
  /// Words for kinds that Mermaid has no line of their own for.
  fileprivate var mermaidLabel: String? {
    switch self {
    case .switch: "switch"
    case .child: "starts"
    case .select: "selects"
    case .returns: "result"
    case .launch, .tabs, .push, .sheet, .cover, .overlay, .replace, .shows, .contains, .opens: nil
    }
  }
}
