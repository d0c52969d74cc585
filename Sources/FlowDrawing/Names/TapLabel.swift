/// What a reader can make of the words on a line.
enum TapLabel {
  /// The words; `nil` where they say nothing.
  ///
  /// A key of a table of translations (`settings.general.display`) is no text that a user sees: its
  /// last part is shown, and nothing where lines are many.
  static func shown(_ label: String, isCrowded: Bool) -> String? {
    guard label.hasPrefix("tap") else { return label }
    let text = label.dropFirst(3).drop { $0 == " " || $0 == "\"" }
      .reversed().drop { $0 == " " || $0 == "\"" }.reversed()
    let words = String(text)
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    // What is inserted into a translation stands behind its key.
    let key = words.hasSuffix(" …") ? String(words.dropLast(2)) : words
    guard isKey(key) else { return label }
    let parts = key.split(whereSeparator: { $0 == "." || $0 == "_" })
    guard !isCrowded || parts.count == 1, let last = parts.last else { return nil }
    return "tap \(last.replacing("-", with: " "))"
  }

  private static func isKey(_ text: String) -> Bool {
    guard !text.hasSuffix(".") else { return false }
    let isDotted = text.contains(".") || text.contains("_")
    let isHyphenated = text.contains("-") && !text.contains(where: \.isUppercase)
    return (isDotted || isHyphenated)
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }
}
