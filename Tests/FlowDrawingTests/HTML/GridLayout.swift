import FlowModel

@testable import FlowDrawing

/// A picture with its nodes in rows and straight lines between them, as Graphviz would write it.
struct GridLayout {
  private static let columns = 50

  private let picture: Picture
  private let names: ElementNames
  private let places: [NodeID: (x: Int, y: Int)]

  init(_ picture: Picture) {
    self.picture = picture
    names = ElementNames(picture)
    places = Dictionary(
      uniqueKeysWithValues: picture.nodes.enumerated().map { number, node in
        (node.id, (number % Self.columns * 160, number / Self.columns * 70))
      })
  }

  var svg: XMLTree {
    let height = (picture.nodes.count / Self.columns + 1) * 70
    var graph = XMLTree("g", [("class", "graph"), ("transform", "translate(0 0)")])
    graph.children = picture.nodes.map { .element(node($0)) }
    graph.children += zip(picture.lines, names.lines).map { .element(line($0, name: $1)) }
    var svg = XMLTree("svg", [("viewBox", "0 0 \(Self.columns * 160) \(height)")])
    svg.children = [.element(graph)]
    return svg
  }

  private func node(_ node: PictureNode) -> XMLTree {
    let (x, y) = places[node.id] ?? (0, 0)
    var group = XMLTree("g", [("id", names.nodes[node.id] ?? ""), ("class", node.classes)])
    let corners = "\(x),\(y) \(x + 120),\(y) \(x + 120),\(y + 36) \(x),\(y + 36) \(x),\(y)"
    group.children = [
      .element(
        XMLTree(
          "polygon",
          [("fill", Palette.screen), ("stroke", Palette.border), ("points", corners)])),
      .element(
        XMLTree("text", [("x", "\(x + 60)"), ("y", "\(y + 15)")], text: node.title)),
      .element(
        XMLTree("text", [("x", "\(x + 60)"), ("y", "\(y + 29)")], text: node.detail ?? "")),
    ]
    return group
  }

  private func line(_ line: PictureLine, name: String) -> XMLTree {
    let (from, to) = (places[line.from] ?? (0, 0), places[line.to] ?? (0, 0))
    var group = XMLTree("g", [("id", name), ("class", line.classes)])
    let bend = (from.x + to.x) / 2
    let path = "M\(from.x + 120),\(from.y + 18)C\(bend),\(from.y) \(bend),\(to.y) \(to.x),\(to.y)"
    group.children = [
      .element(
        XMLTree("path", [("fill", "none"), ("stroke", Palette.line), ("d", path)]))
    ]
    return group
  }
}
