/// How many segments a path can have.
struct LinkCount: Hashable, Sendable {
  var min = 0
  var max: Int?
  var excluded: Set<Int> = []

  /// The only number, if there is one.
  var exact: Int? { max == min ? min : nil }

  /// The same with a comparison met; `nil` if no number is left.
  func requiring(_ symbol: String, _ number: Int) -> LinkCount? {
    var count = self
    switch symbol {
    case "==":
      guard contains(number) else { return nil }
      count.min = number
      count.max = number
      count.excluded = []
      return count
    case "!=": count.excluded.insert(number)
    case ">=": count.min = Swift.max(min, number)
    case ">": count.min = Swift.max(min, number + 1)
    case "<=": count.max = Swift.min(max ?? number, number)
    case "<": count.max = Swift.min(max ?? number - 1, number - 1)
    default: return self
    }
    return count.normalized
  }

  func contains(_ number: Int) -> Bool {
    number >= min && number <= max ?? number && !excluded.contains(number)
  }

  private var normalized: LinkCount? {
    var count = self
    while count.excluded.contains(count.min) {
      count.excluded.remove(count.min)
      count.min += 1
    }
    while let max = count.max, max >= count.min, count.excluded.contains(max) {
      count.excluded.remove(max)
      count.max = max - 1
    }
    if let max = count.max, max < count.min { return nil }
    count.excluded = count.excluded.filter { count.contains($0) || $0 > count.min }
    count.excluded = count.excluded.filter { $0 > count.min && $0 < count.max ?? Int.max }
    return count
  }

  /// Negated comparisons.
  static let opposites = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]
  /// The comparisons with their sides exchanged.
  static let mirrored = ["==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// The numbers one by one where they are few, and the least of those that go on without end.
  var cases: (numbers: [Int], openFrom: Int?) {
    if let max {
      guard max - min <= 8 else { return ([], min) }
      return ((min...max).filter { !excluded.contains($0) }, nil)
    }
    guard let last = excluded.max(), last - min <= 8 else { return ([], min) }
    return ((min...last).filter { !excluded.contains($0) }, last + 1)
  }
}
