import FlowModel
import Foundation

/// JSON as all reports write it: sorted keys, two blanks, nothing that a terminal would act upon.
package enum JSONText {
  /// The value, with a final newline.
  package static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings, integers and switches alone cannot fail to encode.
    guard let data = try? encoder.encode(value) else { return "" }
    return VisibleText.escape(json: String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// A text in quotes.
  package static func quote(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // A string cannot fail to encode.
    guard let data = try? encoder.encode(text) else { return "\"\"" }
    return VisibleText.escape(json: String(decoding: data, as: UTF8.self))
  }
}
