import Foundation
import Graphviz

/// Makes a self-contained, accessible picture of the SVG that Graphviz writes.
///
/// Every node, line and group gets a title, a description and the graph's ids; texts are centred
/// rather than placed by one font's widths; colours follow the reader's light or dark mode.
struct SVGFinisher {
  private let picture: Picture
  private let words: SVGWords

  init(_ picture: Picture) {
    self.picture = picture
    words = SVGWords(picture)
  }

  /// The picture as a file.
  func finished(_ bytes: [UInt8]) throws(DrawingError) -> Data {
    var svg = try tree(bytes)
    var content = ""
    for element in svg.elements { element.write(to: &content) }
    // Behind title and description, before what is drawn.
    svg.children.insert(
      .element(XMLTree("style").containing(SVGStyleSheet.text(for: content))), at: 2)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    svg.write(to: &text)
    return Data((DirectionMarks.visible(text) + "\n").utf8)
  }

  /// The picture as an element, without a style sheet.
  func tree(_ bytes: [UInt8]) throws(DrawingError) -> XMLTree {
    let tree: XMLTree
    do throws(XMLReader.Malformed) {
      tree = try XMLReader.read(bytes)
    } catch {
      throw .unreadablePicture(reason: error.description)
    }
    var svg = root(tree)
    svg.children += [
      .element(XMLTree("title", [("id", "picture-title")], text: words.title)),
      .element(XMLTree("desc", [("id", "picture-desc")], text: words.description)),
    ]
    svg.children += tree.elements.map { .element(finished($0)) }
    return svg
  }

  private func root(_ tree: XMLTree) -> XMLTree {
    var svg = tree
    svg.children = []
    svg["role"] = "img"
    svg["aria-labelledby"] = "picture-title picture-desc"
    svg["font-family"] = DOTWriter.font
    return svg
  }

  private func finished(_ element: XMLTree) -> XMLTree {
    var element = element
    if element["stroke"] == "transparent" { element["stroke"] = "none" }
    if element["font-family"] == DOTWriter.font { element["font-family"] = nil }
    element.children = element.children.flatMap { child -> [XMLTree.Child] in
      guard case .element(let inner) = child else { return [child] }
      if inner.name == "title" { return [] }
      return [.element(finished(inner))]
    }
    guard element.name == "g" else { return element }
    let middle = center(of: element)
    if let id = element["id"], let entry = words.entries[id] {
      describe(&element, entry)
    } else if element.classes.contains("key") {
      // A sample in the key is neither a node nor a line of the app.
      element["class"] = "key"
      element["id"] = nil
    }
    if let center = middle { centreTexts(of: &element, at: center) }
    return element
  }

  private func describe(_ element: inout XMLTree, _ entry: SVGWords.Entry) {
    element["class"] = entry.classes
    if let ids = entry.ids { element["data-id"] = XMLTree.escaped(DOT.printable(ids)) }
    var words = [XMLTree.Child.element(XMLTree("title", text: entry.title))]
    if let description = entry.description {
      words.append(.element(XMLTree("desc", text: description)))
    }
    guard let url = entry.url else {
      element.children = words + element.children
      return
    }
    var link = XMLTree("a", [("xlink:href", XMLTree.escaped(url))])
    link.children = element.children
    element.children = words + [.element(link)]
  }

  /// The middle of a node's shape; `nil` for anything whose texts are not centred on it.
  private func center(of element: XMLTree) -> Double? {
    guard element.classes.contains("node"), !element.classes.contains("deepLink")
    else { return nil }
    let shapes = element.elements.flatMap { $0.name == "a" ? $0.elements : [$0] }
    guard let shape = shapes.first(where: { ["path", "polygon", "ellipse"].contains($0.name) })
    else { return nil }
    if let x = shape["cx"].flatMap(Double.init) { return x }
    let numbers = (shape["points"] ?? shape["d"] ?? "").split { " ,MCLZ".contains($0) }
      .compactMap { Double($0) }
    let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    guard let left = xs.min(), let right = xs.max() else { return nil }
    return ((left + right) / 2 * 100).rounded() / 100
  }

  private func centreTexts(of element: inout XMLTree, at x: Double) {
    element.children = element.children.map { child in
      guard case .element(var inner) = child else { return child }
      if inner.name == "a" { centreTexts(of: &inner, at: x) }
      if inner.name == "text", inner["text-anchor"] == "start" {
        inner["text-anchor"] = "middle"
        inner["x"] = "\(x)"
      }
      return .element(inner)
    }
  }
}

extension XMLTree {
  /// With a raw text that needs no escapes.
  fileprivate func containing(_ text: String) -> XMLTree {
    var copy = self
    copy.children = [.text(text)]
    return copy
  }
}
