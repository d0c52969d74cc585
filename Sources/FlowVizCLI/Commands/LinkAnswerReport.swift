import FlowViz
import Foundation

/// An answer of `flowviz resolve` as one line of JSON.
struct LinkAnswerReport: Encodable {
  struct Match: Encodable {
    var pattern: String
    var bindings: [String: String]
    var targets: [String]
    var landings: [Landing]
    var value: String?
    /// A condition that only running the code can decide.
    var predicate: String?
    /// The app that takes the URL, where the tree holds several.
    var app: String?
  }

  var url: String
  var matches: [Match]
  var reason: String?

  init(_ answer: LinkResolver.Answer, in graph: FlowGraph) {
    url = answer.url
    reason = answer.reason
    matches = answer.matches.map { match in
      Match(
        pattern: match.link.pattern, bindings: match.bindings,
        targets: match.targets.map { graph[$0]?.qualifiedName ?? $0.subject },
        landings: match.link.landings, value: match.link.value, predicate: match.predicate,
        app: match.app)
    }
  }

  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
