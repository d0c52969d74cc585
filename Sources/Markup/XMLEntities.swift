/// The entities of XML that need no declaration.
package enum XMLEntities {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The text with `&amp;`, `&#38;`, `&#x26;` and their like decoded; any other stands for itself.
  ///
  /// O(*n*).
  package static func decode(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let window = bytes[position..<min(position + 12, bytes.count)]
      if window.first == UInt8(ascii: "&"), let end = window.firstIndex(of: UInt8(ascii: ";")),
        let text = meaning(String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
      {
        result += Array(text.utf8)
        position = end + 1
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return result
  }

  private static func meaning(_ name: String) -> String? {
    if let text = named[name] { return text }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
