/// A regular language of texts, as an expression.
package indirect enum TextPattern: Hashable, Sendable {
  /// One scalar of the set.
  case scalar(ScalarSet)
  /// One after the other; empty for the empty text.
  case sequence([TextPattern])
  /// One of them; empty for no text at all.
  case choice([TextPattern])
  /// So many times, without an upper limit if there is none.
  case repeated(TextPattern, least: Int, most: Int?)

  package static let anyScalar = TextPattern.scalar(.all)
  package static let anyText = TextPattern.repeated(.anyScalar, least: 0, most: nil)
  static let nothing = TextPattern.choice([])

  package static func literal(_ text: String) -> TextPattern {
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

  /// The texts that are one of these but for the case of their letters.
  package var ignoringCase: TextPattern {
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
  /// The set with both cases of each of its ASCII letters, and of others where they are few.
  var inBothCases: ScalarSet {
    var result = self
    for offset in UInt32(0)..<26 {
      guard let lower = Unicode.Scalar(0x61 + offset), let upper = Unicode.Scalar(0x41 + offset),
        contains(lower) || contains(upper)
      else { continue }
      result = result.union(ScalarSet(lower)).union(ScalarSet(upper))
    }
    let other = intersection(.nonASCII)
    guard other.ranges.reduce(0, { $0 + $1.count }) <= 64 else { return result }
    for scalar in other.ranges.joined().compactMap(Unicode.Scalar.init) {
      for text in [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping] {
        guard let only = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { continue }
        result = result.union(ScalarSet(only))
      }
    }
    return result
  }
}
