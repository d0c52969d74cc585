import Graphviz

/// Text inside a Mermaid diagram.
///
/// Mermaid reads labels as HTML and Markdown and knows entities of its own; it has no escape for a
/// quote. Whatever could mean something is therefore written as a numbered entity.
enum MermaidText {
  /// The text as a quoted label; line breaks become `<br/>`.
  static func quoted(_ text: String) -> String {
    "\""
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0)) }.joined(separator: "<br/>") + "\""
  }

  /// The text without anything that Mermaid, Markdown or HTML reads.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleScalars.of(text) {
      if isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    return result.isEmpty ? " " : result
  }

  /// One line of plain text for a title or description, where entities mean nothing.
  static func line(_ text: String) -> String {
    let kept = VisibleScalars.of(text).map { scalar -> Character in
      switch scalar {
      case "\n", ";", "#", "%", "{", "}", "<", ">": " "
      default: Character(scalar)
      }
    }
    return String(kept).split(separator: " ").joined(separator: " ")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return true }
    if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) { return true }
    return " .,:/-()?=+'·".unicodeScalars.contains(scalar)
  }

  /// Scalars without controls and marks that change the direction of text.
  private enum VisibleScalars {
    static func of(_ text: String) -> String.UnicodeScalarView {
      DirectionMarks.visible(DOT.printable(text)).unicodeScalars
    }
  }
}
