/// String literals, each one token; the reader takes them apart.
extension QuickLexer {
  mutating func addString(pounds: Int, _ startsLine: Bool, _ isSpaced: Bool) throws(QuickDoubt) {
    let start = index
    let startLine = line
    let startLineStart = lineStart
    let isMultiline = try skipString(pounds: pounds)
    let end = index
    tokens.append(
      QuickToken(
        kind: .string, startsLine: startsLine, isSpaced: isSpaced, isSpecial: isMultiline,
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
        line: startLine, column: Int32(truncatingIfNeeded: start - startLineStart + 1)))
  }

  /// Skips a literal; whether it has three quotes.
  private mutating func skipString(pounds: Int) throws(QuickDoubt) -> Bool {
    index += pounds
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(index + 1) == quote && byte(index + 2) == quote
    if isMultiline {
      index += 3
    } else if byte(index + 1) == quote {
      // Empty: its pounds follow.
      index += 2
      try skipPounds(pounds)
      return false
    } else {
      index += 1
    }
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case quote:
        if isMultiline {
          guard self.byte(index + 1) == quote, self.byte(index + 2) == quote,
            hasPounds(pounds, at: index + 3)
          else {
            index += 1
            continue
          }
          index += 3 + pounds
          guard self.byte(index) != quote else { throw QuickDoubt() }
          return true
        }
        index += 1
        if hasPounds(pounds, at: index) {
          index += pounds
          return false
        }
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: index + 1) else {
          index += 1
          continue
        }
        index += 1 + pounds
        if self.byte(index) == UInt8(ascii: "(") {
          try skipInterpolation(isMultiline: isMultiline)
        } else if self.byte(index) == UInt8(ascii: "\n") {
          guard isMultiline else { throw QuickDoubt() }
        } else {
          index += 1
        }
      case UInt8(ascii: "\n"):
        guard isMultiline else { throw QuickDoubt() }
        index += 1
        startNewLine()
      case UInt8(ascii: "\r"), 0:
        throw QuickDoubt()
      default:
        index += 1
      }
    }
    throw QuickDoubt()
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    var offset = 0
    while offset < count {
      guard byte(start + offset) == UInt8(ascii: "#") else { return false }
      offset += 1
    }
    return true
  }

  private mutating func skipPounds(_ count: Int) throws(QuickDoubt) {
    guard hasPounds(count, at: index) else { throw QuickDoubt() }
    index += count
  }

  /// Skips `(…)` with the literals and comments in it.
  mutating func skipInterpolation(isMultiline: Bool) throws(QuickDoubt) {
    var depth = 0
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        depth -= 1
        index += 1
        if depth == 0 { return }
      case UInt8(ascii: "\""):
        // How deep literals nest is bounded, because each costs stack.
        guard nesting < 16 else { throw QuickDoubt() }
        nesting += 1
        _ = try skipString(pounds: 0)
        nesting -= 1
      case UInt8(ascii: "#") where self.byte(index + 1) != UInt8(ascii: "\""):
        guard QuickByte.classes[Int(self.byte(index + 1))] == .letter else { throw QuickDoubt() }
        index += 1
      case UInt8(ascii: "#"):
        guard nesting < 16 else { throw QuickDoubt() }
        nesting += 1
        _ = try skipString(pounds: 1)
        nesting -= 1
      case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "/"):
        throw QuickDoubt()
      case UInt8(ascii: "/") where self.byte(index + 1) == UInt8(ascii: "*"):
        throw QuickDoubt()
      case UInt8(ascii: "\n"):
        guard isMultiline else { throw QuickDoubt() }
        index += 1
        startNewLine()
      case UInt8(ascii: "\r"), 0:
        throw QuickDoubt()
      default:
        index += 1
      }
    }
    throw QuickDoubt()
  }
}
