/// Splits Swift source into tokens, as far as it is sure of them.
///
/// Whatever is rare or odd makes it give up: the file is then read through SwiftSyntax. It gives up
/// on regular expressions, identifiers beyond ASCII, editor placeholders, null bytes, and all
/// that SwiftSyntax would call an error.
struct QuickLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let limit: Int
  var index: Int
  var line: Int32
  var lineStart: Int
  var tokens: [QuickToken] = []
  /// How many literals with interpolations are open.
  var nesting = 0
  /// How many `[` are open.
  private var squares = 0

  /// A lexer for a part of the bytes, whose first byte stands at the given place.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, line: Int32, column: Int32
  ) {
    self.bytes = bytes
    index = start
    limit = end
    self.line = line
    lineStart = start - Int(column) + 1
  }

  /// All tokens, one for the end behind them.
  static func tokens(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, to end: Int? = nil, line: Int32 = 1,
    column: Int32 = 1
  ) throws(QuickDoubt) -> [QuickToken] {
    var lexer = QuickLexer(
      bytes, from: start, to: end ?? bytes.count, line: line, column: column)
    lexer.tokens.reserveCapacity((lexer.limit - start) / 5 + 2)
    try lexer.run()
    return lexer.tokens
  }

  func byte(_ index: Int) -> UInt8 { index < limit ? bytes[index] : 0 }

  private mutating func run() throws(QuickDoubt) {
    var startsLine = index == 0
    var isSpaced = index == 0
    while index < limit {
      let byte = bytes[index]
      switch QuickByte.classes[Int(byte)] {
      case .blank:
        index += 1
        isSpaced = true
      case .lineBreak:
        index += 1
        if byte == UInt8(ascii: "\r"), self.byte(index) == UInt8(ascii: "\n") { index += 1 }
        startNewLine()
        startsLine = true
        isSpaced = true
      case .letter:
        addWord(startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .foreign:
        guard foreignLetter(at: index) > 0 else { throw QuickDoubt() }
        addWord(startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .digit:
        try addNumber(startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .slash where self.byte(index + 1) == UInt8(ascii: "/"):
        skipLine()
        isSpaced = true
      case .slash where self.byte(index + 1) == UInt8(ascii: "*"):
        if try skipBlock() { startsLine = true }
        isSpaced = true
      case .mark:
        try countSquares(byte)
        add(QuickByte.marks[Int(byte)], to: index + 1, startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .slash, .operation, .period:
        try addOperator(startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .quote:
        try addString(pounds: 0, startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .pound:
        try addPound(startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .backtick:
        try addEscapedName(startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .at:
        guard QuickByte.classes[Int(self.byte(index + 1))] == .letter else { throw QuickDoubt() }
        add(.at, to: index + 1, startsLine, isSpaced)
        startsLine = false
        isSpaced = false
      case .odd:
        throw QuickDoubt()
      }
    }
    add(.end, to: index, true, true)
  }

  /// Gives up where SwiftSyntax would need forever, for which it has `NestingEstimate`.
  private mutating func countSquares(_ byte: UInt8) throws(QuickDoubt) {
    if byte == UInt8(ascii: "[") {
      squares += 1
      guard squares <= NestingEstimate.arrayLimit else { throw QuickDoubt() }
    } else if byte == UInt8(ascii: "]") {
      squares -= 1
    }
  }

  mutating func startNewLine() {
    line += 1
    lineStart = index
  }

  mutating func add(
    _ kind: QuickToken.Kind, to end: Int, _ startsLine: Bool, _ isSpaced: Bool,
    word: QuickWord = .none, isSpecial: Bool = false
  ) {
    tokens.append(
      QuickToken(
        kind: kind, word: word, startsLine: startsLine, isSpaced: isSpaced, isSpecial: isSpecial,
        start: Int32(truncatingIfNeeded: index), end: Int32(truncatingIfNeeded: end), line: line,
        column: Int32(truncatingIfNeeded: index - lineStart + 1)))
    index = end
  }

  // MARK: Comments

  private mutating func skipLine() {
    while index < limit, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
  }

  /// Skips a comment that may hold others; whether it holds a line break.
  mutating func skipBlock() throws(QuickDoubt) -> Bool {
    var depth = 0
    var hasBreak = false
    while index < limit {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), self.byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), self.byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return hasBreak }
      } else {
        index += 1
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          if byte == UInt8(ascii: "\r"), self.byte(index) == UInt8(ascii: "\n") { index += 1 }
          startNewLine()
          hasBreak = true
        }
      }
    }
    throw QuickDoubt()
  }

  // MARK: Words and numbers

  private func endOfWord(_ start: Int) -> Int {
    var end = start
    while end < limit {
      switch QuickByte.classes[Int(bytes[end])] {
      case .letter, .digit: end += 1
      case .foreign:
        let count = foreignLetter(at: end)
        guard count > 0 else { return end }
        end += count
      default: return end
      }
    }
    return end
  }

  /// How many bytes a letter beyond ASCII has; 0 for what is none, or may be none.
  private func foreignLetter(at index: Int) -> Int {
    let lead = bytes[index]
    let next = byte(index + 1)
    switch lead {
    case 0xC3: return next == 0x97 || next == 0xB7 ? 0 : 2  // Not the signs × and ÷.
    case 0xC4...0xCB, 0xCE...0xDF: return 2
    case 0xE4...0xE9: return 3
    default: return 0
    }
  }

  private mutating func addWord(_ startsLine: Bool, _ isSpaced: Bool) {
    let end = endOfWord(index)
    let count = end - index
    if bytes[index] == UInt8(ascii: "$"), count > 1,
      QuickByte.classes[Int(bytes[index + 1])] == .digit
    {
      return add(.dollar, to: end, startsLine, isSpaced)
    }
    if count == 1, bytes[index] == UInt8(ascii: "_") {
      return add(.wildcard, to: end, startsLine, isSpaced)
    }
    guard let base = bytes.baseAddress else { return }
    let word = QuickWord.of(base + index, count: count)
    add(word.isKeyword ? .keyword : .identifier, to: end, startsLine, isSpaced, word: word)
  }

  private mutating func addEscapedName(_ startsLine: Bool, _ isSpaced: Bool) throws(QuickDoubt) {
    let end = endOfWord(index + 1)
    guard byte(end) == UInt8(ascii: "`"), end > index + 1,
      QuickByte.classes[Int(byte(index + 1))] == .letter
    else { throw QuickDoubt() }
    add(.identifier, to: end + 1, startsLine, isSpaced, isSpecial: true)
  }

  private mutating func addNumber(_ startsLine: Bool, _ isSpaced: Bool) throws(QuickDoubt) {
    var end = index
    func skipDigits() {
      while QuickByte.classes[Int(byte(end))] == .digit || byte(end) == UInt8(ascii: "_") {
        end += 1
      }
    }
    if bytes[index] == UInt8(ascii: "0"),
      [UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(byte(index + 1))
    {
      let isHex = byte(index + 1) == UInt8(ascii: "x")
      end += 2
      let start = end
      while end < limit, QuickByte.isDigit(bytes[end], hex: isHex) { end += 1 }
      guard end > start, byte(start) != UInt8(ascii: "_") else { throw QuickDoubt() }
      if byte(end) == UInt8(ascii: "."), QuickByte.isDigit(byte(end + 1), hex: isHex) {
        throw QuickDoubt()
      }
    } else {
      skipDigits()
    }
    var kind = QuickToken.Kind.integer
    let isTupleIndex = tokens.last.map { $0.kind == .period && Int($0.end) == index } ?? false
    if end > index, !isTupleIndex, bytes[index + 1 < limit ? index + 1 : index] != UInt8(ascii: "x")
    {
      if byte(end) == UInt8(ascii: "."), QuickByte.classes[Int(byte(end + 1))] == .digit {
        kind = .float
        end += 1
        skipDigits()
      }
      if byte(end) | 0x20 == UInt8(ascii: "e") {
        kind = .float
        end += 1
        if byte(end) == UInt8(ascii: "-") || byte(end) == UInt8(ascii: "+") { end += 1 }
        guard QuickByte.classes[Int(byte(end))] == .digit else { throw QuickDoubt() }
        skipDigits()
      }
    }
    switch QuickByte.classes[Int(byte(end))] {
    case .letter, .foreign: throw QuickDoubt()
    default: break
    }
    add(kind, to: end, startsLine, isSpaced)
  }

  // MARK: Directives

  private mutating func addPound(_ startsLine: Bool, _ isSpaced: Bool) throws(QuickDoubt) {
    var pounds = 0
    while byte(index + pounds) == UInt8(ascii: "#") { pounds += 1 }
    if byte(index + pounds) == UInt8(ascii: "\"") {
      return try addString(pounds: pounds, startsLine, isSpaced)
    }
    guard pounds == 1, QuickByte.classes[Int(byte(index + 1))] == .letter else {
      throw QuickDoubt()
    }
    let end = endOfWord(index + 1)
    switch String(decoding: bytes[(index + 1)..<end], as: UTF8.self) {
    case "if": add(.poundIf, to: end, startsLine, isSpaced)
    case "elseif": add(.poundElseif, to: end, startsLine, isSpaced)
    case "else": add(.poundElse, to: end, startsLine, isSpaced)
    case "endif": add(.poundEndif, to: end, startsLine, isSpaced)
    case "available", "unavailable": add(.poundAvailable, to: end, startsLine, isSpaced)
    case "sourceLocation", "elif": throw QuickDoubt()
    default: add(.pound, to: index + 1, startsLine, isSpaced)
    }
  }
}

/// The quick reader is not sure of something: SwiftSyntax must read the file.
struct QuickDoubt: Error {}
