internal import SwiftFacts

extension QuickReader {
  mutating func readClosure() throws(QuickDoubt) -> Expression {
    let position = position
    try expect(.leftBrace)
    try enter()
    let outerCompared = isCompared
    let outerScope = scope
    openScope()
    defer {
      isCompared = outerCompared
      scope = outerScope
      leave()
    }
    var closure = Closure(body: [], position: position)
    if try isAtSignature() { try readSignature(into: &closure) }
    closure.body = try readStatements()
    try expect(.rightBrace)
    return Expression(.closure(closure), at: position)
  }

  /// Begins code in which nothing is compared, whatever surrounds it.
  mutating func openScope() {
    isCompared = false
    lastScope += 1
    scope = lastScope
  }

  // MARK: Signature

  private mutating func isAtSignature() throws(QuickDoubt) -> Bool {
    switch token.kind {
    case .at, .leftParen, .leftSquare, .wildcard, .identifier: break
    default: return false
    }
    let mark = mark
    let isSignature = try skipSignature()
    try goBack(to: mark)
    return isSignature
  }

  private mutating func skipSignature() throws(QuickDoubt) -> Bool {
    while isAt(.at) {
      try advance()
      guard isAt(.identifier) else { return false }
      guard try isAtType() else { return false }
      try advance()
      while isAt(.period) {
        try advance()
        try advance()
      }
      if startsWith(UInt8(ascii: "<")) { throw QuickDoubt() }
      if isAt(.leftParen), !token.startsLine, !token.isSpaced { try skipBrackets() }
    }
    if isAt(.leftSquare) {
      try skipBrackets()
    }
    if isAt(.leftParen) {
      while !isAt(.end), !isAt(.rightBrace), !isAt(.in), !isAt(.arrow) {
        switch token.kind {
        case .leftParen, .leftSquare, .leftBrace: try skipBrackets()
        case .poundIf, .poundElse, .poundElseif, .poundEndif: throw QuickDoubt()
        default: try advance()
        }
      }
    } else if isAt(.identifier) || isAt(.wildcard) {
      try advance()
      while true {
        if isAt(.colon) { return false }
        guard try take(.comma) else { break }
        guard isAt(.identifier) || isAt(.wildcard) else { return false }
        try advance()
      }
    }
    _ = try take(.rightParen)
    try skipEffectsOfSignature()
    if try take(.arrow) {
      guard try skipType() else { return false }
      guard isAt(.in) else { throw QuickDoubt() }
      return true
    }
    return isAt(.in)
  }

  private mutating func skipEffectsOfSignature() throws(QuickDoubt) {
    while token.word.isEffect {
      let isThrows = isAt(.throws)
      try advance()
      if isThrows, isAt(.leftParen) { try skipBrackets() }
    }
  }

  private mutating func readSignature(into closure: inout Closure) throws(QuickDoubt) {
    while isAt(.at) {
      try advance()
      _ = try readSimpleType()
      if isAt(.leftParen), !token.startsLine, !token.isSpaced { try skipBrackets() }
    }
    if try take(.leftSquare) {
      while !isAt(.rightSquare) {
        closure.captures.append(try readCapture())
        guard try take(.comma) else { break }
      }
      try expect(.rightSquare)
    }
    if !isAt(.in) {
      if isAt(.leftParen) {
        closure.parameters = try readParameters()
      } else if !token.word.isEffect, !isAt(.arrow) {
        repeat {
          guard isAt(.identifier) || isAt(.wildcard) else { throw QuickDoubt() }
          closure.parameters.append(Closure.Parameter(name: name(token)))
          try advance()
        } while try take(.comma)
      } else {
        throw QuickDoubt()
      }
      try skipEffects()
      if try take(.arrow) { _ = try readType() }
    }
    try expect(.in)
  }

  private mutating func readCapture() throws(QuickDoubt) -> Closure.Capture {
    var capture = Closure.Capture(name: "")
    if isAt(.weak), next.kind != .comma, next.kind != .rightSquare {
      try advance()
      capture.ownership = "weak"
    } else if isAt(.unowned), next.kind != .comma, next.kind != .rightSquare {
      try advance()
      capture.ownership = "unowned"
      if try take(.leftParen) {
        capture.ownership = "unowned(\(try takeIdentifier()))"
        try expect(.rightParen)
      }
    }
    guard isAt(.identifier) || isAt(.self) else { throw QuickDoubt() }
    capture.name = name(token)
    try advance()
    if try take(.equal) { capture.value = try readExpression() }
    return capture
  }

  private mutating func readParameters() throws(QuickDoubt) -> [Closure.Parameter] {
    try expect(.leftParen)
    var parameters: [Closure.Parameter] = []
    while !isAt(.rightParen) {
      guard token.isLabel, token.word != .inout else { throw QuickDoubt() }
      var name = name(token)
      let word = token.word
      try advance()
      if token.isLabel {
        guard word == .none else { throw QuickDoubt() }
        name = self.name(token)
        try advance()
      }
      var type: TypeReference?
      if try take(.colon) {
        type = try readType()
        if isEllipsis(token) { try advance() }
      }
      parameters.append(Closure.Parameter(name: name, type: type))
      guard isAt(.comma) || isAt(.rightParen) else { throw QuickDoubt() }
      _ = try take(.comma)
    }
    try expect(.rightParen)
    return parameters
  }
}
