import FlowModel

/// Links to lines of the source, made from a template.
struct SourceLinks: Sendable {
  private let template: String?

  init(template: String?) {
    self.template = template
  }

  /// The link; `nil` without a template or a place.
  ///
  /// Path and template are escaped as a URL wants it. A template with a scheme that runs code is
  /// refused.
  func url(for location: SourceLocation?) -> String? {
    guard let template = safeTemplate, let location else { return nil }
    return
      template
      .replacing("{file}", with: Self.escaped(location.file))
      .replacing("{line}", with: String(location.line))
      .replacing("{column}", with: String(location.column))
  }

  /// The template as a URL wants it, with its places still open; `nil` without one, or for a
  /// scheme that runs code.
  var safeTemplate: String? {
    template.flatMap { Self.isSafe($0) ? Self.template($0) : nil }
  }

  static func isSafe(_ template: String) -> Bool {
    let scheme = template.prefix { $0 != ":" }.lowercased().filter { !$0.isWhitespace }
    return !["javascript", "data", "vbscript"].contains(scheme)
  }

  /// The template without characters that no URL has.
  private static func template(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isBad =
        scalar.value <= 0x20 || scalar.value == 0x7F || "\"<>\\^`|'".unicodeScalars.contains(scalar)
      result += isBad ? escaped(String(scalar)) : String(scalar)
    }
    return result
  }

  private static func escaped(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
