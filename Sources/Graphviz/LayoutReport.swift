/// What a layout in a process of its own says beside the picture.
package struct LayoutReport: Hashable, Sendable, Codable {
  package var messages: [String]
  package var error: GraphvizError?

  package init(messages: [String], error: GraphvizError? = nil) {
    self.messages = messages
    self.error = error
  }

  /// One line that `JSONDecoder` reads; written by hand, because its encoder comes with Foundation.
  package var json: String {
    let error = error.map { ",\"error\":\(Self.json($0))" } ?? ""
    return "{\"messages\":\(Self.json(messages))\(error)}"
  }

  private static func json(_ error: GraphvizError) -> String {
    switch error {
    case .unavailable: "{\"unavailable\":{}}"
    case .invalidGraph(let messages): "{\"invalidGraph\":{\"messages\":\(json(messages))}}"
    case .layoutFailed(let messages): "{\"layoutFailed\":{\"messages\":\(json(messages))}}"
    case .lostEdges(let drawn, let count, let messages):
      "{\"lostEdges\":{\"drawn\":\(drawn),\"of\":\(count),\"messages\":\(json(messages))}}"
    case .renderingFailed(let format, let messages):
      "{\"renderingFailed\":{\"format\":\(json(format)),\"messages\":\(json(messages))}}"
    case .timeLimit(let seconds): "{\"timeLimit\":{\"seconds\":\(seconds)}}"
    case .childFailed(let reason): "{\"childFailed\":{\"reason\":\(json(reason))}}"
    case .abandoned: "{\"abandoned\":{}}"
    }
  }

  private static func json(_ texts: [String]) -> String {
    "[\(texts.map { json($0) }.joined(separator: ","))]"
  }

  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
