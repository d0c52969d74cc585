import DeepLinks
import FlowModel

/// The table of an app's links, each with one to try.
struct MarkdownLinkTable {
  private let graph: FlowGraph
  private let names: NodeNames

  init(_ graph: FlowGraph, names: NodeNames) {
    self.graph = graph
    self.names = names
  }

  var text: String {
    let matrix = LinkMatrix(graph)
    guard !matrix.rows.isEmpty else { return "" }
    var text = "\n## Deep links\n\n| Link | Example | Opens | When |\n| --- | --- | --- | --- |\n"
    for row in matrix.rows {
      let landings = row.link.landings
      let opens = landings.map(hops)
      let when = landings.map(circumstances)
      text += "| \(MarkdownText.code(row.link.pattern)) "
      text += "| \(row.link.isPayload ? "" : row.example.map(MarkdownText.code) ?? "") "
      if landings.isEmpty {
        text += "| nothing | \(row.link.handled ? "" : "nobody handles it") |\n"
      } else if Set(opens).count == 1 {
        let said = when.filter { !$0.isEmpty }
        text += "| \(opens[0]) | \(said.joined(separator: "<br>")) |\n"
      } else {
        text += "| \(opens.joined(separator: "<br>")) | \(when.joined(separator: "<br>")) |\n"
      }
    }
    return text
  }

  private func hops(_ landing: Landing) -> String {
    landing.hops.map { id in
      MarkdownText.escape(graph[id].map(names.title) ?? id.subject)
    }.joined(separator: " → ")
  }

  private func circumstances(_ landing: Landing) -> String {
    var words: [String] = []
    if let condition = landing.condition {
      words.append(condition == "otherwise" ? condition : "if \(MarkdownText.code(condition))")
    }
    if let root = landing.deferredUntil {
      let title = graph[root].map(names.title) ?? root.subject
      words.append("once “\(MarkdownText.escape(title))” is shown")
    }
    return words.joined(separator: ", ")
  }
}
