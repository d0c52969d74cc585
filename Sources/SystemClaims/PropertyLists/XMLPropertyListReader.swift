import Foundation
import Markup

/// Reads an XML property list and keeps where its texts stand.
struct XMLPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      self.bytes = Array((String(data: Data(bytes), encoding: .utf16) ?? "").utf8)
    } else {
      self.bytes = bytes
    }
  }

  /// The file's outermost value.
  mutating func root() throws(PropertyListError) -> PropertyListValue {
    guard var tag = try nextTag() else {
      throw error("it is neither an XML nor a binary property list")
    }
    if tag.name == "plist" {
      guard let first = try nextTag() else { throw error("it ends before </plist>") }
      tag = first
    }
    return try value(tag, depth: 0)
  }

  // MARK: Values

  private struct Tag {
    var name: String
    var isClosing = false
    /// Whether it is written `<tag/>`.
    var isEmpty = false
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListError)
    -> PropertyListValue
  {
    guard depth < PropertyListError.depthLimit else { throw .tooDeep }
    guard !tag.isClosing else { throw error("</\(tag.name)> closes nothing") }
    switch tag.name {
    case "dict": return tag.isEmpty ? .dictionary([]) : try dictionary(depth: depth)
    case "array":
      var elements: [PropertyListValue] = []
      while !tag.isEmpty {
        let next = try tagInside("array")
        if next.isClosing { break }
        elements.append(try value(next, depth: depth + 1))
      }
      return .array(elements)
    case "string":
      if tag.isEmpty { return .string("", offset: position) }
      let (text, offset) = try text(until: "string")
      return .string(text, offset: offset)
    case "integer", "real", "date", "data", "true", "false":
      if !tag.isEmpty { _ = try text(until: tag.name) }
      return .other
    default: throw error("<\(tag.name)> is not known in a property list")
    }
  }

  private mutating func dictionary(depth: Int) throws(PropertyListError) -> PropertyListValue {
    var entries: [PropertyListValue.Entry] = []
    while true {
      let tag = try tagInside("dict")
      if tag.isClosing { return .dictionary(entries) }
      guard tag.name == "key" else { throw error("<\(tag.name)> stands where <key> must") }
      let key = tag.isEmpty ? "" : try text(until: "key").text
      let next = try tagInside("dict")
      guard !next.isClosing else { throw error("the key “\(key)” has no value") }
      entries.append(
        PropertyListValue.Entry(key: key, value: try value(next, depth: depth + 1)))
    }
  }

  /// The next tag, which must open a value or close `name`.
  private mutating func tagInside(_ name: String) throws(PropertyListError) -> Tag {
    guard let tag = try nextTag() else { throw error("it ends before </\(name)>") }
    guard !tag.isClosing || tag.name == name else {
      throw error("</\(tag.name)> stands where </\(name)> must")
    }
    return tag
  }

  // MARK: Markup

  /// The next tag, past blanks, comments, declarations and stray text; `nil` at the end.
  private mutating func nextTag() throws(PropertyListError) -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(PropertyListError) -> Tag {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
      throw error("a tag is never closed")
    }
    var inside = bytes[(position + 1)..<end]
    var tag = Tag(name: "")
    if inside.first == UInt8(ascii: "/") {
      tag.isClosing = true
      inside = inside.dropFirst()
    }
    if inside.last == UInt8(ascii: "/") {
      tag.isEmpty = true
      inside = inside.dropLast()
    }
    let name = inside.prefix { byte in byte > 0x20 }
    tag.name = String(decoding: name, as: UTF8.self)
    guard tag.name.utf8.count <= 16 else { throw error("a tag is not known in a property list") }
    position = end + 1
    return tag
  }

  /// Skips `<!DOCTYPE …>` with the declarations that it may hold.
  private mutating func skipDeclaration() throws(PropertyListError) {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { depth += 1 }
      if bytes[position] == UInt8(ascii: ">") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
    throw error("a declaration is never closed")
  }

  /// The text up to the closing tag, decoded, and where it starts.
  private mutating func text(until name: String) throws(PropertyListError) -> (
    text: String, offset: Int
  ) {
    let start = position
    var raw: [UInt8] = []
    var result: [UInt8] = []
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        raw.append(bytes[position])
        position += 1
        continue
      }
      result += XMLEntities.decode(raw)
      raw = []
      if starts(with: "<![CDATA[") {
        let inside = position + 9
        try skip(past: "]]>")
        result += bytes[inside..<(position - 3)]
      } else if starts(with: "<!--") {
        try skip(past: "-->")
      } else {
        let tag = try tag()
        guard tag.isClosing, tag.name == name else {
          throw error("<\(tag.name)> stands inside <\(name)>")
        }
        return (String(decoding: result, as: UTF8.self), start)
      }
    }
    throw error("it ends before </\(name)>")
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString) throws(PropertyListError) {
    let start = position
    while position < bytes.count {
      if starts(with: text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    position = start
    throw error("“\(text)” is missing")
  }

  private func error(_ text: String) -> PropertyListError {
    PropertyListError(description: text, offset: min(position, bytes.count))
  }
}
