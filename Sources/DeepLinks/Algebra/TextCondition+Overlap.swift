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
  static func overlap(_ conditions: [TextCondition], memory: inout ConditionMemory) -> Overlap {
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
    return memory.overlap(conditions) { search(conditions) }
  }

  private static func search(_ conditions: [TextCondition]) -> Overlap {
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
