import DeepLinks
import SwiftFacts

/// A URL that is written down in the code, `URL(string: "park://pond")`: links are compared with it.
enum ConstantAddress {
  /// The URL as a value whose members are known; `nil` in the code if the text is no URL.
  static func value(of text: String) -> LinkValue {
    guard let link = ParsedLink(text) else { return .none }
    let members: [(String, String?)] = [
      ("absoluteString", text), ("scheme", link.scheme), ("host", link.host), ("path", link.path),
    ]
    return .instance(
      ResolvedType(name: "URL"),
      members.map { name, text in
        LinkValue.Field(name: name, value: text.map { .text($0) } ?? .none)
      })
  }

  /// The text of such a value, `nil` for every other.
  static func text(of value: LinkValue) -> String? {
    guard case .instance(let type, let fields) = value, type.id == nil, type.name == "URL",
      case .text(let text)? = fields.first?.value
    else { return nil }
    return text
  }
}
