import Foundation

/// A type that code converts a part of a URL to, with the texts that the conversion takes.
enum LinkValueType: Hashable, Sendable {
  case uuid
  case integer(isSigned: Bool, bits: Int)
  case double
  case bool
  case url
  /// A type whose conversion is unknown.
  case other(String)

  /// Reads a type's name as the source writes it; `nil` for text, which needs no conversion.
  init?(name: String) {
    var name = name.filter { !$0.isWhitespace }
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    for module in ["Swift.", "Foundation."] where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
    switch name {
    case "", "String", "Substring", "Any", "NSString": return nil
    case "UUID", "NSUUID": self = .uuid
    case "Double", "Float", "CGFloat", "TimeInterval": self = .double
    case "Bool": self = .bool
    case "URL", "NSURL": self = .url
    case "Int", "NSInteger": self = .integer(isSigned: true, bits: 64)
    case "UInt": self = .integer(isSigned: false, bits: 64)
    default:
      for bits in [8, 16, 32, 64] {
        if name == "Int\(bits)" {
          self = .integer(isSigned: true, bits: bits)
          return
        }
        if name == "UInt\(bits)" {
          self = .integer(isSigned: false, bits: bits)
          return
        }
      }
      self = .other(name)
    }
  }

  /// Whether the conversion succeeds, `nil` if that is unknown.
  func converts(_ text: String) -> Bool? {
    switch self {
    case .uuid: Self.isUUID(text)
    case .integer(true, let bits):
      Int64(text).map { $0 >> (bits - 1) == ($0 < 0 ? -1 : 0) } ?? false
    case .integer(false, let bits): UInt64(text).map { bits == 64 || $0 >> bits == 0 } ?? false
    case .double: Double(text) != nil
    case .bool: Bool(text) != nil
    case .url: URL(string: text) != nil
    case .other: nil
    }
  }

  /// The type's name.
  var name: String {
    switch self {
    case .uuid: "UUID"
    case .integer(true, let bits): bits == 64 ? "Int" : "Int\(bits)"
    case .integer(false, let bits): bits == 64 ? "UInt" : "UInt\(bits)"
    case .double: "Double"
    case .bool: "Bool"
    case .url: "URL"
    case .other(let name): name
    }
  }

  /// Texts that convert, the most telling first; empty if none is known.
  var samples: [String] {
    switch self {
    case .uuid: ["123e4567-e89b-12d3-a456-426614174000"]
    case .integer: ["42"]
    case .double: ["1.5"]
    case .bool: ["true", "false"]
    case .url: ["https://example.com"]
    case .other: []
    }
  }

  /// Whether the text is 8-4-4-4-12 hexadecimal digits, in either case.
  private static func isUUID(_ text: String) -> Bool {
    guard text.utf8.count == 36 else { return false }
    for (index, byte) in text.utf8.enumerated() {
      switch index {
      case 8, 13, 18, 23:
        guard byte == UInt8(ascii: "-") else { return false }
      default:
        guard byte.hexValue != nil else { return false }
      }
    }
    return true
  }
}
