internal import SwiftSyntax

extension TokenSyntax {
  /// The text without the backticks of an escaped identifier.
  var name: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
