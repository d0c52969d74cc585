/// Text in the DOT language.
///
/// Names that come from outside stand in attributes, never as ids of nodes: ids are synthetic.
package enum DOT {
  /// The text as a quoted string whose value Graphviz shows exactly so, in a label, a tooltip, a
  /// URL or an id.
  ///
  /// Such values are *escStrings*: `\N`, `\G`, `\l`, `\n` and `\\` mean something, and in labels
  /// `&lt;` and its like do too. Every backslash is doubled, hence a trailing one cannot swallow the
  /// closing quote. A text can be of any kind: empty, a number, a keyword, `<b>`. A NUL cannot stand
  /// in DOT at all and becomes `␀`.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in guarded(text) {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\0": result += "\u{2400}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text for use inside an HTML-like label, with line breaks as `<br/>`.
  ///
  /// Characters that XML cannot hold become their visible pictures: `␇` for a bell.
  package static func html(_ text: String) -> String {
    var result = ""
    for scalar in guarded(text) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += "\\\\"
      case "\t": result += " "
      case "\n": result += "<br/>"
      default: result.unicodeScalars.append(visible(scalar))
      }
    }
    return result
  }

  /// The text without characters that XML cannot hold.
  ///
  /// Control characters become their visible pictures, noncharacters the replacement character.
  package static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(visible(scalar)) }
    return result
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A: scalar
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }

  /// The scalars of the text, with a word joiner (which has no width) wherever Graphviz would see an
  /// entity or one of its placeholders.
  ///
  /// It takes `&lt;` in a label for `<`, and its SVG writer leaves anything alone that looks like an
  /// entity: no escape survives both. It replaces `\N` in a tooltip even after an escaped backslash.
  private static func guarded(_ text: String) -> [Unicode.Scalar] {
    guard text.unicodeScalars.contains(where: { $0 == "&" || $0 == "\\" })
    else { return Array(text.unicodeScalars) }
    let scalars = Array(text.unicodeScalars)
    var result: [Unicode.Scalar] = []
    for (index, scalar) in scalars.enumerated() {
      result.append(scalar)
      let rest = scalars[(index + 1)...]
      if scalar == "&" && beginsEntity(rest) || scalar == "\\" && beginsPlaceholder(rest) {
        result.append("\u{2060}")
      }
    }
    return result
  }

  private static func beginsEntity(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = rest.prefix { $0 == "#" || $0.isASCII && $0.properties.isAlphabetic || isDigit($0) }
    return !name.isEmpty && rest.dropFirst(name.count).first == ";"
  }

  private static func beginsPlaceholder(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    switch rest.first {
    case "\\", "N", "G", "E", "T", "H", "L": true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
