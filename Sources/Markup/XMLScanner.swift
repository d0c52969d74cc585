import Foundation

/// Walks through the elements of an XML text, one after the other.
///
/// Small, and without the system's XML library, which a machine need not have: no namespaces, no
/// declared entities, nothing is ever fetched, and text between tags is passed over. O(*n*) in all.
package struct XMLScanner {
  /// What comes next.
  package enum Event: Hashable, Sendable {
    /// An element begins; `<a/>` begins and ends.
    case start(XMLElement)
    case end(String)
  }

  /// How deep elements may nest; a hostile file must not exhaust those who read it.
  package static let depthLimit = 512

  private let bytes: [UInt8]
  private var position = 0
  private var open: [XMLElement] = []
  /// Whether the element that began last is also to end.
  private var isEmpty = false

  package init(_ contents: Data) {
    if contents.starts(with: [0xFE, 0xFF]) || contents.starts(with: [0xFF, 0xFE]) {
      bytes = Array((String(data: contents, encoding: .utf16) ?? "").utf8)
    } else {
      bytes = Array(contents)
    }
  }

  /// The next element's begin or end; `nil` at the end of a whole text.
  package mutating func next() throws(XMLError) -> Event? {
    if isEmpty {
      isEmpty = false
      return open.popLast().map { .end($0.name) }
    }
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if begins(with: "<!--") {
        try skip(past: "-->")
      } else if begins(with: "<![CDATA[") {
        try skip(past: "]]>")
      } else if begins(with: "<?") {
        try skip(past: "?>")
      } else if begins(with: "<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    if let last = open.last { throw XMLError("<\(last.name)> is never closed", at: last.offset) }
    return nil
  }

  // MARK: Tags

  private mutating func tag() throws(XMLError) -> Event {
    let start = position
    let end = try endOfTag()
    var inside = bytes[(start + 1)..<end]
    position = end + 1
    if inside.first == UInt8(ascii: "/") {
      let name = Self.name(at: inside.dropFirst())
      guard let last = open.popLast() else {
        throw XMLError("</\(name)> closes nothing", at: start)
      }
      guard last.name == name else {
        throw XMLError("</\(name)> stands where </\(last.name)> must", at: start)
      }
      return .end(name)
    }
    if inside.last == UInt8(ascii: "/") {
      isEmpty = true
      inside = inside.dropLast()
    }
    let name = Self.name(at: inside)
    guard !name.isEmpty else { throw XMLError("“<” begins no element", at: start) }
    guard open.count < Self.depthLimit else {
      throw XMLError("its elements nest more than \(Self.depthLimit) deep", at: start)
    }
    let element = XMLElement(
      name: name, offset: start, source: inside.dropFirst(name.utf8.count))
    open.append(element)
    return .start(element)
  }

  private static func name(at bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
  }

  /// The tag's `>`, which may also stand inside an attribute's value.
  private func endOfTag() throws(XMLError) -> Int {
    var quote: UInt8?
    var index = position + 1
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "<") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      index += 1
    }
    throw XMLError("a tag is never closed", at: position)
  }

  // MARK: What is no element

  /// Skips `<!DOCTYPE …>` with the declarations that it may hold.
  private mutating func skipDeclaration() throws(XMLError) {
    let start = position
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { depth += 1 }
      if bytes[position] == UInt8(ascii: ">") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
    throw XMLError("a declaration is never closed", at: start)
  }

  private func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString) throws(XMLError) {
    let start = position
    while let next = bytes[position...].firstIndex(of: text.withUTF8Buffer { $0[0] }) {
      position = next
      if begins(with: text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw XMLError("“\(text)” is missing", at: start)
  }
}
