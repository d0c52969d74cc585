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
  func covers(_ other: TextCondition, memory: inout ConditionMemory) -> Coverage {
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
    return memory.coverage(self, other) { search(other) }
  }

  private func search(_ other: TextCondition) -> Coverage {
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
