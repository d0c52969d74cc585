import FlowModel

/// What a name or a place stands for, explained.
package enum Explanation: Encodable {
  case node(NodeExplanation)
  case place(PlaceExplanation)

  /// - Throws: `ExplainError` where the name or place is none, or can be several.
  package init(of subject: String, in graph: FlowGraph) throws(ExplainError) {
    switch try ExplainedSubject(subject, in: graph) {
    case .node(let node): self = .node(NodeExplanation(node, in: graph))
    case .place(let file, let line): self = .place(PlaceExplanation(file, line, in: graph))
    }
  }

  /// The explanation for a reader, with a final newline.
  package var text: String {
    switch self {
    case .node(let node): node.text
    case .place(let place): place.text
    }
  }

  /// The same for programs.
  package var json: String { JSONText.encode(self) }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .node(let node): try node.encode(to: encoder)
    case .place(let place): try place.encode(to: encoder)
    }
  }
}
