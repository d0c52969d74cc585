/// What each byte can begin.
enum QuickByte: UInt8 {
  case blank, lineBreak, letter, digit, slash, operation, period, mark, quote, pound, backtick, at
  /// Of a letter or sign beyond ASCII.
  case foreign
  case odd

  static let classes: [QuickByte] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .lineBreak
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "@"): .at
    case 128...: .foreign
    case _ where marks[Int(byte)] != .end: .mark
    case _ where "=-+*%<>!&|^~?".utf8.contains(byte): .operation
    default: .odd
    }
  }

  /// The kinds of tokens that are one byte long.
  static let marks: [QuickToken.Kind] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "\\"): .backslash
    default: .end
    }
  }

  static func isDigit(_ byte: UInt8, hex: Bool) -> Bool {
    if classes[Int(byte)] == .digit || byte == UInt8(ascii: "_") { return true }
    return hex && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
