import FlowModel

/// Text that can stand in XML and HTML, between tags and in attributes alike.
enum XMLText {
  /// The text with markup written as entities, and what XML cannot hold made visible.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.escape(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // Neither is a character of XML.
      case "\u{FFFE}", "\u{FFFF}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
