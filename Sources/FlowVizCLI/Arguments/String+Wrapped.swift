extension String {
  /// The text with line breaks between words so that no line is wider than `width`, single words
  /// apart; its own line breaks stay.
  ///
  /// Lines after the first begin with `indent` spaces.
  func wrapped(at width: Int, indent: Int = 0) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var lines: [String] = []
      var current = ""
      for word in line.split(separator: " ") {
        if !current.isEmpty, current.count + 1 + word.count > width {
          lines.append(current)
          current = String(repeating: " ", count: indent) + word
        } else {
          current += current.isEmpty ? word : " \(word)"
        }
      }
      return (lines + [current]).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
