internal import SwiftFacts

extension QuickReader {
  mutating func readIf() throws(QuickDoubt) -> Statement {
    let position = position
    try enter()
    defer { leave() }
    need += 1
    try expect(.if)
    guard !isAt(.leftBrace) else { throw QuickDoubt() }
    let conditions = try readConditions()
    let body = try readBlock()
    var otherwise: [Statement] = []
    if try take(.else) {
      otherwise = isAt(.if) ? [try readIf()] : try readBlock()
    }
    return Statement(.conditional(conditions, then: body, otherwise: otherwise), at: position)
  }

  mutating func readConditions() throws(QuickDoubt) -> [Condition] {
    var conditions: [Condition] = []
    repeat {
      conditions.append(try readConditionElement())
    } while try take(.comma)
    return conditions
  }

  private mutating func readConditionElement() throws(QuickDoubt) -> Condition {
    if isAt(.poundAvailable) {
      try advance()
      try skipAvailability()
      return .availability
    }
    if try take(.case) {
      let pattern = try readMatchingPattern()
      if try take(.colon) { _ = try readType() }
      try expect(.equal)
      return .pattern(pattern, try readExpression(.condition))
    }
    if isAt(.let) || isAt(.var) {
      try advance()
      let pattern = try readMatchingPattern(binds: true)
      let type = try take(.colon) ? readType() : nil
      let value = try take(.equal) ? readExpression(.condition) : nil
      return .binding(pattern, type, value)
    }
    if isAt(.inout) || token.kind == .identifier && next.kind == .equal { throw QuickDoubt() }
    return .expression(try readExpression(.condition))
  }

  // MARK: switch

  mutating func readSwitch() throws(QuickDoubt) -> Statement {
    let position = position
    try enter()
    defer { leave() }
    need += 1
    try expect(.switch)
    guard !isAt(.leftBrace) else { throw QuickDoubt() }
    let subject = try readExpression(.condition)
    try expect(.leftBrace)
    let cases = try readCases()
    try expect(.rightBrace)
    return Statement(.switched(subject, cases), at: position)
  }

  private mutating func readCases() throws(QuickDoubt) -> [SwitchCase] {
    try enter()
    defer { leave() }
    var cases: [SwitchCase] = []
    while true {
      switch token.kind {
      case .rightBrace, .poundElseif, .poundElse, .poundEndif: return cases
      case .poundIf:
        while !isAt(.poundEndif) {
          _ = try readCondition()
          cases += try readCases()
        }
        try endConditional()
      default: cases.append(try readCase())
      }
    }
  }

  private mutating func readCase() throws(QuickDoubt) -> SwitchCase {
    let position = position
    if try take(.at) {
      guard isAt(.identifier) else { throw QuickDoubt() }
      try advance()
    }
    var items: [SwitchCase.Item] = []
    let isDefault = isAt(.default)
    if isDefault {
      try advance()
    } else {
      try expect(.case)
      repeat {
        let pattern = try readMatchingPattern()
        let condition = try take(.where) ? readExpression() : nil
        items.append(SwitchCase.Item(pattern: pattern, guardCondition: condition))
      } while try take(.comma)
    }
    try expect(.colon)
    let body = try readStatements(ofCase: true)
    return SwitchCase(items: items, isDefault: isDefault, body: body, position: position)
  }

  // MARK: #if

  /// Takes `#if`, `#elseif` or `#else` with its condition, whose text it gives; `nil` for `#else`.
  mutating func readCondition() throws(QuickDoubt) -> String? {
    let isElse = isAt(.poundElse)
    guard isElse || isAt(.poundIf) || isAt(.poundElseif) else { throw QuickDoubt() }
    try advance()
    if isElse {
      guard token.startsLine else { throw QuickDoubt() }
      return nil
    }
    guard !token.startsLine else { throw QuickDoubt() }
    let first = token.start
    try skipCondition(isInner: false)
    guard token.startsLine else { throw QuickDoubt() }
    return names.text(Int(first), Int(tokens[index - 1].end))
  }

  /// - Parameter isInner: whether it stands in parentheses, where it may go on in the next line.
  private mutating func skipCondition(isInner: Bool) throws(QuickDoubt) {
    try enter()
    defer { leave() }
    try skipConditionTerm()
    while isAt(.binaryOperator), isInner || !token.startsLine, ["&&", "||"].contains(text(token)) {
      try advance()
      guard isInner || !token.startsLine else { throw QuickDoubt() }
      try skipConditionTerm()
    }
  }

  private mutating func skipConditionTerm() throws(QuickDoubt) {
    while isAt(.prefixOperator), text(token) == "!" { try advance() }
    if try take(.leftParen) {
      try skipCondition(isInner: true)
      return try expect(.rightParen)
    }
    if isAt(.true) || isAt(.false) { return try advance() }
    guard isAt(.identifier) else { throw QuickDoubt() }
    let name = text(token)
    try advance()
    guard isAt(.leftParen), !token.startsLine else { return }
    try advance()
    switch name {
    case "swift", "compiler":
      guard isAt(.prefixOperator), [">=", "<"].contains(text(token)) else { throw QuickDoubt() }
      try advance()
      guard isAt(.integer) || isAt(.float) else { throw QuickDoubt() }
      try advance()
    default:
      _ = try takeIdentifier()
      while try take(.period) { _ = try takeIdentifier() }
    }
    try expect(.rightParen)
  }

  mutating func endConditional() throws(QuickDoubt) {
    try expect(.poundEndif)
    guard token.startsLine else { throw QuickDoubt() }
  }
}
