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
        landings: match.link.landings, value: match.link.value, predicate: match.predicate)
    }
  }

  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

/// An answer of `flowviz resolve` for readers.
enum LinkAnswerText {
  static func text(_ answer: LinkResolver.Answer, in graph: FlowGraph) -> String {
    var lines = [VisibleText.escape(answer.url)]
    for match in answer.matches {
      var head = "  \(match.link.pattern)"
      if let predicate = match.predicate { head += "  (if \(predicate))" }
      lines.append(VisibleText.escape(head))
      for (name, value) in match.bindings.sorted(by: { $0.key < $1.key }) {
        lines.append(VisibleText.escape("    \(name) = \(value)"))
      }
      for landing in match.link.landings { lines.append("    " + text(landing, in: graph)) }
      if match.link.landings.isEmpty {
        lines.append(VisibleText.escape("    nobody handles \(match.link.value ?? "it")"))
      }
    }
    if let reason = answer.reason { lines.append(VisibleText.escape("  nowhere: \(reason)")) }
    return lines.joined(separator: "\n")
  }

  private static func text(_ landing: Landing, in graph: FlowGraph) -> String {
    let hops = landing.hops.map { graph[$0]?.qualifiedName ?? $0.subject }
    var text = "lands on " + hops.joined(separator: ", then ")
    if let condition = landing.condition {
      text += condition == "otherwise" ? ", otherwise" : " if \(condition)"
    }
    if let root = landing.deferredUntil {
      text += ", deferred until \(graph[root]?.qualifiedName ?? root.subject)"
    }
    return VisibleText.escape(text)
  }
}
