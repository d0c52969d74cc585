/// Operators and the marks that look like them.
extension QuickLexer {
  mutating func addOperator(_ startsLine: Bool, _ isSpaced: Bool) throws(QuickDoubt) {
    let token = try QuickLexer.operatorToken(in: bytes, at: index, limit: limit)
    if bytes[index] == UInt8(ascii: "/") {
      // It could begin a regular expression.
      guard token.kind == .binaryOperator, endsOperand else { throw QuickDoubt() }
    }
    add(token.kind, to: token.end, startsLine, isSpaced)
  }

  /// Whether the last token can end an operand, so that an operator may follow.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .identifier, .dollar, .integer, .float, .string, .rightParen, .rightSquare, .rightBrace,
      .exclamation, .postfixQuestion, .postfixOperator:
      return true
    case .keyword:
      return last.word == .self || last.word == .Self || last.word == .true || last.word == .false
    default: return false
    }
  }

  /// The operator that begins at a byte, and where it ends.
  ///
  /// - Parameter isRest: whether the beginning of an operator was taken off before it.
  static func operatorToken(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int, isRest: Bool = false
  ) throws(QuickDoubt) -> (kind: QuickToken.Kind, end: Int) {
    let first = bytes[start]
    let isLeftBound = isLeftBound(bytes, start)
    if isLeftBound, first == UInt8(ascii: "?") { return (.postfixQuestion, start + 1) }
    if isLeftBound, first == UInt8(ascii: "!") { return (.exclamation, start + 1) }
    let end = endOfOperator(bytes, start, limit)
    let isRightBound = isRightBound(bytes, end, limit, isLeftBound)
    if end == start + 1 {
      switch first {
      case UInt8(ascii: "="):
        if isLeftBound == isRightBound { return (.equal, end) }
        // The rest of `<=`, of which no generic arguments were made.
        guard isRest else { throw QuickDoubt() }
        return (.postfixOperator, end)
      case UInt8(ascii: "&") where isRightBound && !isLeftBound: return (.prefixAmpersand, end)
      case UInt8(ascii: "?"): return (.infixQuestion, end)
      case UInt8(ascii: "."):
        let next = end < limit ? QuickByte.classes[Int(bytes[end])] : .odd
        guard next != .blank, next != .lineBreak else { throw QuickDoubt() }
        return (.period, end)
      default: break
      }
    } else {
      if end == start + 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
        return (.arrow, end)
      }
      // Remains of comments, marks of merge conflicts, placeholders.
      guard end - start < 7, !holdsEndOfComment(bytes, start, end) else { throw QuickDoubt() }
    }
    if end < limit, bytes[end] == UInt8(ascii: "#"), bytes[end - 1] == UInt8(ascii: "<") {
      throw QuickDoubt()
    }
    if isLeftBound == isRightBound { return (.binaryOperator, end) }
    return (isLeftBound ? .postfixOperator : .prefixOperator, end)
  }

  private static func endOfOperator(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int
  ) -> Int {
    let takesPeriods = bytes[start] == UInt8(ascii: ".")
    var end = start + 1
    while end < limit {
      let byte = bytes[end]
      switch QuickByte.classes[Int(byte)] {
      case .operation: break
      case .slash:
        if end + 1 < limit,
          bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
        {
          return end
        }
      case .period:
        guard takesPeriods else { return end }
      default: return end
      }
      end += 1
    }
    return end
  }

  private static func holdsEndOfComment(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    var index = start
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return true }
      index += 1
    }
    return false
  }

  private static func isLeftBound(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    default: return true
    }
  }

  private static func isRightBound(
    _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int, _ limit: Int, _ isLeftBound: Bool
  ) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"),
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      guard end + 1 < bytes.count else { return true }
      return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    default: return true
    }
  }
}
