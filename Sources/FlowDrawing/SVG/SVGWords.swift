import Graphviz

/// Titles, descriptions and classes for the elements of an SVG, by element id.
struct SVGWords {
  struct Entry {
    let classes: String
    /// What a screen reader says and a pointer shows.
    let title: String
    let description: String?
    /// The graph's ids, separated by spaces.
    let ids: String?
    /// The place in the source.
    var url: String?
  }

  let title: String
  let description: String
  let entries: [String: Entry]

  init(_ picture: Picture) {
    let names = ElementNames(picture)
    var entries: [String: Entry] = [
      "group_links": Entry(
        classes: "group links", title: "Deep links", description: nil, ids: nil),
      "group_loose": Entry(
        classes: "group loose", title: "Nothing leads here", description: nil, ids: nil),
      "group_apart": Entry(
        classes: "group apart", title: "Without a line of their own", description: nil, ids: nil),
      "legend": Entry(classes: "legend", title: "Key", description: nil, ids: nil),
    ]
    for node in picture.nodes {
      guard let name = names.nodes[node.id] else { continue }
      entries[name] = Entry(
        classes: node.classes, title: Self.joined(node.tooltip),
        description: Self.joined(
          [node.detail, node.unreached].compactMap(\.self) + node.marks.map(\.message)),
        ids: node.members.map(\.rawValue).joined(separator: " "), url: node.url)
    }
    for group in picture.groups {
      guard let name = names.groups[group.id] else { continue }
      entries[name] = Entry(
        classes: group.classes, title: Self.joined(group.tooltip), description: group.detail,
        ids: group.id.rawValue, url: group.url)
    }
    for (line, name) in zip(picture.lines, names.lines) {
      entries[name] = Entry(
        classes: line.classes, title: Self.joined(line.tooltip),
        description: Words.count(line.edges.count, "edge") + " of the graph",
        ids: line.edges.joined(separator: " "), url: line.url)
    }
    self.entries = entries
    title = DOT.printable(picture.title.isEmpty ? "Navigation" : picture.title)
    description = Self.joined(
      ["Navigation of \(title): \(picture.summary)."] + picture.omissions)
  }

  private static func joined(_ lines: [String]) -> String {
    DOT.printable(lines.joined(separator: "\n"))
  }
}

extension PictureNode {
  /// Words for style sheets, of SVG and of whoever draws the DOT.
  var classes: String {
    var classes = ["node", role.rawValue]
    if unreached != nil { classes.append("unreached") }
    if isUncertain { classes.append("uncertain") }
    if !marks.isEmpty { classes.append("marked") }
    return classes.joined(separator: " ")
  }
}

extension PictureGroup {
  /// Words for style sheets.
  var classes: String { isUnreached ? "group flow unreached" : "group flow" }
}

extension PictureLine {
  /// Words for style sheets.
  var classes: String { "line \(kind.rawValue)" + (isDynamic ? " dynamic" : "") }
}
