import DeepLinks

/// A pattern of a site association: `*` is any text, `?` any one character, `$(name)` one of a
/// variable's values.
///
/// Both wildcards also stand for `/`.
package struct WildcardPattern: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String
  package let isCaseSensitive: Bool
  let parts: [Part]
  private let automaton: TextAutomaton?

  enum Part: Hashable, Sendable {
    case literal(String)
    case anyCharacter
    case anyText
    /// One of a variable's values, each a pattern.
    case oneOf([[Part]])
    /// A text of the language.
    case language(TextPattern)
  }

  /// Matches any text.
  package static let any = WildcardPattern("*")

  /// Reads a pattern; a variable that is not known stands for itself.
  package init(
    _ text: String, variables: [String: [String]] = [:], isCaseSensitive: Bool = true
  ) {
    self.text = text
    self.isCaseSensitive = isCaseSensitive
    parts = Self.parse(text, variables)
    let pattern = Self.pattern(parts)
    automaton = TextAutomaton(isCaseSensitive ? pattern : pattern.ignoringCase)
  }

  /// Whether the whole text matches.
  ///
  /// O(*n* · *m*): no text makes it slow.
  package func matches(_ text: String) -> Bool { automaton?.matches(text) ?? false }

  private static func parse(_ text: String, _ variables: [String: [String]]?) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = Substring(text)
    func flush() {
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
    }
    while let character = rest.first {
      if let variables, rest.hasPrefix("$("), let end = rest.firstIndex(of: ")") {
        let name = String(rest.dropFirst(2)[..<end])
        if let values = variables[name] {
          flush()
          // Values hold wildcards, but no variables.
          parts.append(.oneOf(values.map { parse($0, nil) }))
          rest = rest[rest.index(after: end)...]
          continue
        } else if let language = predefined(name) {
          flush()
          parts.append(.language(language))
          rest = rest[rest.index(after: end)...]
          continue
        }
      }
      rest.removeFirst()
      switch character {
      case "*":
        flush()
        parts.append(.anyText)
      case "?":
        flush()
        parts.append(.anyCharacter)
      default: literal.append(character)
      }
    }
    flush()
    return parts
  }

  static func pattern(_ parts: [Part]) -> TextPattern {
    .sequence(
      parts.map { part in
        switch part {
        case .literal(let text): .literal(text)
        case .anyCharacter: .anyScalar
        case .anyText: .anyText
        case .oneOf(let values): .choice(values.map(pattern))
        case .language(let language): language
        }
      })
  }

  /// The variables that every file has.
  ///
  /// Languages and regions are told by their form, not by the system's lists.
  private static func predefined(_ name: String) -> TextPattern? {
    let lower = ScalarSet("a"..."z")
    let upper = ScalarSet("A"..."Z")
    let digit = ScalarSet("0"..."9")
    let set: ScalarSet
    switch name {
    case "alpha": set = lower.union(upper)
    case "upper": set = upper
    case "lower": set = lower
    case "alnum": set = lower.union(upper).union(digit)
    case "digit": set = digit
    case "xdigit": set = digit.union(ScalarSet("a"..."f")).union(ScalarSet("A"..."F"))
    case "lang": return .repeated(.scalar(lower), least: 2, most: 3)
    case "region": return .repeated(.scalar(upper), least: 2, most: 2)
    default: return nil
    }
    return .scalar(set)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.parts == right.parts && left.isCaseSensitive == right.isCaseSensitive
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
    hasher.combine(isCaseSensitive)
  }
}
