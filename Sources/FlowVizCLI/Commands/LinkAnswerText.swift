import DeepLinks
import FlowViz

/// An answer of `flowviz resolve` for readers: a line for each thing to know, conditions one below
/// the other.
enum LinkAnswerText {
  static func text(_ answer: LinkResolver.Answer, in graph: FlowGraph) -> String {
    var lines = [answer.url]
    for match in answer.matches { lines += self.lines(of: match, in: graph) }
    if let reason = answer.reason { lines.append("  nowhere: \(reason)") }
    return lines.map { VisibleText.escape($0) }.joined(separator: "\n")
  }

  private static func lines(of match: LinkResolver.Match, in graph: FlowGraph) -> [String] {
    let pattern = LinkPattern(description: match.link)
    var lines = ["  \(pattern.withoutPredicates)" + (match.app.map { " in \($0)" } ?? "")]
    for (name, value) in match.bindings.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(name) = \(value)")
    }
    if match.predicate != nil {
      lines += conditions(openConditions(of: match, pattern), indent: 4, first: "only if")
    }
    var told: [[NodeID]] = []
    for landing in match.link.landings where !told.contains(landing.hops) {
      told.append(landing.hops)
      lines += self.lines(
        of: match.link.landings.filter { $0.hops == landing.hops }, in: graph)
    }
    if match.link.landings.isEmpty {
      lines.append("    nobody handles \(match.link.value ?? "it")")
    }
    return lines
  }

  /// What only running the code decides.
  private static func openConditions(of match: LinkResolver.Match, _ pattern: LinkPattern)
    -> [String]
  {
    let open = pattern.predicates.filter { LinkQuestion($0) == nil }
    return open.isEmpty ? [match.predicate].compactMap(\.self) : open
  }

  /// Landings in the same place, under several conditions.
  private static func lines(of landings: [Landing], in graph: FlowGraph) -> [String] {
    let hops = (landings.first?.hops ?? []).map { graph[$0]?.qualifiedName ?? $0.subject }
    let place = "    lands on " + hops.joined(separator: ", then ")
    let isPlain = landings.contains { $0.condition == nil && $0.deferredUntil == nil }
    if isPlain { return [place] }
    var lines = [place]
    for (number, landing) in landings.enumerated() {
      let begin = number == 0 ? "" : "or "
      let waits = landing.deferredUntil.map { root in
        "deferred until \(graph[root]?.qualifiedName ?? root.subject)"
      }
      switch landing.condition {
      case nil: lines.append("      \(begin)\(waits ?? "always")")
      case "otherwise":
        lines.append("      \(begin)otherwise" + (waits.map { ", \($0)" } ?? ""))
      case let condition?:
        lines += conditions(
          ConditionText.conjuncts(of: condition), indent: 6, first: begin + "if")
        if let waits { lines.append("      \(waits)") }
      }
    }
    return lines
  }

  /// `if a`, and below it `and b`.
  private static func conditions(_ conditions: [String], indent: Int, first: String) -> [String] {
    let blank = String(repeating: " ", count: indent)
    return conditions.enumerated().map { number, condition in
      blank + (number == 0 ? first : "and") + " " + condition
    }
  }
}
