/// Percent-encoding of the parts of a pattern's text form.
///
/// What is encoded is only what would otherwise be read as punctuation, so that the text stays
/// readable. An empty text is written `""`.
enum LinkTextEncoding {
  /// Where a text stands, which decides what must be encoded.
  enum Place {
    case scheme, part, regex, predicate

    fileprivate func encodes(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .predicate: scalar == ";" || scalar == "%"
      case .regex: scalar == "%"
      case .scheme: "%:/?#|*~\"".unicodeScalars.contains(scalar)
      case .part: "%:/?#*(){}|~\"&=".unicodeScalars.contains(scalar)
      }
    }
  }

  static func encode(_ text: String, _ place: Place) -> String {
    if text.isEmpty { return "\"\"" }
    if place == .predicate, text == "\"\"" { return "%22%22" }
    let encodesBraces = place == .regex && !balancesBraces(text)
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isEdge = index == 0 || index == scalars.count - 1
      let isBlank =
        scalar.properties.isWhitespace && (place != .predicate || scalar != " " || isEdge)
      let isControl = scalar.value < 0x20 || scalar.value == 0x7f
      let isBrace = encodesBraces && (scalar == "{" || scalar == "}")
      if isBlank || isControl || isBrace || place.encodes(scalar) {
        for byte in String(scalar).utf8 { result += "%" + hex(byte >> 4) + hex(byte & 15) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text that was encoded; a broken escape stands for itself.
  static func decode(_ text: some StringProtocol) -> String {
    if text == "\"\"" { return "" }
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.count,
        let high = bytes[position + 1].hexValue, let low = bytes[position + 2].hexValue
      {
        result.append(high << 4 | low)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text percent-encoded for a URL: all but unreserved characters.
  static func url(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + hex(byte >> 4) + hex(byte & 15)
      }
    }
    return result
  }

  private static func hex(_ value: UInt8) -> String { String(value, radix: 16, uppercase: true) }

  private static func balancesBraces(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      if scalar == "{" { depth += 1 }
      if scalar == "}" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
