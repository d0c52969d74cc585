internal import SwiftFacts

/// Calls, members and subscripts, from the innermost outwards.
extension QuickReader {
  mutating func readPostfix(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    let start = position
    let outerNeed = need
    need = 0
    let isLiteral: Bool
    switch token.kind {
    case .integer, .float, .string: isLiteral = true
    case .keyword: isLiteral = isAt(.true) || isAt(.false) || isAt(.nil)
    default: isLiteral = false
    }
    let isCollection = isAt(.leftSquare)
    let head = try readPrimary(flavor)
    // Releases of SwiftSyntax differ on a closure behind a collection's literal.
    if isCollection, isAt(.leftBrace), try isTrailingClosure(flavor) { throw QuickDoubt() }
    var length = 0
    let result = try readSuffixes(
      of: head, isLiteral: isLiteral, start: start, &length, flavor)
    need = max(outerNeed, need + length)
    return result
  }

  private mutating func readSuffixes(
    of head: Expression, isLiteral: Bool, start: Position, _ length: inout Int, _ flavor: Flavor
  ) throws(QuickDoubt) -> Expression {
    var result = head
    var isLiteral = isLiteral
    while true {
      switch token.kind {
      case .period:
        result = try readMember(of: result)
      case .leftParen where !token.startsLine:
        result = try readCall(of: result, flavor)
      case .leftSquare where !token.startsLine:
        try advance()
        var arguments = isAt(.rightSquare) ? [] : try readArguments()
        try expect(.rightSquare)
        if flavor == .basic, isAt(.leftBrace), try isTrailingClosure(flavor) {
          arguments += try readTrailingClosures()
        }
        result = Expression(.subscripted(result, arguments), at: result.position)
      case .leftBrace where !isLiteral:
        guard try isTrailingClosure(flavor) else { return result }
        let outer = isCompared
        isCompared = outer || Self.isComparison(result)
        let arguments = try readTrailingClosures()
        isCompared = outer
        result = Expression(.call(result, arguments), at: result.position)
        if isAt(.leftBrace) {
          length += 1
          return result
        }
      case .postfixQuestion, .exclamation:
        try advance()
      case .postfixOperator:
        try advance()
        result = Expression(.other([result]), at: start)
      case .poundIf:
        guard try isPostfixConditional() else { return result }
        result = try readConditionalSuffixes(of: result, start: start, &length, flavor)
      default:
        return result
      }
      isLiteral = false
      length += 1
    }
  }

  /// `.name`, `.0`, `.name<Type>`.
  private mutating func readMember(of base: Expression?) throws(QuickDoubt) -> Expression {
    try expect(.period)
    switch token.kind {
    case .integer, .keyword, .identifier: break
    default: throw QuickDoubt()
    }
    let position = position
    let isIndex = isAt(.integer)
    let name = name(token)
    try advance()
    if !isIndex { try skipArgumentNames() }
    let arguments = try isAtGenericArguments() ? readGenericArguments() : []
    return Expression(.member(base, name, arguments), at: position)
  }

  private mutating func readCall(
    of callee: Expression, _ flavor: Flavor
  ) throws(QuickDoubt) -> Expression {
    try advance()
    let outer = isCompared
    isCompared = outer || Self.isComparison(callee)
    defer { isCompared = outer }
    var arguments = isAt(.rightParen) ? [] : try readArguments()
    try expect(.rightParen)
    if flavor == .basic, isAt(.leftBrace), try isTrailingClosure(flavor) {
      arguments += try readTrailingClosures()
    }
    return Expression(.call(callee, arguments), at: callee.position)
  }

  /// Whether the function compares with its arguments.
  private static func isComparison(_ callee: Expression) -> Bool {
    guard case .member(_, let name, _) = callee.kind else { return false }
    return Lowering.comparisons.contains(name)
  }

  // MARK: Arguments

  /// Arguments up to the closing bracket, which stays.
  mutating func readArguments() throws(QuickDoubt) -> [Argument] {
    var arguments: [Argument] = []
    repeat {
      if isAt(.rightParen) || isAt(.rightSquare) { break }
      var label: String?
      if token.isLabel, next.kind == .colon {
        label = name(token)
        try advance()
        try advance()
      }
      if isAt(.binaryOperator), [.comma, .rightParen, .rightSquare].contains(next.kind) {
        // An operator by its name, `reduce(0, +)`.
        let name = Expression(.name(text(token), []), at: position)
        try advance()
        arguments.append(Argument(label: label, value: name))
      } else {
        arguments.append(Argument(label: label, value: try readExpression()))
      }
    } while try take(.comma)
    return arguments
  }

