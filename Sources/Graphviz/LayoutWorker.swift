import Foundation

/// The child's side of `ChildLayout`: DOT in, picture out, messages or the error as JSON on standard
/// error.
package enum LayoutWorker {
  /// What the hidden command calls.
  ///
  /// - Returns: The exit status: 0 for a picture, 2 for none.
  package static func run(
    format: String, input: FileHandle = .standardInput, output: FileHandle = .standardOutput,
    errors: FileHandle = .standardError
  ) -> Int32 {
    do {
      guard let format = GraphvizFormat(rawValue: format) else {
        throw GraphvizError.renderingFailed(format: format, messages: ["no such format"])
      }
      let dot = String(decoding: try input.readToEnd() ?? Data(), as: UTF8.self)
      let picture = try Graphviz.render(dot, as: format)
      try output.write(contentsOf: Data(picture.bytes))
      try errors.write(
        contentsOf: newline + JSONEncoder().encode(Report(messages: picture.messages)))
      return 0
    } catch {
      let failure = error as? GraphvizError ?? .childFailed(reason: error.localizedDescription)
      if let report = try? JSONEncoder().encode(Report(messages: [], error: failure)) {
        try? errors.write(contentsOf: newline + report)
      }
      return 2
    }
  }

  /// So that the report stands on a line of its own whatever came before it.
  private static let newline = Data([0x0A])

  /// What the parent makes of the child's output.
  static func picture(
    output: Data, messages: Data, status: Int32
  ) throws(GraphvizError) -> GraphvizPicture {
    guard let report = Report(standardError: messages) else {
      let text = String(decoding: messages.prefix(500), as: UTF8.self)
      throw .childFailed(reason: "it ended with status \(status) and said '\(text)'")
    }
    if let error = report.error { throw error }
    guard status == 0, !output.isEmpty else {
      throw .childFailed(reason: "it ended with status \(status) and drew nothing")
    }
    return GraphvizPicture(bytes: Array(output), messages: report.messages)
  }
}

private struct Report: Codable {
  var messages: [String]
  var error: GraphvizError?

  init(messages: [String], error: GraphvizError? = nil) {
    self.messages = messages
    self.error = error
  }

  /// Libraries below Graphviz (fonts) may print lines before the report.
  init?(standardError: Data) {
    let lines = standardError.split(separator: 0x0A)
    guard let last = lines.last,
      let report = try? JSONDecoder().decode(Report.self, from: last)
    else { return nil }
    self = report
  }
}
