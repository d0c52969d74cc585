extension LinkMatcher {
  enum CommonItems {
    case items([ParsedLink.QueryItem])
    case none
    case unknown
  }

  /// Query items that meet all conditions of both lists.
  ///
  /// O(*n*) in the number of conditions, each key a comparison of its conditions.
  static func commonItems(_ left: [QueryTest], _ right: [QueryTest]) -> CommonItems {
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
      switch TextCondition.overlap(conditions) {
      case .none: return mixesFolding ? .unknown : .none
      case .unknown: return .unknown
      case .text(let text): items.append(ParsedLink.QueryItem(name: key, value: text))
      }
    }
    return .items(items)
  }

  /// Whether the other conditions surely imply these.
  static func surelyCovers(_ mine: [QueryTest], _ theirs: [QueryTest]) -> Bool {
    mine.filter { !$0.isOptional }.allSatisfy { test in
      // Lower-cased keys never have capitals.
      if test.foldsKey, test.key != test.key.lowercased() { return false }
      return theirs.contains { other in
        guard !other.isOptional, other.key == test.key else { return false }
        guard let condition = test.valueCondition else {
          return test.foldsKey || !other.foldsKey
        }
        guard let implied = other.valueCondition, test.foldsKey == other.foldsKey else {
          return false
        }
        return condition.covers(implied) == .yes
      }
    }
  }
}
