/// Why there is no picture.
package enum GraphvizError: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// Graphviz itself could not be set up.
  case unavailable
  /// The text is not a graph in the DOT language.
  case invalidGraph(messages: [String])
  /// The layout failed.
  case layoutFailed(messages: [String])
  /// The layout went through but gave some edges no line.
  case lostEdges(drawn: Int, of: Int, messages: [String])
  /// The picture could not be written in this format.
  case renderingFailed(format: String, messages: [String])
  /// The child process did not end within its time.
  case timeLimit(seconds: Double)
  /// The child process could not be started or ended badly.
  case childFailed(reason: String)
  /// Nobody wants the layout any more.
  case abandoned

  package var description: String {
    switch self {
    case .unavailable:
      "Graphviz could not be set up; check that its plugins are installed ('dot -v' lists them)"
    case .invalidGraph(let messages):
      "Graphviz cannot read the graph: \(Self.list(messages))"
    case .layoutFailed(let messages):
      "Graphviz could not lay out the graph: \(Self.list(messages))"
    case .lostEdges(let drawn, let count, let messages):
      "Graphviz drew only \(drawn) of \(count) edges: \(Self.list(messages))"
    case .renderingFailed(let format, let messages):
      "Graphviz cannot write \(format) (is its cairo plugin installed?): \(Self.list(messages))"
    case .timeLimit(let seconds):
      "the layout took longer than \(Self.short(seconds)) s; draw less or raise the limit"
    case .childFailed(let reason):
      "the layout process failed: \(reason)"
    case .abandoned:
      "the layout was ended because a newer one is wanted"
    }
  }

  private static func list(_ messages: [String]) -> String {
    messages.isEmpty ? "it gives no reason" : messages.joined(separator: "; ")
  }

  private static func short(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }
}
