internal import SwiftFacts

/// Tuples, and the functions that take them.
extension QuickReader {
  struct TupleElement {
    var label: String?
    var hasLabel: Bool
    var type: TypeReference
    var isVariadic: Bool

    var variadicType: TypeReference {
      isVariadic ? TypeReference("Array", [type]) : type
    }
  }

  static func tuple(_ elements: [TupleElement]) -> TypeReference {
    if elements.isEmpty { return TypeReference("Void") }
    if elements.count == 1, !elements[0].hasLabel { return elements[0].type }
    return TypeReference(
      "Tuple", elements.map(\.variadicType), labels: elements.map { $0.label ?? "" })
  }

  mutating func readTupleType() throws(QuickDoubt) -> [TupleElement] {
    try expect(.leftParen)
    var elements: [TupleElement] = []
    while !isAt(.rightParen) {
      var label: String?
      var hasLabel = false
      if token.isLabel, next.kind == .colon || next.isLabel && peek(2).kind == .colon {
        hasLabel = true
        label = isAt(.wildcard) ? "" : name(token)
        // `some`, `isolated` and the like before another label are too odd.
        if next.kind != .colon, token.word != .none { throw QuickDoubt() }
        try advance()
        if !isAt(.colon) { try advance() }
        try expect(.colon)
      }
      let type = try readType()
      let isVariadic = isEllipsis(token)
      if isVariadic { try advance() }
      elements.append(
        TupleElement(label: label, hasLabel: hasLabel, type: type, isVariadic: isVariadic))
      guard try take(.comma) else { break }
    }
    try expect(.rightParen)
    return elements
  }

  /// Takes `throws ->` or `->`, if one is there.
  mutating func skipToArrow() throws(QuickDoubt) -> Bool {
    if try take(.arrow) { return true }
    guard token.word.isEffect, isFunctionArrowAhead else { return false }
    try skipEffects()
    try expect(.arrow)
    return true
  }

  /// Whether effects and an arrow follow.
  var isFunctionArrowAhead: Bool {
    var offset = 0
    while peek(offset).word.isEffect {
      let isThrows = peek(offset).word == .throws
      offset += 1
      if isThrows, peek(offset).kind == .leftParen {
        while peek(offset).kind != .rightParen, peek(offset).kind != .end { offset += 1 }
        offset += 1
      }
    }
    return peek(offset).kind == .arrow
  }

  /// Skips `async`, `throws`, `throws(Failure)`, `rethrows`; any other order is an error.
  mutating func skipEffects() throws(QuickDoubt) {
    if isAt(.async) || isAt(.reasync) { try advance() }
    if isAt(.throws) || isAt(.rethrows) {
      let isThrows = isAt(.throws)
      try advance()
      if isThrows, isAt(.leftParen), !token.startsLine {
        try advance()
        _ = try readType()
        try expect(.rightParen)
      }
    }
    guard !token.word.isEffect else { throw QuickDoubt() }
  }
}
