import Foundation
import Testing

/// Compares with a recorded file in `Tests/Golden/FlowReports`.
///
/// `FLOWVIZ_RECORD=1` writes the file anew. A missing file is written too, and the test fails, so that
/// nobody records by accident.
func expectGolden(
  _ actual: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Golden/FlowReports/\(name)")
  let records = ProcessInfo.processInfo.environment["FLOWVIZ_RECORD"] == "1"
  let recorded = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
  guard let recorded, !records else {
    try Data(actual.utf8).write(to: file)
    if !records { Issue.record("recorded \(file.path)", sourceLocation: sourceLocation) }
    return
  }
  guard recorded != actual else { return }
  Issue.record(
    "\(name) differs; FLOWVIZ_RECORD=1 records it anew\n\(lineDifference(recorded, actual))",
    sourceLocation: sourceLocation)
}

/// The lines that went and came, in order.
private func lineDifference(_ old: String, _ new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
  return newLines.difference(from: oldLines).map { change in
    switch change {
    case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
    case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
    }
  }.joined(separator: "\n")
}
