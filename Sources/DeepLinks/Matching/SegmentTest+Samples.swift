extension SegmentTest {
  /// Texts that perhaps meet the condition, the most telling first; those that do not are left out.
  var samples: [String] {
    let named = name.flatMap { $0.isEmpty || $0 == "_" ? nil : seen($0) }
    let word = named ?? "any"
    let candidates: [String] =
      switch form {
      case .any, .rest: [word]
      case .literal(let value): [value]
      case .oneOf(let values): values.sorted()
      case .prefix(let value): [value + word, value]
      case .suffix(let value): [word + value, value]
      case .regex: [word]
      case .value(.other): [word]
      case .value(let type): type.samples
      }
    return candidates.filter { verdict($0) != .no }
  }
}
