/// Whether what follows can be a type; where a reader cannot tell types and expressions apart.
extension QuickReader {
  /// Whether generic arguments of an expression follow, `<Route>` in `Router<Route>()`.
  mutating func isAtGenericArguments() throws(QuickDoubt) -> Bool {
    guard startsWith(UInt8(ascii: "<")) else { return false }
    if token.end - token.start > 1, bytes[Int(token.start) + 1] == UInt8(ascii: ">") {
      return false
    }
    let mark = mark
    var isGeneric = try skipGenericArguments()
    if isGeneric {
      switch token.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end,
        .exclamation, .postfixQuestion, .colon:
        break
      case .binaryOperator: isGeneric = isAtOperator(UInt8(ascii: "&"))
      case .leftParen, .leftSquare: isGeneric = !token.startsLine
      default: isGeneric = false
      }
    }
    try goBack(to: mark)
    return isGeneric
  }

  /// Whether a type follows.
  mutating func isAtType() throws(QuickDoubt) -> Bool {
    let mark = mark
    let isType = try skipType()
    try goBack(to: mark)
    return isType
  }

  private mutating func skipGenericArguments() throws(QuickDoubt) -> Bool {
    guard startsWith(UInt8(ascii: "<")) else { return false }
    try takePrefix()
    if !startsWith(UInt8(ascii: ">")) {
      repeat {
        if isAt(.integer) {
          try advance()
        } else if isAtOperator(UInt8(ascii: "-")), next.kind == .integer {
          try advance()
          try advance()
        } else if try !skipType() {
          return false
        }
      } while try take(.comma) && !startsWith(UInt8(ascii: ">"))
    }
    guard startsWith(UInt8(ascii: ">")) else { return false }
    try takePrefix()
    return true
  }

  mutating func skipType() throws(QuickDoubt) -> Bool {
    try enter()
    defer { leave() }
    lookAheadBudget -= 1
    if isAt(.repeat) { try advance() }
    guard try skipTypeHead() else { return false }
    if isAt(.some) || isAt(.any) || isAt(.each) { try advance() }
    guard try skipSimpleType() else { return false }
    while isAtOperator(UInt8(ascii: "&")) {
      try advance()
      guard try skipSimpleType() else { return false }
    }
    let isEffectful = token.word.isEffect
    try skipEffectsAhead()
    if isAt(.arrow) {
      try advance()
      return try skipType()
    }
    // Effects belong to an arrow; without one, SwiftSyntax looks on behind them.
    if isEffectful { throw QuickDoubt() }
    if isEllipsis(token) { try advance() }
    return true
  }

  private mutating func skipEffectsAhead() throws(QuickDoubt) {
    while token.word.isEffect {
      let isThrows = isAt(.throws)
      try advance()
      if isThrows, isAt(.leftParen) {
        try advance()
        _ = try skipType()
        _ = try take(.rightParen)
      }
    }
  }

  private mutating func skipTypeHead() throws(QuickDoubt) -> Bool {
    while true {
      switch token.word {
      case .inout, .sharedOld, .ownedOld, .isolated, .constant, .borrowing, .consuming, .sending:
        try advance()
      case .nonisolated: throw QuickDoubt()
      default:
        guard isAt(.at) else { return true }
        try advance()
        guard try skipSimpleType() else { throw QuickDoubt() }
        if isAt(.leftParen), !token.startsLine, !token.isSpaced { try skipBrackets() }
      }
    }
  }

  private mutating func skipSimpleType() throws(QuickDoubt) -> Bool {
    switch token.kind {
    case .prefixOperator where isAtOperator(UInt8(ascii: "~")):
      try advance()
      guard try skipTypeName() else { return false }
    case .leftParen:
      try advance()
      guard try skipTupleType() else { return false }
    case .leftSquare:
      try advance()
      guard try skipCollectionType() else { return false }
    case .wildcard: try advance()
    case .identifier, .keyword:
      guard try skipTypeName() else { return false }
    default: return false
    }
    while true {
      if isAt(.period) {
        try advance()
        guard token.kind == .identifier || token.kind == .keyword else { return false }
        try advance()
        if startsWith(UInt8(ascii: "<")), try !skipGenericArguments() { return false }
      } else if isAt(.postfixQuestion) || isAt(.exclamation) {
        try advance()
      } else {
        return true
      }
    }
  }

  private mutating func skipTypeName() throws(QuickDoubt) -> Bool {
    guard isAt(.identifier) || isAt(.Self) || isAt(.Any) else { return false }
    let isAny = isAt(.Any)
    try advance()
    if !isAny, startsWith(UInt8(ascii: "<")) { return try skipGenericArguments() }
    return true
  }

  private mutating func skipCollectionType() throws(QuickDoubt) -> Bool {
    guard try skipType() else { return false }
    if isAt(.of), !token.startsLine { throw QuickDoubt() }
    if try take(.colon) {
      guard try skipType() else { return false }
    }
    return try take(.rightSquare)
  }

  private mutating func skipTupleType() throws(QuickDoubt) -> Bool {
    while !isAt(.rightParen) {
      if token.isLabel, next.kind == .colon || next.isLabel && peek(2).kind == .colon {
        try advance()
        if !isAt(.colon) { try advance() }
        try expect(.colon)
      }
      guard try skipType() else { return false }
      if isAt(.equal) { throw QuickDoubt() }
      guard try take(.comma) else { break }
    }
    return try take(.rightParen)
  }

  // MARK: Brackets

  /// Skips what stands in brackets, from the opening to behind the closing one.
  mutating func skipBrackets() throws(QuickDoubt) {
    var depth = 0
    repeat {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .end: throw QuickDoubt()
      default: break
      }
      try advance()
    } while depth > 0
  }

  /// The place of the token behind the bracket that closes the one at the place; `nil` if the file
  /// ends before.
  mutating func placeBehindBrackets(at start: Int) throws(QuickDoubt) -> Int? {
    var depth = 0
    var place = start
    while place < tokens.count {
      switch tokens[place].kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .end: return nil
      // Branches may hold brackets that no other one closes.
      case .poundIf: throw QuickDoubt()
      default: break
      }
      place += 1
      if depth == 0 { break }
    }
    lookAheadBudget -= place - start
    guard lookAheadBudget > 0 else { throw QuickDoubt() }
    return place
  }
}
