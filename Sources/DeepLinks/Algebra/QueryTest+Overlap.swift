extension LinkMatcher {
  enum CommonItems {
    case items([ParsedLink.QueryItem])
    case none
    case unknown
  }

  /// Query items that meet all conditions of both lists.
  ///
  /// O(*n*) in the number of conditions, each key a comparison of its conditions.
  static func commonItems(
    _ left: [QueryTest], _ right: [QueryTest], memory: inout ConditionMemory
  ) -> CommonItems {
    let tests = (left + right).filter { !$0.isOptional }
    guard !tests.isEmpty else { return .items([]) }
    // A folding pattern sees capitals' keys as well, so its keys come first in the link.
    var keys: [String] = []
    for test in tests.filter(\.foldsKey) + tests.filter({ !$0.foldsKey })
    where !keys.contains(test.key) {
      if test.foldsKey, test.key != test.key.lowercased() { return .none }
      keys.append(test.key)
    }
    let mixesFolding = Set(tests.map(\.foldsKey)).count > 1
    var items: [ParsedLink.QueryItem] = []
    for key in keys {
      let conditions = tests.filter { $0.key == key }.compactMap(\.valueCondition)
      guard !conditions.isEmpty else {
        items.append(ParsedLink.QueryItem(name: key, value: nil))
        continue
      }
      switch TextCondition.overlap(conditions, memory: &memory) {
      case .none: return mixesFolding ? .unknown : .none
      case .unknown: return .unknown
      case .text(let text): items.append(ParsedLink.QueryItem(name: key, value: text))
      }
    }
    return .items(items)
  }

  /// Whether the other conditions surely imply these.
  static func surelyCovers(
    _ mine: [QueryTest], _ theirs: [QueryTest], memory: inout ConditionMemory
  ) -> Bool {
    for test in mine where !test.isOptional {
      var isImplied = false
      for other in theirs where !isImplied {
        isImplied = test.isImplied(by: other, memory: &memory)
      }
      if !isImplied { return false }
    }
    return true
  }
}

extension QueryTest {
  fileprivate func isImplied(by other: QueryTest, memory: inout ConditionMemory) -> Bool {
    // Lower-cased keys never have capitals.
    if foldsKey, key != key.lowercased() { return false }
    guard !other.isOptional, other.key == key else { return false }
    guard let condition = valueCondition else { return foldsKey || !other.foldsKey }
    guard let implied = other.valueCondition, foldsKey == other.foldsKey else { return false }
    return condition.covers(implied, memory: &memory) == .yes
  }
}
