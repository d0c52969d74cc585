/// Invisible marks that change the direction of the text after them.
///
/// In a name from an untrusted source they would make a reader see another name.
enum DirectionMarks {
  /// The text with each mark written as `\u{202E}`; O(*n*).
  ///
  /// - Parameter backslash: How a backslash is written in the text's language.
  static func visible(_ text: String, backslash: String = "\\") -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isMark(scalar) {
        result += "\(backslash)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}", "\u{061C}": true
    default: false
    }
  }
}
