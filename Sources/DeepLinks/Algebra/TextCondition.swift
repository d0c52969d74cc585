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

// MARK: - Common texts

extension TextCondition {
  enum Overlap: Hashable, Sendable {
    /// A text that meets all conditions, as far as can be told without running code.
    case text(String)
    case none
    case unknown
  }

  /// A text that meets all conditions.
  ///
  /// O(*n*) where one condition lists its texts or a sample meets all, else a search through the
  /// product of automata (see `TextAutomaton`).
  static func overlap(_ conditions: [TextCondition]) -> Overlap {
    if let list = conditions.lazy.compactMap(\.list).first {
      if let text = list.first(where: { meets($0, conditions) }) { return .text(text) }
      let isOpen = list.contains { text in conditions.allSatisfy { $0.verdict(text) != .no } }
      return isOpen ? .unknown : .none
    }
    for condition in conditions {
      if let text = condition.test.samples.first(where: { meets($0, conditions) }) {
        return .text(text)
      }
    }
    let restricting = conditions.filter { !$0.test.isAny && !$0.test.isOpen }
    let languages = restricting.map { TextLanguage($0.test) }
    let allowsEmpty = conditions.allSatisfy(\.allowsEmpty)
    let inner = languages.compactMap(\.inner)
    if inner.count == languages.count,
      case .found(let text) = TextAutomaton.commonText(inner, allowsEmpty: allowsEmpty),
      meets(text, conditions)
    {
      return .text(text)
    }
    let outer = languages.compactMap(\.outer)
    guard outer.count == languages.count else { return .unknown }
    switch TextAutomaton.commonText(outer, allowsEmpty: allowsEmpty) {
    case .none: return .none
    case .found(let text): return meets(text, conditions) ? .text(text) : .unknown
    case .tooLarge: return .unknown
    }
  }

  private static func meets(_ text: String, _ conditions: [TextCondition]) -> Bool {
    conditions.allSatisfy { condition in
      condition.test.isOpen || condition.verdict(text) == .yes
    }
  }
}

// MARK: - Inclusion

extension TextCondition {
  enum Coverage: Hashable, Sendable {
    case yes
    /// A text that meets the other condition but not this one.
    case no(String)
    case unknown
  }

  /// Whether every text that meets the other condition meets this one.
  ///
  /// O(*n*) where the other lists its texts or both are the same, else a search (see
  /// `TextAutomaton`).
  func covers(_ other: TextCondition) -> Coverage {
    if test.isAny, allowsEmpty || !other.allowsEmpty { return .yes }
    if let list = other.list {
      var isSure = true
      for text in list where other.verdict(text) == .yes {
        switch verdict(text) {
        case .yes: break
        case .no: return .no(text)
        case .unknown: isSure = false
        }
      }
      return isSure ? .yes : .unknown
    }
    if test.form == other.test.form, test.folds == other.test.folds,
      allowsEmpty || !other.allowsEmpty
    {
      return .yes
    }
    for text in other.test.samples where other.verdict(text) == .yes && verdict(text) == .no {
      return .no(text)
    }
    guard let mine = TextLanguage(test).inner, let theirs = TextLanguage(other.test).outer else {
      return .unknown
    }
    switch theirs.textMissing(
      in: mine, allowsEmpty: other.allowsEmpty, otherAllowsEmpty: allowsEmpty)
    {
    case .none: return .yes
    case .found(let text):
      return other.verdict(text) == .yes && verdict(text) == .no ? .no(text) : .unknown
    case .tooLarge: return .unknown
    }
  }
}
