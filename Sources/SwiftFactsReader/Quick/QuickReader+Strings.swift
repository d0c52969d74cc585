internal import SwiftFacts

extension QuickReader {
  mutating func readString() throws(QuickDoubt) -> Expression {
    let literal = token
    let start = position
    var pounds = 0
    while bytes[Int(literal.start) + pounds] == UInt8(ascii: "#") { pounds += 1 }
    var segments: [StringSegment] = []
    if literal.isSpecial {
      try readLines(of: literal, pounds, into: &segments)
    } else {
      try readText(
        from: Int(literal.start) + pounds + 1, to: Int(literal.end) - pounds - 1, pounds,
        line: literal.line, lineStart: Int(literal.start) - Int(literal.column) + 1,
        into: &segments)
    }
    try advance()
    if segments.isEmpty { segments.append(.text("")) }
    noteURL(segments, at: start)
    return Expression(.string(segments), at: start)
  }

  // MARK: One line

  private mutating func readText(
    from start: Int, to end: Int, _ pounds: Int, line: Int32, lineStart: Int,
    into segments: inout [StringSegment]
  ) throws(QuickDoubt) {
    var textStart = start
    var index = start
    var hasEscape = false
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) else {
        index += 1
        continue
      }
      let escape = index + 1 + pounds
      if bytes[escape] == UInt8(ascii: "(") {
        Self.append(try escaped(textStart, index, pounds, hasEscape), to: &segments)
        hasEscape = false
        let column = Int32(truncatingIfNeeded: index - lineStart + 1)
        index = try readInterpolation(
          at: index, escape, end, line: line, column: column, into: &segments)
        textStart = index
      } else {
        try checkEscape(at: escape, end)
        hasEscape = true
        index = escape + 1
      }
    }
    Self.append(try escaped(textStart, end, pounds, hasEscape), to: &segments)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    var offset = 0
    while offset < count {
      guard bytes[start + offset] == UInt8(ascii: "#") else { return false }
      offset += 1
    }
    return true
  }

  private mutating func escaped(
    _ start: Int, _ end: Int, _ pounds: Int, _ hasEscape: Bool
  ) throws(QuickDoubt) -> String {
    guard start < end else { return "" }
    let text = names.text(start, end)
    return hasEscape ? unescaped(text, pounds: pounds) : text
  }

  private static func append(_ text: String, to segments: inout [StringSegment]) {
    if !text.isEmpty { segments.append(.text(text)) }
  }

  /// Gives up on what is no escape of Swift's.
  private func checkEscape(at index: Int, _ end: Int) throws(QuickDoubt) {
    guard index < end else { throw QuickDoubt() }
    switch bytes[index] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "0"),
      UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return
    case UInt8(ascii: "u"):
      guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "{") else { throw QuickDoubt() }
      var value: UInt32 = 0
      var place = index + 2
      while place < end, bytes[place] != UInt8(ascii: "}") {
        let digit = Character(UnicodeScalar(bytes[place])).hexDigitValue
        guard let digit, place - index < 10 else { throw QuickDoubt() }
        value = value << 4 | UInt32(digit)
        place += 1
      }
      guard place < end, place > index + 2, Unicode.Scalar(value) != nil else {
        throw QuickDoubt()
      }
    default: throw QuickDoubt()
    }
  }

  // MARK: Several lines

  /// The text between the lines of the quotes, without the indentation of the closing ones.
  private mutating func readLines(
    of literal: QuickToken, _ pounds: Int, into segments: inout [StringSegment]
  ) throws(QuickDoubt) {
    let start = Int(literal.start) + pounds + 3
    let close = Int(literal.end) - pounds - 3
    guard start < close, bytes[start] == UInt8(ascii: "\n") else { throw QuickDoubt() }
    var indentation = 0
    while isBlank(bytes[close - indentation - 1]) { indentation += 1 }
    let last = close - indentation - 1
    guard bytes[last] == UInt8(ascii: "\n") else { throw QuickDoubt() }

    var text = ""
    var line = literal.line + 1
    var lineStart = start + 1
    while lineStart <= last {
      var index = try contentStart(
        of: lineStart, last, indentation: close - indentation, count: indentation)
      var textStart = index
      var hasEscape = false
      while index < last, bytes[index] != UInt8(ascii: "\n") {
        guard bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) else {
          index += 1
          continue
        }
        let escape = index + 1 + pounds
        if bytes[escape] == UInt8(ascii: "(") {
          text += try escaped(textStart, index, pounds, hasEscape)
          Self.append(text, to: &segments)
          text = ""
          hasEscape = false
          let column = Int32(truncatingIfNeeded: index - lineStart + 1)
          let before = index
          index = try readInterpolation(
            at: index, escape, last, line: line, column: column, into: &segments)
          for place in before..<index where bytes[place] == UInt8(ascii: "\n") {
            line += 1
            lineStart = place + 1
          }
          textStart = index
        } else if bytes[escape] == UInt8(ascii: "\n") {
          // The line goes on: neither the break nor the indentation counts.
          text += try escaped(textStart, index, pounds, hasEscape)
          hasEscape = false
          line += 1
          lineStart = escape + 1
          guard lineStart <= last else { throw QuickDoubt() }
          index = try contentStart(
            of: lineStart, last, indentation: close - indentation, count: indentation)
          textStart = index
        } else {
          try checkEscape(at: escape, last)
          hasEscape = true
          index = escape + 1
        }
      }
      text += try escaped(textStart, index, pounds, hasEscape)
      guard index < last else { break }
      text += "\n"
      line += 1
      lineStart = index + 1
    }
    Self.append(text, to: &segments)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Where a line's content begins behind the indentation, which every line but an empty one has.
  private func contentStart(
    of lineStart: Int, _ last: Int, indentation: Int, count: Int
  ) throws(QuickDoubt) -> Int {
    if lineStart >= last || bytes[lineStart] == UInt8(ascii: "\n") { return lineStart }
    var offset = 0
    while offset < count {
      guard lineStart + offset < last, bytes[lineStart + offset] == bytes[indentation + offset]
      else { throw QuickDoubt() }
      offset += 1
    }
    return lineStart + count
  }

  // MARK: Interpolations

  /// Reads `\(…)` and gives the place behind it.
  private mutating func readInterpolation(
    at start: Int, _ open: Int, _ limit: Int, line: Int32, column: Int32,
    into segments: inout [StringSegment]
  ) throws(QuickDoubt) -> Int {
    try enter()
    let outerTokens = tokens
    let outerIndex = index
    let outerToken = token
    let outerScope = scope
    let outerCompared = isCompared
    openScope()
    defer {
      tokens = outerTokens
      index = outerIndex
      token = outerToken
      scope = outerScope
      isCompared = outerCompared
      leave()
    }
    let close = try endOfInterpolation(open, limit)
    tokens = try QuickLexer.tokens(
      of: bytes, from: open + 1, to: close, line: line,
      column: column + Int32(truncatingIfNeeded: open + 1 - start))
    index = 0
    token = tokens[0]
    let arguments = try readArguments()
    guard isAt(.end), !arguments.isEmpty else { throw QuickDoubt() }
    let value =
      arguments.count == 1 && arguments[0].label == nil
      ? arguments[0].value
      : Expression(
        .other(arguments.map(\.value)),
        at: Position(line: Int(line), column: Int(column)))
    segments.append(.interpolation(value))
    return close + 1
  }

  /// The place of the parenthesis that closes the one at the place.
  private func endOfInterpolation(_ open: Int, _ limit: Int) throws(QuickDoubt) -> Int {
    var lexer = QuickLexer(bytes, from: open, to: limit, line: 1, column: 1)
    try lexer.skipInterpolation(isMultiline: true)
    return lexer.index - 1
  }

  // MARK: URLs

  private mutating func noteURL(_ segments: [StringSegment], at position: Position) {
    var holdsURL = false
    for case .text(let text) in segments where holdsSchemeMark(text) { holdsURL = true }
    guard holdsURL else { return }
    let text = segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation: #"\()"#
      }
    }
    facts.urlLiterals.append(
      URLLiteral(text: text.joined(), position: position, declaration: "", isCompared: isCompared))
    urlPlaces.append((member ?? typeDeclaration, scope))
  }

  private func holdsSchemeMark(_ text: String) -> Bool {
    var colons = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: ":") {
        colons = 1
      } else if byte == UInt8(ascii: "/"), colons > 0 {
        colons += 1
        if colons == 3 { return true }
      } else {
        colons = 0
      }
    }
    return false
  }
}
