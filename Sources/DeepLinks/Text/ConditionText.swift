/// Conditions as the source writes them.
package enum ConditionText {
  /// The opposite of a condition.
  package static func negated(_ text: String) -> String {
    let bytes = text.utf8
    let isWord = !bytes.contains(UInt8(ascii: " "))
    if text.hasPrefix("!("), text.hasSuffix(")") { return String(text.dropFirst(2).dropLast()) }
    if isWord { return text.hasPrefix("!") ? String(text.dropFirst()) : "!\(text)" }
    if !bytes.contains(UInt8(ascii: "{")), !bytes.hasPair("&"), !bytes.hasPair("|") {
      for (first, opposite) in [("=", " != "), ("!", " == ")] {
        let symbol = Array(" \(first)= ".utf8)
        guard let found = bytes.firstRange(of: symbol),
          bytes[found.upperBound...].firstRange(of: symbol) == nil
        else { continue }
        return text[..<found.lowerBound] + opposite + text[found.upperBound...]
      }
    }
    return "!(\(text))"
  }
}

extension String.UTF8View {
  /// Whether a character stands twice in a row.
  fileprivate func hasPair(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    return zip(self, dropFirst()).contains { $0 == byte && $1 == byte }
  }
}
