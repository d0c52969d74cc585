import Graphviz

/// One attribute of DOT, written.
struct DOTAttribute {
  private let text: String

  /// A value of any text, shown exactly so.
  init(_ name: String, _ value: String) {
    text = "\(name)=\(DOT.quoted(value))"
  }

  /// A label in Graphviz's HTML-like language, whose texts are escaped already.
  init(label html: String) {
    text = "label=<\(html)>"
  }

  static func list(_ attributes: [DOTAttribute]) -> String {
    "[" + attributes.map(\.text).joined(separator: ", ") + "]"
  }

  /// A statement of its own, inside a graph.
  var statement: String { text + ";" }
}
