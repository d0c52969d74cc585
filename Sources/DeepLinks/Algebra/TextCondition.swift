/// A condition on a text that is part of a URL.
struct TextCondition: Hashable, Sendable {
  let test: SegmentTest
  /// Whether the empty text can stand there; a path has no empty segments.
  let allowsEmpty: Bool

  init(_ test: SegmentTest, allowsEmpty: Bool) {
    self.test = test
    self.allowsEmpty = allowsEmpty
  }

  /// Whether a text meets the condition.
  func verdict(_ text: String) -> Verdict {
    if text.isEmpty, !allowsEmpty { return .no }
    return test.verdict(text)
  }

  /// The only texts that meet the condition, if they are few and can be listed.
  var list: [String]? {
    if test.folds { return nil }
    switch test.form {
    case .literal(let value): return [value]
    case .oneOf(let values): return values.sorted()
    case .value(.bool): return ["true", "false"]
    default: return nil
    }
  }
}
