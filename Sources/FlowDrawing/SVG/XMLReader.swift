/// Reads XML that a program wrote: elements, attributes and texts.
///
/// Declarations and comments are skipped, entities are left as they are; there is no notion of
/// namespaces or document types.
struct XMLReader {
  /// What is wrong, and at which byte.
  struct Malformed: Error, CustomStringConvertible {
    let reason: String
    let offset: Int

    var description: String { "\(reason) at byte \(offset)" }
  }

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The root element.
  static func read(_ bytes: [UInt8]) throws(Malformed) -> XMLTree {
    var reader = XMLReader(bytes)
    try reader.skipToElement()
    return try reader.element(depth: 0)
  }

  private mutating func skipToElement() throws(Malformed) {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), let next = byte(at: position + 1) {
        switch next {
        case UInt8(ascii: "?"): try skip(past: "?>")
        case UInt8(ascii: "!"): try skipMarkup()
        default: return
        }
      } else {
        position += 1
      }
    }
    throw problem("no element")
  }

  private mutating func element(depth: Int) throws(Malformed) -> XMLTree {
    guard depth < 100 else { throw problem("elements nested too deep") }
    position += 1
    var element = XMLTree(try name())
    while true {
      skipSpace()
      if skip("/>") { return element }
      if skip(">") { break }
      let attribute = try name()
      skipSpace()
      guard skip("=") else { throw problem("an attribute without a value") }
      skipSpace()
      element.attributes.append((attribute, try quoted()))
    }
    while position < bytes.count {
      if skip("</") {
        guard try name() == element.name else { throw problem("a wrong closing tag") }
        skipSpace()
        guard skip(">") else { throw problem("a closing tag that does not end") }
        return element
      }
      if starts(with: "<!") {
        try skipMarkup()
      } else if bytes[position] == UInt8(ascii: "<") {
        element.children.append(.element(try self.element(depth: depth + 1)))
      } else {
        let text = take { $0 != UInt8(ascii: "<") }
        if text.contains(where: { !$0.isWhitespace }) { element.children.append(.text(text)) }
      }
    }
    throw problem("<\(element.name)> does not end")
  }

  private mutating func name() throws(Malformed) -> String {
    let name = take { byte in
      !Self.isSpace(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "=")
        && byte != UInt8(ascii: "/")
    }
    guard !name.isEmpty else { throw problem("a name is missing") }
    return name
  }

  private mutating func quoted() throws(Malformed) -> String {
    guard let quote = byte(at: position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw problem("a value without quotes") }
    position += 1
    let value = take { $0 != quote }
    guard position < bytes.count else { throw problem("a value that does not end") }
    position += 1
    return value.replacing("\"", with: "&quot;")
  }

  private mutating func skipMarkup() throws(Malformed) {
    try skip(past: starts(with: "<!--") ? "-->" : ">")
  }

  private mutating func skip(past end: String) throws(Malformed) {
    while position < bytes.count {
      if skip(end) { return }
      position += 1
    }
    throw problem("'\(end)' is missing")
  }

  private mutating func skip(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8.count
    return true
  }

  private func starts(with text: String) -> Bool {
    bytes[min(position, bytes.count)...].starts(with: text.utf8)
  }

  private mutating func skipSpace() {
    while let next = byte(at: position), Self.isSpace(next) { position += 1 }
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private func problem(_ reason: String) -> Malformed {
    Malformed(reason: reason, offset: position)
  }
}
