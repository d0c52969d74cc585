internal import SwiftFacts

extension QuickReader {
  /// A type, with `Any` for one that only suppresses a conformance.
  mutating func readType() throws(QuickDoubt) -> TypeReference {
    try readConstraint() ?? TypeReference("Any")
  }

  /// A type; `nil` where it only suppresses a conformance.
  mutating func readConstraint() throws(QuickDoubt) -> TypeReference? {
    try enter()
    let outerNeed = need
    need = 0
    defer {
      need = max(outerNeed, need + 2)
      leave()
    }
    if isAt(.repeat) {
      try advance()
      return TypeReference("Pack", [try readType()])
    }
    try skipTypeAttributes()
    if isAt(.leftParen) {
      let elements = try readTupleType()
      if try skipToArrow() {
        let result = try readType()
        // Effects behind the result are an error, even on the next line.
        guard !token.word.isEffect else { throw QuickDoubt() }
        return TypeReference("Function", elements.map(\.variadicType) + [result])
      }
      return try readComposition(startingWith: try readSuffixes(of: Self.tuple(elements)))
    }
    let type = try readComposition(startingWith: nil)
    // Without parentheses around its parameters, a function type is an error.
    if isAt(.arrow) || token.word.isEffect && isFunctionArrowAhead { throw QuickDoubt() }
    return type
  }

  // MARK: Attributes and specifiers

  /// Skips `inout`, `@escaping`, `@MainActor` and the like; none of them leaves a trace.
  private mutating func skipTypeAttributes() throws(QuickDoubt) {
    while true {
      switch token.word {
      case .inout, .sharedOld, .ownedOld, .isolated, .constant, .borrowing, .consuming, .sending:
        guard isTypeStart(next), !next.startsLine else { return }
        try advance()
      case .nonisolated: throw QuickDoubt()
      default:
        guard isAt(.at) else { return }
        try skipTypeAttribute()
      }
    }
  }

  private func isTypeStart(_ token: QuickToken) -> Bool {
    switch token.kind {
    case .identifier, .leftParen, .leftSquare, .at, .wildcard: true
    case .keyword: token.word == .Any || token.word == .Self || token.word == .inout
    default: false
    }
  }

  private static let plainTypeAttributes: Set = [
    "escaping", "autoclosure", "Sendable", "unchecked", "preconcurrency", "retroactive",
    "noescape",
  ]

  private mutating func skipTypeAttribute() throws(QuickDoubt) {
    try expect(.at)
    let name = text(token)
    _ = try readSimpleType()
    if Self.plainTypeAttributes.contains(name) { return }
    guard isAt(.leftParen), !token.startsLine else { return }
    // Behind a blank, parentheses belong to the type; only Swift 5 reads them otherwise.
    guard !token.isSpaced else {
      if name == "MainActor" { return }
      throw QuickDoubt()
    }
    try skipBrackets()
  }

  // MARK: Compositions

  private mutating func readComposition(
    startingWith first: TypeReference??
  ) throws(QuickDoubt) -> TypeReference? {
    var existential: TypeReference.Existential?
    var type: TypeReference?
    if let first {
      type = first
    } else {
      if isAt(.each) {
        try advance()
        return try readSimpleType()
      }
      if isAt(.some) || isAt(.any) {
        existential = isAt(.some) ? .some : .any
        try advance()
      }
      type = try readSimpleConstraint(takesOptionals: existential == nil)
    }
    if isAtOperator(UInt8(ascii: "&")) {
      var elements = [type]
      while isAtOperator(UInt8(ascii: "&")) {
        try advance()
        elements.append(try readSimpleConstraint(takesOptionals: existential == nil))
      }
      let constraints = elements.compactMap { $0 }
      type =
        constraints.count == 1 ? constraints[0] : TypeReference("Composition", constraints)
      if existential != nil, isAt(.postfixQuestion) || isAt(.exclamation) { throw QuickDoubt() }
    }
    guard let existential else { return type }
    var result = type ?? TypeReference("Any")
    result.existential = existential
    while isAt(.postfixQuestion) || isAt(.exclamation) {
      try advance()
      result = TypeReference("Optional", [result])
    }
    if isAtOperator(UInt8(ascii: "&")) || isAt(.period) { throw QuickDoubt() }
    return result
  }

  // MARK: Simple types

  mutating func readSimpleType() throws(QuickDoubt) -> TypeReference {
    try readSimpleConstraint(takesOptionals: false) ?? TypeReference("Any")
  }

  private mutating func readSimpleConstraint(takesOptionals: Bool) throws(QuickDoubt)
    -> TypeReference?
  {
    if isAtOperator(UInt8(ascii: "~")) {
      try advance()
      _ = try readSimpleConstraint(takesOptionals: takesOptionals)
      return nil
    }
    let base: TypeReference
    switch token.kind {
    case .leftParen: base = Self.tuple(try readTupleType())
    case .leftSquare: base = try readCollectionType()
    case .wildcard:
      try advance()
      base = TypeReference("_")
    case .identifier: base = try readNamedType()
    case .keyword where isAt(.Any) || isAt(.Self): base = try readNamedType()
    default: throw QuickDoubt()
    }
    return try readSuffixes(of: base, takesOptionals: takesOptionals)
  }

  private mutating func readNamedType() throws(QuickDoubt) -> TypeReference {
    let name = name(token)
    try advance()
    return TypeReference(name, try readGenericArgumentsIfAny())
  }

  /// `.Member`, `.Type`, `?` and `!` behind a type.
  private mutating func readSuffixes(
    of base: TypeReference, takesOptionals: Bool = true
  ) throws(QuickDoubt) -> TypeReference {
    var type = base
    while true {
      if isAt(.period) {
        try advance()
        guard token.kind == .identifier || token.kind == .keyword, !token.startsLine else {
          throw QuickDoubt()
        }
        if isAt(.metatype) || isAt(.protocolMetatype) {
          try advance()
          type = TypeReference("Metatype", [type])
          continue
        }
        let name = name(token)
        try advance()
        let arguments = try readGenericArgumentsIfAny()
        type = TypeReference(
          "\(type.name).\(name)", arguments.isEmpty ? type.arguments : arguments)
      } else if isAt(.postfixQuestion) || isAt(.exclamation) {
        guard takesOptionals || next.kind == .period else { return type }
        try advance()
        type = TypeReference("Optional", [type])
      } else {
        return type
      }
      need += 1
    }
  }

  private mutating func readCollectionType() throws(QuickDoubt) -> TypeReference {
    try expect(.leftSquare)
    guard !isAt(.integer) else { throw QuickDoubt() }
    let element = try readType()
    if try take(.colon) {
      let value = try readType()
      try expect(.rightSquare)
      return TypeReference("Dictionary", [element, value])
    }
    try expect(.rightSquare)
    return TypeReference("Array", [element])
  }

  // MARK: Generic arguments

  mutating func readGenericArgumentsIfAny() throws(QuickDoubt) -> [TypeReference] {
    startsWith(UInt8(ascii: "<")) ? try readGenericArguments() : []
  }

  mutating func readGenericArguments() throws(QuickDoubt) -> [TypeReference] {
    try takePrefix()
    var arguments: [TypeReference] = []
    repeat {
      if startsWith(UInt8(ascii: ">")) { throw QuickDoubt() }
      if isAt(.integer) || isAtOperator(UInt8(ascii: "-")) { throw QuickDoubt() }
      arguments.append(try readType())
    } while try take(.comma)
    guard startsWith(UInt8(ascii: ">")) else { throw QuickDoubt() }
    try takePrefix()
    return arguments
  }
}
