import Foundation

/// Conversions whose success depends on the text alone.
enum LinkConversions {
  /// Initialisers by the name of the type.
  static let types: [String: String] = [
    "UUID": "UUID", "NSUUID": "UUID", "Int": "Int", "Int64": "Int64", "Int32": "Int32",
    "UInt": "UInt", "UInt64": "UInt64", "Double": "Double", "Float": "Float", "Bool": "Bool",
    "String": "String",
  ]

  /// Whether a text converts to the type; `true` if that is not known.
  static func converts(_ text: String, to type: String) -> Bool {
    switch type {
    case "UUID": UUID(uuidString: text) != nil
    case "Int", "Int64": Int(text) != nil
    case "Int32": Int32(text) != nil
    case "UInt", "UInt64": UInt(text) != nil
    case "Double", "Float": Double(text) != nil
    case "Bool": Bool(text) != nil
    default: true
    }
  }
}

/// Edits of a URL's text after which it can still be taken apart.
enum LinkEdits {
  static let withoutScheme = "without scheme"
  static let otherScheme = "with another scheme"
  /// Without the `/` in front, and perhaps those behind and between.
  static let withoutSlash = "without /"
}
