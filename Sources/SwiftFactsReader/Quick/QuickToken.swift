/// A token of the quick reader: a range of bytes and where it stands.
struct QuickToken {
  enum Kind: UInt8 {
    case identifier, keyword, dollar, integer, float, string, wildcard
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, backslash, pound
    case poundIf, poundElseif, poundElse, poundEndif, poundAvailable
    case binaryOperator, prefixOperator, postfixOperator
    case equal, arrow, prefixAmpersand, postfixQuestion, infixQuestion, exclamation
    case end
  }

  var kind: Kind
  /// The keyword or contextual keyword; `.none` for an escaped identifier.
  var word: QuickWord = .none
  /// Whether a line break stands before it.
  var startsLine: Bool
  /// Whether a blank or comment stands right before it.
  var isSpaced: Bool
  /// Whether it is an identifier in backticks, or a string in three quotes.
  var isSpecial = false
  var start: Int32
  var end: Int32
  var line: Int32
  var column: Int32

  var isOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// Whether it may name an argument.
  var isLabel: Bool {
    switch kind {
    case .identifier, .wildcard: true
    case .keyword: word != .inout
    default: false
    }
  }
}
