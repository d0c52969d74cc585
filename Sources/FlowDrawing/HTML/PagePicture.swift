import FlowModel
import Graphviz

/// A picture as it stands in a page: without words that the page has elsewhere, with short ids that
/// its script finds elements by, and with its key apart.
struct PagePicture {
  /// The picture, and its key if it has one.
  private(set) var picture: XMLTree
  private(set) var key: XMLTree?

  /// - Parameter prefix: What sets this picture's ids apart from those of another in the same page.
  init(_ svg: XMLTree, of picture: Picture, prefix: String) {
    let ids = Self.ids(picture, prefix: prefix)
    let view = Self.rounded(svg["viewBox"] ?? "0 0 1 1", tenths: true)
    var page = XMLTree("svg", [("viewBox", view)])
    page.attributes += [
      ("role", "img"), ("aria-labelledby", "\(prefix)title"), ("focusable", "false"),
    ]
    page.children.append(
      .element(
        XMLTree(
          "title", [("id", "\(prefix)title")],
          text: "\(DOT.printable(picture.title)), \(picture.detail.rawValue)")))
    var samples: [XMLTree] = []
    for element in svg.elements where element.name == "g" {
      var graph = XMLTree(
        "g", [("class", "graph"), ("transform", element["transform"] ?? "")])
      for part in element.elements where part.name == "g" {
        let slim = Self.slim(part, ids: ids)
        if part.classes.contains("legend") || part.classes.contains("key") {
          samples.append(slim)
        } else {
          graph.children.append(.element(slim))
        }
      }
      page.children.append(.element(graph))
    }
    self.picture = Self.cropped(page)
    key = Self.key(samples)
  }

  /// The picture without the room that headline and key took.
  private static func cropped(_ page: XMLTree) -> XMLTree {
    guard let graph = page.elements.last, graph.name == "g",
      let frame = Frame(drawnIn: graph)?.grown(by: 16)
    else { return page }
    let (width, height) = (frame.right - frame.left, frame.bottom - frame.top)
    var moved = graph
    moved["transform"] = "translate(\(number(-frame.left)) \(number(-frame.top)))"
    var page = page
    page["viewBox"] = "0 0 \(number(width)) \(number(height))"
    page.children[page.children.count - 1] = .element(moved)
    return page
  }

  private static func ids(_ picture: Picture, prefix: String) -> [String: String] {
    let names = ElementNames(picture)
    var ids: [String: String] = [:]
    for (number, node) in picture.nodes.enumerated() {
      names.nodes[node.id].map { ids[$0] = "\(prefix)n\(number)" }
    }
    for (number, group) in picture.groups.enumerated() {
      names.groups[group.id].map { ids[$0] = "\(prefix)g\(number)" }
    }
    for (number, name) in names.lines.enumerated() { ids[name] = "\(prefix)l\(number)" }
    return ids
  }

  private static func slim(_ element: XMLTree, ids: [String: String]) -> XMLTree {
    var slim = XMLTree(element.name)
    for (name, value) in element.attributes {
      switch name {
      case "id": if let id = ids[value] { slim.attributes.append((name, id)) }
      case "data-id", "xml:space": break
      case "font-family": slim.attributes.append(("class", "mono"))
      case "d" where element["fill"] == "none":
        // Half a point more or less is not seen on a curve.
        slim.attributes.append((name, rounded(value, tenths: false)))
      case "x", "y", "cx", "cy", "rx", "ry", "d", "points", "font-size", "stroke-width":
        slim.attributes.append((name, rounded(value, tenths: true)))
      case "text-anchor" where value == "middle": break
      default: slim.attributes.append((name, value))
      }
    }
    for child in element.children {
      switch child {
      case .text: slim.children.append(child)
      case .element(let inner) where ["title", "desc"].contains(inner.name): break
      case .element(let inner) where inner.name == "a":
        slim.children += Self.slim(inner, ids: ids).children
      case .element(let inner): slim.children.append(.element(Self.slim(inner, ids: ids)))
      }
    }
    return box(slim) ?? slim
  }

  /// A rounded box that Graphviz writes as eight curves, as the rectangle that it is.
  private static func box(_ path: XMLTree) -> XMLTree? {
    guard path.name == "path", let data = path["d"], data.hasSuffix("Z") || path["fill"] != "none"
    else { return nil }
    let points = Self.points(data)
    guard points.count == 25, let frame = Frame(points), frame.isCornered(by: points)
    else { return nil }
    var box = path
    box.name = "rect"
    box["d"] = nil
    box.attributes += [
      ("x", frame.left), ("y", frame.top), ("width", frame.right - frame.left),
      ("height", frame.bottom - frame.top), ("rx", 8),
    ].map { ($0, number($1)) }
    return box
  }

  private static func key(_ samples: [XMLTree]) -> XMLTree? {
    let legend = samples.first { $0.classes.contains("legend") }
    guard let outline = legend?.elements.first else { return nil }
    let frame: Frame?
    if let box = ["x", "y", "width", "height"].map({ outline[$0].flatMap(Double.init) })
      as? [Double]
    {
      frame = Frame([(box[0], box[1]), (box[0] + box[2], box[1] + box[3])])
    } else {
      frame = Frame(points(outline["d"] ?? outline["points"] ?? ""))
    }
    guard let frame else { return nil }
    let view = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top]
    var key = XMLTree(
      "svg",
      [
        ("class", "key-picture"), ("role", "img"), ("aria-label", "Key"),
        ("viewBox", view.map(number).joined(separator: " ")), ("width", number(view[2])),
        ("height", number(view[3])),
      ])
    key.children = samples.filter { !$0.classes.contains("legend") }.map { .element($0) }
    return key
  }
}

extension PagePicture {
  static func points(_ text: String) -> [(x: Double, y: Double)] {
    let numbers = text.split { " ,MCLZ".contains($0) }.compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  /// A tenth of a point is finer than a screen shows.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }

  /// The text with every number rounded.
  private static func rounded(_ text: String, tenths: Bool) -> String {
    var result = ""
    var digits = ""
    func end() {
      guard !digits.isEmpty else { return }
      result += Double(digits).map { number(tenths ? $0 : $0.rounded()) } ?? digits
      digits = ""
    }
    for character in text {
      if character == "-" || character == "." || character.isASCII && character.isNumber {
        digits.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }
}
