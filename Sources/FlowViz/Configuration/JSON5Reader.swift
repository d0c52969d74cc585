/// Reads JSON with comments, trailing commas, plain keys and single quotes.
///
/// Foundation's decoder reads the same texts, but cannot say where something stands.
struct JSON5Reader {
  private let bytes: [UInt8]
  private var index = 0
  private var place = TextPlace()
  private var depth = 0

  /// How deep values may be nested.
  private static let depthLimit = 64

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func read(_ text: String) throws(JSON5Error) -> JSON5Value {
    var reader = JSON5Reader(text)
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    try reader.skipBlanks()
    let value = try reader.value()
    try reader.skipBlanks()
    guard reader.next == nil else { throw reader.error("nothing may follow the last brace") }
    return value
  }

  // MARK: Values

  private mutating func value() throws(JSON5Error) -> JSON5Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw error("values are nested too deep") }
    let start = place
    switch next {
    case UInt8(ascii: "{"): return JSON5Value(kind: .object(try members()), place: start)
    case UInt8(ascii: "["): return JSON5Value(kind: .array(try elements()), place: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSON5Value(kind: .string(try string()), place: start)
    case nil: throw error("a value is missing at the end")
    default: break
    }
    let text = word()
    switch text {
    case "true": return JSON5Value(kind: .boolean(true), place: start)
    case "false": return JSON5Value(kind: .boolean(false), place: start)
    case "null": return JSON5Value(kind: .null, place: start)
    default:
      guard Double(text) != nil else {
        let shown = text.isEmpty ? nextText : text
        throw JSON5Error(message: "'\(shown)' is no value", place: start)
      }
      return JSON5Value(kind: .number(text), place: start)
    }
  }

  private mutating func members() throws(JSON5Error) -> [JSON5Value.Member] {
    advance()
    var members: [JSON5Value.Member] = []
    while true {
      try skipBlanks()
      if take("}") { return members }
      let start = place
      let isQuoted = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
      let key = isQuoted ? try string() : word()
      guard isQuoted || !key.isEmpty else {
        throw missing("}", "a key")
      }
      if members.contains(where: { $0.key == key }) {
        throw JSON5Error(message: "the key '\(key)' stands twice", place: start)
      }
      try skipBlanks()
      guard take(":") else { throw error("':' is missing behind '\(key)'") }
      try skipBlanks()
      members.append(JSON5Value.Member(key: key, place: start, value: try value()))
      try skipBlanks()
      if !take(","), next != UInt8(ascii: "}") {
        throw missing("}", "','")
      }
    }
  }

  private mutating func elements() throws(JSON5Error) -> [JSON5Value] {
    advance()
    var elements: [JSON5Value] = []
    while true {
      try skipBlanks()
      if take("]") { return elements }
      elements.append(try value())
      try skipBlanks()
      if !take(","), next != UInt8(ascii: "]") {
        throw missing("]", "','")
      }
    }
  }

  // MARK: Texts

  private mutating func string() throws(JSON5Error) -> String {
    let start = place
    let quote = next
    advance()
    var content: [UInt8] = []
    while let byte = next, byte != quote {
      guard byte != UInt8(ascii: "\n") else { break }
      advance()
      if byte != UInt8(ascii: "\\") {
        content.append(byte)
      } else {
        content += try escape()
      }
    }
    guard next == quote, quote != nil else {
      throw JSON5Error(message: "the text has no end", place: start)
    }
    advance()
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escape() throws(JSON5Error) -> [UInt8] {
    guard let byte = next else { throw error("the text has no end") }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "u"):
      var digits = ""
      while digits.count < 4, let digit = next, Character(Unicode.Scalar(digit)).isHexDigit {
        digits.append(Character(Unicode.Scalar(digit)))
        advance()
      }
      guard digits.count == 4, let number = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(number)
      else { throw error("'\\u' needs four hexadecimal digits of a character") }
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  /// A name or number without quotes.
  private mutating func word() -> String {
    let start = index
    while let byte = next, !Self.ends.contains(byte) { advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let ends = Set(" \t\r\n,:{}[]\"'/".utf8)

  private mutating func skipBlanks() throws(JSON5Error) {
    while let byte = next {
      let following = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        while let byte = next, byte != UInt8(ascii: "\n") { advance() }
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        try skipBlock()
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipBlock() throws(JSON5Error) {
    let start = place
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        advance()
        advance()
        return
      }
      advance()
    }
    throw JSON5Error(message: "the comment has no end", place: start)
  }

  // MARK: Bytes

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The next character, as an error shows it.
  private var nextText: String {
    String(String(decoding: bytes[index...].prefix(4), as: UTF8.self).prefix(1))
  }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") {
      place = TextPlace(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
    index += 1
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    advance()
    return true
  }

  /// What is missing: the end, or something before what comes next.
  private func missing(_ end: String, _ what: String) -> JSON5Error {
    error(
      next == nil
        ? "'\(end)' is missing at the end" : "\(what) is missing before '\(nextText)'")
  }

  private func error(_ message: String) -> JSON5Error {
    JSON5Error(message: message, place: place)
  }
}
