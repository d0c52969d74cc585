import FlowModel

/// Colours for a terminal, or none.
struct TerminalStyle: Sendable {
  enum Tone: String {
    case bold = "1"
    case dim = "2"
    case place = "36"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
  }

  let usesColor: Bool

  /// The text in a tone; it must be escaped already.
  func callAsFunction(_ text: String, _ tone: Tone) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A place, as terminals find it in text.
  func place(_ location: SourceLocation) -> String {
    self(VisibleText.escape(location.description), .place)
  }

  /// The text with the names in it, which stand between back quotes, in bold instead.
  ///
  /// Without colours the quotes stay.
  func names(in text: String) -> String {
    guard usesColor else { return text }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return text }
    return parts.enumerated().map { place, part in
      guard place % 2 == 1 else { return String(part) }
      // A name that goes on in the next line begins there behind the blanks.
      return part.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let name = line.drop { $0 == " " }
        return line.prefix(line.count - name.count) + self(String(name), .bold)
      }.joined(separator: "\n")
    }.joined()
  }
}

extension Severity {
  var tone: TerminalStyle.Tone {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