  /// Skips the labels of `show(_:animated:)`.
  mutating func skipArgumentNames() throws(QuickDoubt) {
    guard isAt(.leftParen), !token.startsLine, next.isLabel, peek(2).kind == .colon else { return }
    var offset = 1
    while peek(offset).isLabel, peek(offset + 1).kind == .colon { offset += 2 }
    guard peek(offset).kind == .rightParen else { return }
    for _ in 0...offset { try advance() }
  }

  // MARK: Closures

  private mutating func readTrailingClosures() throws(QuickDoubt) -> [Argument] {
    var closures = [Argument(value: try readClosure(), isTrailing: true)]
    while token.isLabel, token.word != .default, next.kind == .colon, peek(2).kind == .leftBrace {
      let label = name(token)
      try advance()
      try advance()
      closures.append(Argument(label: label, value: try readClosure(), isTrailing: true))
    }
    return closures
  }

  /// The closures behind a macro's arguments.
  mutating func readTrailingClosuresIfAny(_ flavor: Flavor) throws(QuickDoubt) -> [Argument] {
    guard flavor == .basic, isAt(.leftBrace), try isTrailingClosure(flavor) else { return [] }
    return try readTrailingClosures()
  }

  /// Whether the brace begins a closure, not accessors or the body of a statement.
  private mutating func isTrailingClosure(_ flavor: Flavor) throws(QuickDoubt) -> Bool {
    let next = next
    switch next.word {
    case .didSet, .willSet, .`init`, .case: return false
    default: break
    }
    if next.kind == .at, try isAttributedAccessor() { return false }
    guard flavor == .condition else { return true }
    guard !next.startsLine, let behind = try placeBehindBrackets(at: index) else { return false }
    let follower = tokens[behind]
    switch follower.kind {
    case .leftBrace, .comma: return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon,
      .equal, .postfixOperator, .binaryOperator:
      return !follower.startsLine
    case .keyword:
      if follower.word == .where { return true }
      return (follower.word == .is || follower.word == .as) && !follower.startsLine
    default: return false
    }
  }

  private mutating func isAttributedAccessor() throws(QuickDoubt) -> Bool {
    var place = index + 1
    while tokens[place].kind == .at {
      place += 1
      guard tokens[place].kind == .identifier else { return false }
      place += 1
      if tokens[place].kind == .leftParen {
        guard let behind = try placeBehindBrackets(at: place) else { throw QuickDoubt() }
        place = behind
      }
    }
    return [.didSet, .willSet, .`init`].contains(tokens[place].word)
  }

  // MARK: #if

  /// Whether members stand in the `#if`, `view #if DEBUG .border() #endif`.
  private mutating func isPostfixConditional() throws(QuickDoubt) -> Bool {
    var place = index
    repeat {
      place += 1
      while tokens[place].kind != .end, !tokens[place].startsLine { place += 1 }
    } while tokens[place].kind == .poundIf
    let following = tokens[min(place + 1, tokens.count - 1)].kind
    return tokens[place].kind == .period && (following == .identifier || following == .keyword)
  }

  /// The base with the members of all branches, one branch after the other.
  private mutating func readConditionalSuffixes(
    of base: Expression, start: Position, _ length: inout Int, _ flavor: Flavor
  ) throws(QuickDoubt) -> Expression {
    try enter()
    defer { leave() }
    var result = base
    while isAt(.poundIf) || isAt(.poundElseif) || isAt(.poundElse) {
      _ = try readCondition()
      if isAt(.period) || isAt(.poundIf) {
        if isAt(.poundIf) {
          guard try isPostfixConditional() else { throw QuickDoubt() }
          result = try readConditionalSuffixes(of: result, start: start, &length, flavor)
        } else {
          result = try readMember(of: result)
        }
        length += 2
        result = try readSuffixes(of: result, isLiteral: false, start: start, &length, flavor)
        guard isAt(.poundElseif) || isAt(.poundElse) || isAt(.poundEndif) else {
          throw QuickDoubt()
        }
      }
      guard !isAt(.poundIf) else { throw QuickDoubt() }
    }
    try expect(.poundEndif)
    guard token.startsLine else { throw QuickDoubt() }
    return result
  }
}
