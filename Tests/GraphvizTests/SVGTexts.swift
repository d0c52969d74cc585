import Foundation
import Graphviz

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts and attribute values of an SVG, read by an XML parser that is not ours.
final class SVGTexts: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private var attributes: [(name: String, value: String)] = []
  private var isInText = false

  /// Draws the graph and reads the picture.
  init(of dot: String) throws {
    super.init()
    let picture = try Graphviz.render(dot, as: .svg)
    let parser = XMLParser(data: Data(picture.bytes))
    parser.delegate = self
    guard parser.parse() else { throw Unreadable() }
  }

  struct Unreadable: Error {}

  func values(of name: String) -> [String] {
    attributes.filter { $0.name == name }.map(\.value)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    self.attributes += attributes.map { ($0.key, $0.value) }
    if name == "text" {
      isInText = true
      texts.append("")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text" { isInText = false }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInText, let last = texts.popLast() { texts.append(last + text) }
  }
}
