import DeepLinks
import FlowModel

/// Links for spreadsheets, one line a landing; RFC 4180, with `\r\n` at the ends of lines.
///
/// A text that a spreadsheet would take for a formula gets a `'` in front.
public struct CSVLinkReporter: LinkReporter {
  public init() {}

  public func report(_ matrix: LinkMatrix, of graph: FlowGraph) -> String {
    let words = LinkWording(matrix: matrix, graph: graph)
    var lines = [
      [
        "pattern", "example", "claimed_by", "lands_on", "condition", "deferred_until", "problems",
        "file", "line",
      ]
    ]
    for row in matrix.rows {
      let landings: [Landing?] = row.link.landings.isEmpty ? [nil] : row.link.landings
      for landing in landings {
        lines.append([
          row.link.pattern, row.example ?? "", row.claims.map(\.value).joined(separator: " "),
          landing.map { words.text(of: $0.hops) } ?? "", landing?.condition ?? "",
          landing?.deferredUntil.map(words.name) ?? "",
          words.problems(of: row).joined(separator: "; "), row.link.location?.file ?? "",
          row.link.location.map { "\($0.line)" } ?? "",
        ])
      }
    }
    return lines.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    var text = VisibleText.escape(text)
    if let first = text.first, "=+-@".contains(first) { text = "'" + text }
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
