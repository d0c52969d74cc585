import Foundation
import Graphviz

/// What a child process left behind that was to lay out a graph.
struct ChildAnswer {
  var output: Data
  var messages: Data
  var status: Int32

  /// The picture, or what the child says why there is none.
  func picture() throws(GraphvizError) -> GraphvizPicture {
    guard let report else {
      let text = String(decoding: messages.prefix(500), as: UTF8.self)
      throw .childFailed(reason: "it ended with status \(status) and said '\(text)'")
    }
    if let error = report.error { throw error }
    guard status == 0, !output.isEmpty else {
      throw .childFailed(reason: "it ended with status \(status) and drew nothing")
    }
    return GraphvizPicture(bytes: Array(output), messages: report.messages)
  }

  /// The last line; libraries below Graphviz (fonts) may print lines before it.
  private var report: LayoutReport? {
    messages.split(separator: 0x0A).last.flatMap {
      try? JSONDecoder().decode(LayoutReport.self, from: $0)
    }
  }
}
