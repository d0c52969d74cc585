import FlowModel

/// Colours for a terminal, or none.
struct TerminalStyle: Sendable {
  enum Tone: String {
    case bold = "1"
    case dim = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
  }

  let usesColor: Bool

  /// The text in a tone; it must be escaped already.
  func callAsFunction(_ text: String, _ tone: Tone) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
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
