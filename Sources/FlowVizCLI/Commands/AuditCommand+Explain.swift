import FlowReports
import FlowViz
import Foundation

extension AuditCommand {
  /// Tells how users get to what was asked for.
  func explain(_ graph: FlowGraph, _ console: Console) throws -> ExitStatus {
    var text = ""
    for name in explained {
      switch try ExplainedSubject(name, in: graph) {
      case .node(let node): text += NodeExplanation(node, in: graph).text
      case .place(let file, let line): text += PlaceExplanation(file, line, in: graph).text
      }
    }
    if explainsUnknown { text += UnknownReach(graph).text }
    try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    return .success
  }
}
