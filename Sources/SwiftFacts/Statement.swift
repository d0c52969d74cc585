/// A statement, lowered to what navigation code needs.
///
/// Both branches of `#if` stand one after the other.
package struct Statement: Hashable, Codable, Sendable {
  package indirect enum Kind: Hashable, Codable, Sendable {
    case expression(Expression)
    /// `let` or `var`.
    case bindings([LocalBinding])
    case returned(Expression?)
    case conditional([Condition], then: [Statement], otherwise: [Statement])
    case guarded([Condition], otherwise: [Statement])
    case switched(Expression, [SwitchCase])
    /// `for`, `while` and `repeat`.
    case loop(Pattern?, over: Expression?, conditions: [Condition], body: [Statement])
    case attempted([Statement], catches: [[Statement]])
    case thrown(Expression)
    case deferred([Statement])
    case function(FunctionDeclaration)
    /// `break`, `continue`, `fallthrough`.
    case jump(String)
  }

  package var kind: Kind
  package var position: Position

  package init(_ kind: Kind, at position: Position) {
    self.kind = kind
    self.position = position
  }
}

package struct LocalBinding: Hashable, Codable, Sendable {
  package var pattern: Pattern
  package var type: TypeReference?
  package var value: Expression?

  package init(pattern: Pattern, type: TypeReference? = nil, value: Expression? = nil) {
    self.pattern = pattern
    self.type = type
    self.value = value
  }
}

/// One element of an `if`, `guard` or `while` condition.
package enum Condition: Hashable, Codable, Sendable {
  case expression(Expression)
  /// `if let name = value`; the value is `nil` for the short form.
  case binding(Pattern, TypeReference?, Expression?)
  /// `if case pattern = value`.
  case pattern(Pattern, Expression)
  /// `#available(…)`, `#unavailable(…)`.
  case availability
}

package struct SwitchCase: Hashable, Codable, Sendable {
  package struct Item: Hashable, Codable, Sendable {
    package var pattern: Pattern
    package var guardCondition: Expression?

    package init(pattern: Pattern, guardCondition: Expression? = nil) {
      self.pattern = pattern
      self.guardCondition = guardCondition
    }
  }

  /// Empty for `default`.
  package var items: [Item]
  package var isDefault: Bool
  package var body: [Statement]
  package var position: Position

  package init(items: [Item], isDefault: Bool = false, body: [Statement], position: Position) {
    self.items = items
    self.isDefault = isDefault
    self.body = body
    self.position = position
  }
}

package indirect enum Pattern: Hashable, Codable, Sendable {
  case wildcard
  case binding(String)
  /// An expression to compare with by `~=`.
  case value(Expression)
  /// `.name(elements)` or `Type.name(elements)`.
  case enumCase(String, of: TypeReference?, [PatternElement], at: Position)
  case tuple([PatternElement])
  /// `pattern?`.
  case optional(Pattern)
  case type(TypeReference)
  /// `pattern as Type`.
  case cast(Pattern, TypeReference)
}

package struct PatternElement: Hashable, Codable, Sendable {
  package var label: String?
  package var pattern: Pattern

  package init(label: String? = nil, pattern: Pattern) {
    self.label = label
    self.pattern = pattern
  }
}
