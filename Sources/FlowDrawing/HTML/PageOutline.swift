import FlowModel
import Graphviz

/// All that a picture shows as nested lists: what a screen reader reads, paper shows and a reader
/// without scripts has.
///
/// It always tells the richest level, whatever is drawn.
struct PageOutline {
  private let picture: Picture
  private let links: SourceLinks
  private let graph: FlowGraph
  /// The number that an item's id has.
  private let numbers: [NodeID: Int]
  /// The numbers by which the script knows the things of the graph.
  private let things: (NodeID) -> Int?
  private let ways: [NodeID: [PictureLine]]

  init(
    _ picture: Picture, graph: FlowGraph, links: SourceLinks, things: @escaping (NodeID) -> Int?
  ) {
    self.picture = picture
    self.graph = graph
    self.links = links
    self.things = things
    numbers = Dictionary(uniqueKeysWithValues: picture.nodes.enumerated().map { ($1.id, $0) })
    ways = Dictionary(grouping: picture.lines + picture.told, by: \.from)
  }

  func html() -> String {
    guard !picture.nodes.isEmpty else { return "<p>No navigation was found.</p>" }
    let byGroup = Dictionary(grouping: picture.nodes, by: \.group)
    var sections: [(title: String, group: PictureGroup?, nodes: [PictureNode])] = []
    let free = byGroup[nil] ?? []
    let starts = free.filter { $0.role == .entry }
    let links = free.filter { $0.role == .deepLink }
    let rest = free.filter { $0.role != .entry && $0.role != .deepLink }
    if !starts.isEmpty { sections.append(("Where it starts", nil, starts)) }
    for group in picture.groups.sorted(by: { ($0.title, $0.id) < ($1.title, $1.id) }) {
      sections.append((group.title, group, byGroup[group.id] ?? []))
    }
    let modules = Dictionary(grouping: rest) { graph[$0.id]?.module ?? "" }
    for (module, nodes) in modules.sorted(by: { $0.key < $1.key }) {
      let isOne = modules.count == 1 || module.isEmpty
      sections.append((isOne ? "Outside flows" : "\(module), outside flows", nil, nodes))
    }
    if !links.isEmpty { sections.append(("Deep links", nil, links)) }
    var html = "<ul class=\"sections\">\n"
    for section in sections {
      html += "<li><details open><summary>\(Self.text(section.title))"
      html += note(section.group?.detail)
      if section.group?.isUnreached == true { html += " <b class=\"bad\">not reached</b>" }
      html += " <span class=\"count\">\(section.nodes.count)</span></summary>\n<ul>\n"
      for node in section.nodes.sorted(by: Self.isBefore) { html += item(node) }
      html += "</ul></details></li>\n"
    }
    return html + "</ul>\n"
  }

  private static func isBefore(_ left: PictureNode, _ right: PictureNode) -> Bool {
    let order = PictureRole.allCases
    return (order.firstIndex(of: left.role) ?? 0, left.title, left.id)
      < (order.firstIndex(of: right.role) ?? 0, right.title, right.id)
  }

  private func item(_ node: PictureNode) -> String {
    var html = "<li id=\"o\(numbers[node.id] ?? 0)\">"
    html += reference(node) + " <span class=\"kind\">\(Self.text(node.role.words))</span>"
    html += note(detail(node))
    if let reason = node.unreached { html += " <b class=\"bad\">\(Self.text(reason))</b>" }
    if node.isUncertain { html += " <b class=\"guess\">only guesses lead here</b>" }
    for mark in node.marks { html += " <b class=\"bad\">\(Self.text(mark.label))</b>" }
    html += source(node)
    let ways = ways[node.id] ?? []
    if !ways.isEmpty {
      html += "\n<ul class=\"ways\">\n"
      for way in ways { html += item(way) }
      html += "</ul>"
    }
    return html + "</li>\n"
  }

  private func item(_ line: PictureLine) -> String {
    guard let number = numbers[line.to] else { return "" }
    let target = picture.nodes[number]
    var html = "<li><span class=\"kind\">\(Self.text(line.kind.words))</span> "
    html += reference(target)
    // What says no more than the kind does is not said again.
    if let label = line.label, ![line.kind.words, line.kind.label].contains(label) {
      html += note(label)
    }
    if line.isDynamic { html += " <b class=\"guess\">perhaps</b>" }
    return html + "</li>\n"
  }

  /// The detail without the word for the kind, which stands there already.
  private func detail(_ node: PictureNode) -> String? {
    let parts = node.detail?.split(separator: " · ").filter { $0 != node.role.words } ?? []
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private func reference(_ node: PictureNode) -> String {
    let thing = node.members.first.flatMap(things).map { " data-thing=\"\($0)\"" } ?? ""
    let title = node.title.replacing("\n", with: ", ")
    return "<a href=\"#o\(numbers[node.id] ?? 0)\"\(thing)>\(Self.text(title))</a>"
  }

  private func source(_ node: PictureNode) -> String {
    guard let url = node.url, let place = graph[node.id]?.location else { return "" }
    return " <a class=\"source\" href=\"\(Self.text(url))\" rel=\"noreferrer\">"
      + "\(Self.text("\(place.file.split(separator: "/").last ?? ""):\(place.line)"))</a>"
  }

  private func note(_ text: String?) -> String {
    text.map { " <span class=\"note\">\(Self.text($0))</span>" } ?? ""
  }

  /// The text for use as content or in a quoted attribute; a nameless thing stays visible.
  static func text(_ text: String) -> String {
    XMLTree.escaped(DOT.printable(text.isEmpty ? "(no name)" : text))
  }
}
