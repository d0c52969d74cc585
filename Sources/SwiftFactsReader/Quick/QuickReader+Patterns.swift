internal import SwiftFacts

extension QuickReader {
  /// A pattern that only binds names, as behind `let` in a declaration.
  mutating func readPattern() throws(QuickDoubt) -> Pattern {
    try enter()
    defer { leave() }
    need += 1
    switch token.kind {
    case .identifier: return .binding(try takeIdentifier())
    case .wildcard:
      try advance()
      return .wildcard
    case .keyword where isAt(.let) || isAt(.var):
      try advance()
      return try readPattern()
    case .leftParen:
      try advance()
      var elements: [PatternElement] = []
      while !isAt(.rightParen) {
        var label: String?
        if isAt(.identifier), next.kind == .colon {
          label = try takeIdentifier()
          try advance()
        }
        elements.append(PatternElement(label: label, pattern: try readPattern()))
        guard try take(.comma) else { break }
      }
      try expect(.rightParen)
      return Self.tuple(elements)
    default: throw QuickDoubt()
    }
  }

  private static func tuple(_ elements: [PatternElement]) -> Pattern {
    elements.count == 1 && elements[0].label == nil ? elements[0].pattern : .tuple(elements)
  }

  // MARK: Matching

  /// A pattern of a `case`, or of an optional binding.
  ///
  /// - Parameter binds: whether plain names are bound, not compared with.
  mutating func readMatchingPattern(binds: Bool = false) throws(QuickDoubt) -> Pattern {
    let outerCompared = isCompared
    isCompared = true
    defer { isCompared = outerCompared }
    return try readMatched(binds: binds, .condition)
  }

  private mutating func readMatched(
    binds: Bool, _ flavor: Flavor
  ) throws(QuickDoubt) -> Pattern {
    try enter()
    let outerNeed = need
    need = 0
    defer {
      need = max(outerNeed, need + 2)
      leave()
    }
    if try take(.is) { return .type(try readType()) }
    if isAt(.let) || isAt(.var) {
      try advance()
      return try readMatched(binds: true, flavor)
    }
    if isAt(.borrowing) || isAt(.inout) { throw QuickDoubt() }
    let mark = mark
    let firstURL = urlPlaces.count
    let firstType = facts.types.count
    if let pattern = try readShape(binds: binds) {
      if let pattern = try readShapeSuffixes(of: pattern, binds: binds) { return pattern }
    }
    try goBack(to: mark)
    forget(urlsFrom: firstURL, typesFrom: firstType)
    let value = try readExpression(flavor)
    if tokens[index - 1].kind == .postfixQuestion { throw QuickDoubt() }
    guard !binds else {
      switch value.kind {
      case .number, .string, .boolean, .nilLiteral: return .value(value)
      default: throw QuickDoubt()
      }
    }
    return .value(value)
  }

  /// `?` and `as Type` behind a pattern; `nil` if it goes on in another way.
  private mutating func readShapeSuffixes(
    of pattern: Pattern, binds: Bool
  ) throws(QuickDoubt) -> Pattern? {
    var pattern = pattern
    while isAt(.postfixQuestion) {
      try advance()
      pattern = .optional(pattern)
    }
    if isAt(.as) {
      guard next.kind != .postfixQuestion, next.kind != .exclamation else { return nil }
      try advance()
      pattern = .cast(pattern, try readType())
    }
    switch token.kind {
    case .comma, .colon, .equal, .rightParen, .leftBrace, .end: return pattern
    case .keyword where isAt(.where) || isAt(.in) || isAt(.else): return pattern
    default: return nil
    }
  }

  /// A name, a case or a tuple; `nil` for any other expression.
  private mutating func readShape(binds: Bool) throws(QuickDoubt) -> Pattern? {
    switch token.kind {
    case .wildcard:
      try advance()
      return .wildcard
    case .leftParen:
      return Self.tuple(try readElements(binds: binds))
    case .period:
      return try readCaseName(of: nil, binds: binds)
    case .identifier, .keyword:
      guard isAt(.identifier) || isAt(.self) || isAt(.Self) else { return nil }
      return try readNamed(binds: binds)
    default: return nil
    }
  }

  private mutating func readElements(binds: Bool) throws(QuickDoubt) -> [PatternElement] {
    try expect(.leftParen)
    var elements: [PatternElement] = []
    while !isAt(.rightParen) {
      var label: String?
      if token.isLabel, next.kind == .colon {
        label = name(token)
        try advance()
        try advance()
      }
      elements.append(
        PatternElement(label: label, pattern: try readMatched(binds: binds, .basic)))
      guard try take(.comma) else { break }
    }
    try expect(.rightParen)
    return elements
  }

  private mutating func readNamed(binds: Bool) throws(QuickDoubt) -> Pattern? {
    let first = token
    let name = name(first)
    try advance()
    let isGeneric = try isAtGenericArguments()
    let isPlain =
      !isGeneric && !isAt(.period) && !(isAt(.leftParen)) && !isAt(.leftSquare)
    if binds {
      if first.word == .Self { return nil }
      if isPlain { return .binding(name) }
    } else if isPlain, first.kind == .identifier {
      // A word of the grammar might be one here.
      guard first.word == .none else { return nil }
      return .value(Expression(.name(name, []), at: position(first)))
    }
    guard first.kind != .keyword || first.word == .Self, name.first?.isUppercase == true else {
      return nil
    }
    var type = TypeReference(name)
    if isGeneric { type.arguments = try readGenericArguments() }
    while isAt(.period) {
      guard next.kind == .identifier || next.kind == .keyword else { return nil }
      // The last name is the case, whatever its capitals.
      let behind = peek(2)
      let isLast =
        behind.kind != .period
        && !(behind.isOperator && bytes[Int(behind.start)] == UInt8(ascii: "<"))
      if isLast { return try readCaseName(of: type, binds: binds) }
      try advance()
      let part = self.name(token)
      guard part.first?.isUppercase == true else { return nil }
      try advance()
      type.name += ".\(part)"
      if try isAtGenericArguments() {
        type.arguments = try readGenericArguments()
      } else if startsWith(UInt8(ascii: "<")) {
        return nil
      }
    }
    return nil
  }

  /// `.name(elements)`.
  private mutating func readCaseName(
    of type: TypeReference?, binds: Bool
  ) throws(QuickDoubt) -> Pattern? {
    try expect(.period)
    guard isAt(.identifier) || isAt(.keyword) else { return nil }
    let position = position
    let name = name(token)
    try advance()
    try skipArgumentNames()
    if isAt(.leftParen), !token.startsLine {
      let elements = try readElements(binds: binds)
      return .enumCase(name, of: type, elements, at: position)
    }
    return .enumCase(name, of: type, [], at: position)
  }
}
