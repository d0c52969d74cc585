internal import SwiftFacts

/// Expressions, from operators down to unary ones.
extension QuickReader {
  /// Where an expression stands.
  enum Flavor {
    case basic
    /// In a condition, whose body must not be taken for a trailing closure.
    case condition
  }

  mutating func readExpression(_ flavor: Flavor = .basic) throws(QuickDoubt) -> Expression {
    try enter()
    let outerNeed = need
    need = 0
    defer {
      need = max(outerNeed, need + 1)
      leave()
    }
    return try readSequence(flavor)
  }

  /// An operator between two operands, not yet applied.
  private struct Infix {
    enum Form {
      case named(String)
      case ternary(Expression)
    }

    var form: Form
    var precedence: Precedence
    var position: Position
  }

  /// Folds `a + b == c ? d : e` by precedence, as `Lowering` does.
  private mutating func readSequence(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    var urlStart = urlPlaces.count
    let first = try readElement(flavor)
    guard isAtInfix else { return first }

    var operands = [first]
    var pending: [Infix] = []
    var count = 0
    while isAtInfix {
      count += 1
      switch token.kind {
      case .keyword:
        let position = position
        let kind = try readCastKind()
        Self.apply(&pending, to: &operands, before: .casting)
        guard let value = operands.popLast() else { throw QuickDoubt() }
        operands.append(Expression(.cast(value, kind, try readType()), at: position))
        urlStart = urlPlaces.count
        continue
      case .infixQuestion:
        let position = position
        try advance()
        let middle = try readExpression(flavor)
        guard isAt(.colon) else { throw QuickDoubt() }
        Self.apply(&pending, to: &operands, before: .ternary)
        pending.append(
          Infix(form: .ternary(middle), precedence: .ternary, position: position))
        try advance()
        urlStart = urlPlaces.count
        operands.append(try readElement(flavor))
      default:
        let name = isAt(.identifier) ? "->" : text(token)
        let precedence: Precedence =
          switch token.kind {
          case .equal: .assignment
          case .binaryOperator: Precedence(of: name)
          default: .arrow
          }
        let compares = isAt(.binaryOperator) && Operators.compares(name)
        if compares { markCompared(from: urlStart) }
        let position = position
        if token.word.isEffect { try skipEffects() }
        try advance()
        Self.apply(&pending, to: &operands, before: precedence)
        pending.append(
          Infix(
            form: .named(precedence.level == Precedence.arrow.level ? "->" : name),
            precedence: precedence, position: position))
        urlStart = urlPlaces.count
        operands.append(try readComparedElement(flavor, compares))
      }
    }
    Self.apply(&pending, to: &operands, before: nil)
    need += count
    guard operands.count == 1, pending.isEmpty else { throw QuickDoubt() }
    return operands[0]
  }

  private mutating func readComparedElement(
    _ flavor: Flavor, _ compares: Bool
  ) throws(QuickDoubt) -> Expression {
    let outer = isCompared
    isCompared = outer || compares
    defer { isCompared = outer }
    return try readElement(flavor)
  }

  /// Notes that the URLs since then, but for those in closures, are compared with something.
  private mutating func markCompared(from start: Int) {
    for place in start..<urlPlaces.count where urlPlaces[place].scope == scope {
      facts.urlLiterals[place].isCompared = true
    }
  }

  private var isAtInfix: Bool {
    switch token.kind {
    case .binaryOperator, .infixQuestion, .equal, .arrow: true
    case .keyword:
      token.word == .is || token.word == .as || token.word == .throws
    case .identifier: token.word == .async && (next.kind == .arrow || next.word == .throws)
    default: false
    }
  }

  private mutating func readCastKind() throws(QuickDoubt) -> Expression.CastKind {
    switch token.word {
    case .is:
      try advance()
      return .test
    case .as:
      try advance()
      if try take(.postfixQuestion) { return .conditional }
      return try take(.exclamation) ? .forced : .upcast
    default: throw QuickDoubt()
    }
  }

  private static func apply(
    _ pending: inout [Infix], to operands: inout [Expression], before next: Precedence?
  ) {
    while let last = pending.last, next?.yields(to: last.precedence) ?? true {
      guard operands.count >= 2 else { return }
      pending.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      operands.append(combined(left, last, right))
    }
  }

  private static func combined(_ left: Expression, _ infix: Infix, _ right: Expression)
    -> Expression
  {
    switch infix.form {
    case .ternary(let middle):
      Expression(.ternary(left, middle, right), at: infix.position)
    case .named(let name) where Operators.assigns(name):
      Expression(.assignment(left, name, right), at: left.position)
    case .named(let name):
      Expression(.binary(name, left, right), at: infix.position)
    }
  }

  // MARK: Operands

  private mutating func readElement(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    switch token.word {
    case .await:
      facts.suspensions.append(position)
      try advance()
      return try readWrapped(flavor)
    case .try:
      try advance()
      if isAt(.exclamation) || isAt(.postfixQuestion) { try advance() }
      return try readWrapped(flavor)
    case .inout, .nonisolated, .repeat: throw QuickDoubt()
    case .unsafe:
      if isWordPrefix(next) || opensUnsafe(next) { throw QuickDoubt() }
    case .borrow, .copy, .consume, .each:
      if isWordPrefix(next) { throw QuickDoubt() }
    case .any:
      if isWordPrefix(next) { return try readTypeExpression() }
    default:
      if isAt(.at) {
        guard try isAtType() else { throw QuickDoubt() }
        return try readTypeExpression()
      }
    }
    return try readUnary(flavor)
  }

  private mutating func readWrapped(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    try enter()
    defer { leave() }
    need += 1
    return try readElement(flavor)
  }

  /// Whether a word before this token could be a keyword of its own.
  private func isWordPrefix(_ next: QuickToken) -> Bool {
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .dollar, .wildcard, .integer, .float, .string, .prefixAmpersand,
      .prefixOperator, .at, .backslash, .pound:
      return true
    case .keyword:
      switch next.word {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch:
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a bracket or member before which `unsafe` could be a keyword follows.
  private func opensUnsafe(_ next: QuickToken) -> Bool {
    switch next.kind {
    case .leftBrace: !next.startsLine
    case .period, .leftParen, .leftSquare: next.isSpaced && !next.startsLine
    default: false
    }
  }

  private mutating func readTypeExpression() throws(QuickDoubt) -> Expression {
    let position = position
    let type = try readType()
    let sugar = ["Optional", "Array", "Dictionary", "Function", "Tuple", "Composition"]
    let isPlain =
      type.existential == nil && !sugar.contains(type.name) && !type.name.contains(".")
    return Expression(isPlain ? .name(type.name, type.arguments) : .type(type), at: position)
  }

  private mutating func readUnary(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    switch token.kind {
    case .prefixAmpersand:
      try advance()
      return try readOperand(flavor)
    case .backslash: return try readKeyPath()
    case .prefixOperator:
      let position = position
      let name = text(token)
      try advance()
      return Expression(.prefix(name, try readOperand(flavor)), at: position)
    case .keyword where isAt(.if) || isAt(.switch):
      let position = position
      return Expression(.statement(try isAt(.if) ? readIf() : readSwitch()), at: position)
    default:
      return try readPostfix(flavor)
    }
  }

  private mutating func readOperand(_ flavor: Flavor) throws(QuickDoubt) -> Expression {
    try enter()
    defer { leave() }
    need += 1
    return try readUnary(flavor)
  }
}
