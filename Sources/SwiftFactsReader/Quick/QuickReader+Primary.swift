internal import SwiftFacts

extension QuickReader {
  /// A name, literal, closure, macro or something in brackets.
  mutating func readPrimary(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    let position = position
    switch token.kind {
    case .integer, .float:
      let number = text(token)
      try advance()
      return Expression(.number(number), at: position)
    case .string: return try readString()
    case .identifier: return try readName()
    case .dollar:
      let name = text(token)
      try advance()
      return Expression(.name(name, []), at: position)
    case .wildcard:
      try advance()
      return Expression(.name("_", []), at: position)
    case .keyword: return try readKeyword()
    case .pound: return try readMacro(flavor)
    case .leftBrace: return try readClosure()
    case .period:
      try advance()
      guard isAt(.identifier) || isAt(.keyword) else { throw QuickDoubt() }
      let memberPosition = self.position
      let name = name(token)
      try advance()
      try skipArgumentNames()
      return Expression(.member(nil, name, []), at: memberPosition)
    case .leftParen: return try readParentheses()
    case .leftSquare: return try readCollection()
    default: throw QuickDoubt()
    }
  }

  private mutating func readName() throws(QuickDoubt) -> Expression {
    let position = position
    let name = name(token)
    try advance()
    try skipArgumentNames()
    let arguments = try isAtGenericArguments() ? readGenericArguments() : []
    return Expression(.name(name, arguments), at: position)
  }

  private mutating func readKeyword() throws(QuickDoubt) -> Expression {
    let position = position
    switch token.word {
    case .true, .false:
      let isTrue = isAt(.true)
      try advance()
      return Expression(.boolean(isTrue), at: position)
    case .nil:
      try advance()
      return Expression(.nilLiteral, at: position)
    case .super:
      try advance()
      return Expression(.name("super", []), at: position)
    case .Any:
      try advance()
      return Expression(.name("Any", []), at: position)
    case .self, .Self, .`init`: return try readName()
    default: throw QuickDoubt()
    }
  }

  private mutating func readParentheses() throws(QuickDoubt) -> Expression {
    let position = position
    try advance()
    let elements = isAt(.rightParen) ? [] : try readArguments()
    try expect(.rightParen)
    if elements.count == 1, elements[0].label == nil { return elements[0].value }
    return Expression(.tuple(elements), at: position)
  }

  private mutating func readCollection() throws(QuickDoubt) -> Expression {
    let position = position
    try advance()
    if try take(.rightSquare) { return Expression(.array([]), at: position) }
    if isAt(.colon), next.kind == .rightSquare {
      try advance()
      try advance()
      return Expression(.dictionary([]), at: position)
    }
    let first = try readExpression()
    guard try take(.colon) else {
      var elements = [first]
      while try take(.comma), !isAt(.rightSquare) { elements.append(try readExpression()) }
      try expect(.rightSquare)
      return Expression(.array(elements), at: position)
    }
    var entries = [DictionaryEntry(key: first, value: try readExpression())]
    while try take(.comma), !isAt(.rightSquare) {
      let key = try readExpression()
      try expect(.colon)
      entries.append(DictionaryEntry(key: key, value: try readExpression()))
    }
    try expect(.rightSquare)
    return Expression(.dictionary(entries), at: position)
  }

  // MARK: Macros

  private mutating func readMacro(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    let position = position
    let (name, arguments) = try readMacroParts(flavor)
    return Expression(.macro(name, arguments), at: position)
  }

  mutating func readMacroParts(_ flavor: Flavor) throws(QuickDoubt) -> (String, [Argument]) {
    try expect(.pound)
    guard isAt(.identifier) || isAt(.keyword) else { throw QuickDoubt() }
    let name = text(token)
    try advance()
    if try isAtGenericArguments() { _ = try readGenericArguments() }
    var arguments: [Argument] = []
    if isAt(.leftParen), !token.startsLine {
      try advance()
      arguments = isAt(.rightParen) ? [] : try readArguments()
      try expect(.rightParen)
    }
    return (name, arguments + (try readTrailingClosuresIfAny(flavor)))
  }

  // MARK: Key paths

  /// A key path; a subscript in it stands as `[]`, `?` and `!` leave no trace.
  mutating func readKeyPath() throws(QuickDoubt) -> Expression {
    let position = position
    try expect(.backslash)
    var root: TypeReference?
    if !isAt(.period) {
      guard !token.isOperator else { throw QuickDoubt() }
      root = try readKeyPathRoot()
    }
    var names: [String] = []
    let firstURL = urlPlaces.count
    let firstType = facts.types.count
    while true {
      if isAt(.leftSquare), !token.startsLine {
        try advance()
        if !isAt(.rightSquare) { _ = try readArguments() }
        try expect(.rightSquare)
        names.append("[]")
      } else if isAt(.period) {
        try advance()
        switch token.kind {
        case .identifier, .keyword, .integer: break
        default: throw QuickDoubt()
        }
        names.append(name(token))
        let isIndex = isAt(.integer)
        try advance()
        if !isIndex { try skipArgumentNames() }
        if try isAtGenericArguments() { _ = try readGenericArguments() }
      } else if isAt(.postfixQuestion) || isAt(.exclamation) {
        try advance()
      } else {
        guard !isAt(.postfixOperator), !isAt(.leftParen) || token.startsLine else {
          throw QuickDoubt()
        }
        break
      }
    }
    forget(urlsFrom: firstURL, typesFrom: firstType)
    return Expression(.keyPath(root, names), at: position)
  }

  private mutating func readKeyPathRoot() throws(QuickDoubt) -> TypeReference {
    switch token.kind {
    case .identifier:
      let name = name(token)
      try advance()
      var type = TypeReference(name, try readGenericArgumentsIfAny())
      while isAt(.postfixQuestion) || isAt(.exclamation) {
        try advance()
        type = TypeReference("Optional", [type])
      }
      if isAt(.period), next.word == .metatype || next.word == .protocolMetatype {
        throw QuickDoubt()
      }
      return type
    case .keyword where isAt(.Self):
      try advance()
      return TypeReference("Self")
    default: throw QuickDoubt()
    }
  }

  /// Forgets what was read of code that leaves no trace.
  mutating func forget(urlsFrom firstURL: Int, typesFrom firstType: Int) {
    urlPlaces.removeSubrange(firstURL...)
    facts.urlLiterals.removeSubrange(firstURL...)
    facts.types.removeSubrange(firstType...)
  }
}
