/// A regular language of texts, as an expression.
indirect enum TextPattern: Hashable, Sendable {
  /// One scalar of the set.
  case scalar(ScalarSet)
  /// One after the other; empty for the empty text.
  case sequence([TextPattern])
  /// One of them; empty for no text at all.
  case choice([TextPattern])
  /// So many times, without an upper limit if there is none.
  case repeated(TextPattern, least: Int, most: Int?)

  static let anyScalar = TextPattern.scalar(.all)
  static let anyText = TextPattern.repeated(.anyScalar, least: 0, most: nil)
  static let nothing = TextPattern.choice([])

  static func literal(_ text: String) -> TextPattern {
    .sequence(text.unicodeScalars.map { .scalar(ScalarSet($0)) })
  }

  static func optional(_ pattern: TextPattern) -> TextPattern {
    .repeated(pattern, least: 0, most: 1)
  }

  /// The texts that become one of these when they are lower-cased.
  var beforeLowercasing: TextPattern {
    switch self {
    case .scalar(let set): .scalar(set.beforeLowercasing)
    case .sequence(let parts): .sequence(parts.map(\.beforeLowercasing))
    case .choice(let parts): .choice(parts.map(\.beforeLowercasing))
    case .repeated(let part, let least, let most):
      .repeated(part.beforeLowercasing, least: least, most: most)
    }
  }

  /// The texts that are one of these but for the case of their ASCII letters.
  var ignoringCase: TextPattern {
    switch self {
    case .scalar(let set): .scalar(set.inBothCases)
    case .sequence(let parts): .sequence(parts.map(\.ignoringCase))
    case .choice(let parts): .choice(parts.map(\.ignoringCase))
    case .repeated(let part, let least, let most):
      .repeated(part.ignoringCase, least: least, most: most)
    }
  }
}

extension ScalarSet {
  /// The set with both cases of each of its ASCII letters.
  var inBothCases: ScalarSet {
    var result = self
    for offset in UInt32(0)..<26 {
      guard let lower = Unicode.Scalar(0x61 + offset), let upper = Unicode.Scalar(0x41 + offset),
        contains(lower) || contains(upper)
      else { continue }
      result = result.union(ScalarSet(lower)).union(ScalarSet(upper))
    }
    return result
  }
}
