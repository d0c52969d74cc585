import FlowModel

/// Breaks text into lines of a width.
enum TextWrap {
  /// The words of the text on lines of at most `width` columns; a longer word stands alone.
  ///
  /// Line breaks in the text are kept. There is always at least one line.
  static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      var used = 0
      for word in paragraph.split(separator: " ") {
        let columns = VisibleText.columns(String(word))
        if !line.isEmpty, used + 1 + columns > width {
          lines.append(line)
          line = ""
          used = 0
        }
        if !line.isEmpty {
          line += " "
          used += 1
        }
        line += word
        used += columns
      }
      return lines + [line]
    }
  }

  /// The lines with `first` before the first of them and blanks before the others.
  ///
  /// - Parameter columns: How many columns `first` takes, which its terminal escapes may hide.
  static func block(_ text: String, after first: String, columns: Int, width: Int) -> String {
    let blanks = String(repeating: " ", count: columns)
    return lines(text, width: max(20, width - columns)).enumerated()
      .map { ($0.offset == 0 ? first : blanks) + $0.element + "\n" }.joined()
  }
}
