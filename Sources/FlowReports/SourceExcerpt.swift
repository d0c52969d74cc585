import FlowModel

/// A line of source with the place of a finding marked below it.
struct SourceExcerpt {
  /// The number of the line.
  let line: Int
  /// What stands before the place in the line, or the end of it, fit to print.
  let before: String
  /// What is meant.
  let meant: String
  /// What follows, or the beginning of it.
  let after: String

  /// The line, or the part of it around the place.
  var text: String { before + meant + after }

  /// Blanks up to the place, then `^` and as many `~` as what is meant is long.
  var mark: String {
    String(repeating: " ", count: VisibleText.columns(before)) + "^"
      + String(repeating: "~", count: max(0, VisibleText.columns(meant) - 1))
  }

  /// `nil` if the place lies outside the line.
  ///
  /// - Parameter width: The columns that the text may take.
  init?(_ source: String, at location: SourceLocation, length: Int?, width: Int) {
    let bytes = source.utf8
    guard location.column >= 1, location.column <= bytes.count + 1 else { return nil }
    let place = bytes.index(bytes.startIndex, offsetBy: location.column - 1)
    let end =
      bytes.index(place, offsetBy: max(0, length ?? 0), limitedBy: bytes.endIndex)
      ?? bytes.endIndex
    let indentation = source.prefix { $0 == " " || $0 == "\t" }.endIndex

    // Only the neighbourhood of the place: a generated line may be megabytes long.
    before = Self.last(width / 2, of: source[min(indentation, place)..<place])
    meant = Self.first(width / 2, of: source[place..<end])
    let isCut = meant.hasSuffix("…") && !source[place..<end].hasSuffix("…")
    let room = width - VisibleText.columns(before + meant)
    after = isCut ? "" : Self.first(room, of: source[end...])
    line = location.line
  }

  /// The beginning of a text, at most so many columns, ending in `…` if there is more.
  private static func first(_ columns: Int, of text: Substring) -> String {
    var shown = ""
    var used = 0
    for character in text {
      let piece = printable(character)
      used += VisibleText.columns(piece)
      guard used < columns else { return shown + "…" }
      shown += piece
    }
    return shown
  }

  /// The end of a text, likewise.
  private static func last(_ columns: Int, of text: Substring) -> String {
    var pieces: [String] = []
    var used = 0
    for character in text.reversed() {
      let piece = printable(character)
      used += VisibleText.columns(piece)
      guard used < columns else { return "…" + pieces.reversed().joined() }
      pieces.append(piece)
    }
    return pieces.reversed().joined()
  }

  private static func printable(_ character: Character) -> String {
    switch character {
    case "\t": "  "
    case "\r", "\n", "\r\n": ""
    default: VisibleText.escape(String(character))
    }
  }
}
