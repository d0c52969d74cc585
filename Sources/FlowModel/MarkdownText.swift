/// Text that can stand in Markdown, in a table too.
package enum MarkdownText {
  /// Text that cannot become markup or leave its cell.
  package static func escape(_ text: String) -> String {
    var escaped = ""
    for character in VisibleText.escape(text) {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#", "!": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// A code span; one that holds back quotes is fenced by more of them.
  package static func code(_ text: String) -> String {
    let text = VisibleText.escape(text).replacing("|", with: "\\|")
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "\(fence)\(text)\(fence)" : "\(fence) \(text) \(fence)"
  }

  /// A message with the names in it, which stand between back quotes, as code spans.
  package static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return quiet(text) }
    return parts.enumerated().map { place, part in
      place % 2 == 0 || part.isEmpty ? quiet(String(part)) : code(String(part))
    }.joined()
  }

  /// Escaped text that calls nobody: services turn `@name` into a message to that person.
  private static func quiet(_ text: String) -> String {
    escape(text).replacing("@", with: "@<!-- -->")
  }
}
