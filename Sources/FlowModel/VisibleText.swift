/// Text that cannot do anything to a terminal or to the form of a line.
///
/// Names and messages come from untrusted sources: an identifier in a string literal may hold an
/// escape sequence, a line break or a mark that reverses the direction of what follows.
package enum VisibleText {
  /// The text with control characters, line separators and invisible format characters written as
  /// `\n`, `\t` or `\u{1B}`; letters of all scripts and emoji stay.
  package static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      escaped += isInvisible(scalar) ? name(of: scalar) : String(scalar)
    }
    return escaped
  }

  /// JSON with the same characters written as `\u001b`.
  ///
  /// They stand within strings only, so that the value stays what it is.
  package static func escape(json: String) -> String {
    var escaped = ""
    for scalar in json.unicodeScalars {
      if scalar == "\n" || !isInvisible(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return escaped
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Joiners and tags are parts of emoji and of words in Indic and Persian script.
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}" && !isEmojiTag(scalar)
    default: false
    }
  }

  private static func isEmojiTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  /// How many columns of a terminal the text takes, near enough to place a mark below it.
  package static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  package static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let properties = first.properties
    if properties.generalCategory == .nonspacingMark { return 0 }
    if properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return isWide(first.value) ? 2 : 1
  }

  /// Scripts whose letters take two columns: Hangul, kana, ideographs and full-width forms.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
