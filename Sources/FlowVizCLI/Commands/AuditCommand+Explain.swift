import FlowReports
import FlowViz
import Foundation

extension AuditCommand {
  /// Tells how users get to what was asked for.
  func explain(_ graph: FlowGraph, _ console: Console) throws -> ExitStatus {
    let explanations = try Explanations(
      of: explained, includingUnknown: explainsUnknown, in: graph)
    try ReportDestination.writeAll(destinations) { destination in
      let text = destination.format == .json ? explanations.json : explanations.text
      try destination.output.write(Data(text.utf8), to: console)
    }
    return .success
  }
}
