/// What Graphviz makes of a laid-out graph.
package enum GraphvizFormat: String, Sendable, CaseIterable {
  case svg
  case png
  case pdf
  /// The graph with its positions as attributes.
  case dot

  /// The name that Graphviz knows the format by.
  var renderer: String {
    switch self {
    case .svg: "svg:svg:core"
    case .png: "png:cairo:cairo"
    case .pdf: "pdf:cairo:cairo"
    case .dot: "dot:dot:core"
    }
  }
}

/// A graph, laid out and drawn.
package struct GraphvizPicture: Hashable, Sendable, Codable {
  package var bytes: [UInt8]
  /// Warnings of the layout.
  package var messages: [String]

  package init(bytes: [UInt8], messages: [String] = []) {
    self.bytes = bytes
    self.messages = messages
  }
}
