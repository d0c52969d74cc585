import FlowReports
import FlowViz

/// The answers to `audit --explain` and `--explain-unknown`.
struct Explanations: Encodable {
  /// In the order in which they were asked for.
  let explained: [Explanation]
  /// `nil` where that was not asked for.
  let perhaps: UnknownReach?

  init(of names: [String], includingUnknown: Bool, in graph: FlowGraph) throws(ExplainError) {
    var explained: [Explanation] = []
    for name in names { explained.append(try Explanation(of: name, in: graph)) }
    self.explained = explained
    perhaps = includingUnknown ? UnknownReach(graph) : nil
  }

  var text: String { explained.map(\.text).joined() + (perhaps?.text ?? "") }

  /// One document, however much was asked for.
  var json: String { JSONText.encode(self) }

  /// Refuses reporters that can only write findings.
  static func check(_ destinations: [ReportDestination]) throws(UsageError) {
    for format in destinations.map(\.format) where format != .text && format != .json {
      throw .invalid(
        "The reporter '\(format.rawValue)' writes findings; explanations are written as 'text' or "
          + "'json'.")
    }
  }
}
