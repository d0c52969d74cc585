internal import SwiftFacts

extension QuickReader {
  /// Statements up to a closing brace or the next branch of an `#if`, which stay.
  mutating func readStatements(ofCase: Bool = false) throws(QuickDoubt) -> [Statement] {
    var statements: [Statement] = []
    var isFirst = true
    while try !endsStatements(ofCase: ofCase) {
      guard isFirst || token.startsLine || tokens[index - 1].kind == .semicolon else {
        throw QuickDoubt()
      }
      isFirst = false
      let isConditional = isAt(.poundIf)
      try readItem(into: &statements)
      if !isConditional { _ = try take(.semicolon) }
      if isAt(.semicolon) { throw QuickDoubt() }
    }
    return statements
  }

  private mutating func endsStatements(ofCase: Bool) throws(QuickDoubt) -> Bool {
    switch token.kind {
    case .rightBrace, .poundElseif, .poundElse, .poundEndif: return true
    case .end: throw QuickDoubt()
    case .keyword where isAt(.case) || isAt(.default):
      guard ofCase else { throw QuickDoubt() }
      return true
    case .at where ofCase: return isUnknownCase(at: index)
    case .poundIf where ofCase: return try startsCases()
    default: return false
    }
  }

  private func isUnknownCase(at place: Int) -> Bool {
    guard place + 2 < tokens.count, tokens[place].kind == .at else { return false }
    return tokens[place + 2].word == .case || tokens[place + 2].word == .default
  }

  /// Whether the branches of the `#if` hold cases, not statements.
  private func startsCases() throws(QuickDoubt) -> Bool {
    var place = index
    repeat {
      place += 1
      while tokens[place].kind != .end, !tokens[place].startsLine { place += 1 }
    } while [.poundIf, .poundElseif, .poundElse].contains(tokens[place].kind)
    let word = tokens[place].word
    return word == .case || word == .default || isUnknownCase(at: place)
  }

  mutating func readBlock() throws(QuickDoubt) -> [Statement] {
    try expect(.leftBrace)
    let statements = try readStatements()
    try expect(.rightBrace)
    return statements
  }

  private mutating func readItem(into statements: inout [Statement]) throws(QuickDoubt) {
    try enter()
    let outerNeed = need
    need = 0
    defer {
      need = max(outerNeed, need + 1)
      leave()
    }
    if isAt(.poundIf) {
      while !isAt(.poundEndif) {
        _ = try readCondition()
        statements += try readStatements()
      }
      return try endConditional()
    }
    if try isAtDeclaration() { return try readLocalDeclaration(into: &statements) }
    if isAtStatement() { return statements.append(try readStatement()) }
    let position = position
    guard !isAt(.`init`), !isAt(.subscript) else { throw QuickDoubt() }
    statements.append(Statement(.expression(try readExpression()), at: position))
  }

  // MARK: Statements

  /// Whether the current token begins a statement that is no expression or declaration.
  func isAtStatement() -> Bool {
    var word = token.word
    if token.kind == .identifier, next.kind == .colon { word = peek(2).word }
    switch word {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough,
      .switch:
      return true
    case .repeat: return next.kind == .leftBrace || token.kind == .identifier
    default: return false
    }
  }

  mutating func readStatement() throws(QuickDoubt) -> Statement {
    if isAt(.identifier) {
      try advance()
      try expect(.colon)
      need += 1
    }
    let position = position
    switch token.word {
    case .if:
      let statement = try readIf()
      if isAt(.as) { throw QuickDoubt() }
      return statement
    case .switch:
      let statement = try readSwitch()
      if isAt(.as) { throw QuickDoubt() }
      return statement
    case .return:
      try advance()
      let value = try isAtReturnedValue() ? readExpression() : nil
      return Statement(.returned(value), at: position)
    case .guard:
      try advance()
      let conditions = try readConditions()
      try expect(.else)
      return Statement(.guarded(conditions, otherwise: try readBlock()), at: position)
    case .for: return try readFor()
    case .while:
      try advance()
      guard !isAt(.leftBrace) else { throw QuickDoubt() }
      let conditions = try readConditions()
      return Statement(
        .loop(nil, over: nil, conditions: conditions, body: try readBlock()), at: position)
    case .repeat:
      try advance()
      let body = try readBlock()
      try expect(.while)
      let condition = Condition.expression(try readExpression())
      return Statement(.loop(nil, over: nil, conditions: [condition], body: body), at: position)
    case .do: return try readDo()
    case .throw:
      try advance()
      return Statement(.thrown(try readExpression()), at: position)
    case .defer:
      try advance()
      return Statement(.deferred(try readBlock()), at: position)
    case .break, .continue, .fallthrough: return try readJump()
    default: throw QuickDoubt()
    }
  }

  private mutating func readJump() throws(QuickDoubt) -> Statement {
    let position = position
    let word = text(token)
    let takesLabel = !isAt(.fallthrough)
    try advance()
    if takesLabel, isAt(.identifier), !token.startsLine {
      guard token.word == .none else { throw QuickDoubt() }
      try advance()
    }
    return Statement(.jump(word), at: position)
  }

  /// Whether a value follows `return`.
  private mutating func isAtReturnedValue() throws(QuickDoubt) -> Bool {
    switch token.kind {
    case .rightBrace, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .end:
      return false
    default: break
    }
    switch token.word {
    case .case, .default: return false
    case .if, .switch: return true
    default: break
    }
    if isAtStatement() { return false }
    if try isAtDeclaration() { return false }
    return !isUnknownCase(at: index)
  }

  private mutating func readFor() throws(QuickDoubt) -> Statement {
    let position = position
    try expect(.for)
    _ = try take(.try)
    _ = try take(.await)
    if isAt(.unsafe) { throw QuickDoubt() }
    let pattern: Pattern
    if try take(.case) {
      pattern = try readMatchingPattern()
    } else {
      pattern = try readPattern()
    }
    if try take(.colon) { _ = try readType() }
    try expect(.in)
    guard !isAt(.leftBrace) else { throw QuickDoubt() }
    let sequence = try readExpression(.condition)
    var conditions: [Condition] = []
    if try take(.where) { conditions.append(.expression(try readExpression(.condition))) }
    return Statement(
      .loop(pattern, over: sequence, conditions: conditions, body: try readBlock()), at: position)
  }

  private mutating func readDo() throws(QuickDoubt) -> Statement {
    let position = position
    try expect(.do)
    if isAt(.throws) { throw QuickDoubt() }
    let body = try readBlock()
    var catches: [[Statement]] = []
    while try take(.catch) {
      let firstURL = urlPlaces.count
      let firstType = facts.types.count
      if !isAt(.leftBrace) {
        repeat {
          if !isAt(.where) { _ = try readMatchingPattern() }
          if try take(.where) { _ = try readExpression(.condition) }
        } while try take(.comma)
      }
      forget(urlsFrom: firstURL, typesFrom: firstType)
      catches.append(try readBlock())
    }
    return Statement(.attempted(body, catches: catches), at: position)
  }
}
