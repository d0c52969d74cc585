/// An expression, lowered to what navigation code needs.
///
/// Wrappers that do not change which value is meant are gone: parentheses, `try`, `await`, `&x`,
/// `x!`, `x?.y`.
package struct Expression: Hashable, Codable, Sendable {
  package indirect enum Kind: Hashable, Codable, Sendable {
    /// An identifier: a variable, function or type, `self`, `Self`, `super`, `$0`, `$binding`.
    case name(String, [TypeReference])
    /// `base.name`; without a base, a leading-dot member whose type the context gives.
    case member(Expression?, String, [TypeReference])
    case call(Expression, [Argument])
    case subscripted(Expression, [Argument])
    case closure(Closure)
    case string([StringSegment])
    case number(String)
    case boolean(Bool)
    case nilLiteral
    case array([Expression])
    case dictionary([DictionaryEntry])
    case tuple([Argument])
    /// `\Root.a.b`; the root is `nil` for `\.a.b`.
    case keyPath(TypeReference?, [String])
    case ternary(Expression, Expression, Expression)
    /// `left op right`; `??`, `==`, `~=`, `+`, … but no assignment.
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    /// `target op value`, where `op` is `=`, `+=`, ….
    case assignment(Expression, String, Expression)
    case cast(Expression, CastKind, TypeReference)
    /// A type that cannot be read as a name, `[Screen]`, `Route?`.
    case type(TypeReference)
    /// `#name(arguments)`.
    case macro(String, [Argument])
    /// An `if`, `switch` or `do` used as a value.
    case statement(Statement)
    /// A form that has no meaning here; its parts are kept.
    case other([Expression])
  }

  package enum CastKind: String, Hashable, Codable, Sendable {
    case test = "is"
    case upcast = "as"
    case conditional = "as?"
    case forced = "as!"
  }

  package var kind: Kind
  package var position: Position

  package init(_ kind: Kind, at position: Position) {
    self.kind = kind
    self.position = position
  }
}

/// One argument of a call, subscript, tuple or macro.
package struct Argument: Hashable, Codable, Sendable {
  /// The label; for a trailing closure after the first, its label; `nil` for the first one.
  package var label: String?
  package var value: Expression
  package var isTrailing: Bool

  package init(label: String? = nil, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

package struct DictionaryEntry: Hashable, Codable, Sendable {
  package var key: Expression
  package var value: Expression

  package init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A part of a string literal.
package enum StringSegment: Hashable, Codable, Sendable {
  case text(String)
  case interpolation(Expression)
}

package struct Closure: Hashable, Codable, Sendable {
  package struct Capture: Hashable, Codable, Sendable {
    package var name: String
    /// `weak`, `unowned`, … or `nil` for a strong capture.
    package var ownership: String?
    package var value: Expression?

    package init(name: String, ownership: String? = nil, value: Expression? = nil) {
      self.name = name
      self.ownership = ownership
      self.value = value
    }
  }

  package struct Parameter: Hashable, Codable, Sendable {
    package var name: String
    package var type: TypeReference?

    package init(name: String, type: TypeReference? = nil) {
      self.name = name
      self.type = type
    }
  }

  package var captures: [Capture]
  /// Named parameters; empty where the body uses `$0`.
  package var parameters: [Parameter]
  package var body: [Statement]
  package var position: Position

  package init(
    captures: [Capture] = [], parameters: [Parameter] = [], body: [Statement], position: Position
  ) {
    self.captures = captures
    self.parameters = parameters
    self.body = body
    self.position = position
  }
}
