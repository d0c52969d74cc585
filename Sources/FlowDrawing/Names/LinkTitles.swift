/// What stands on a node of deep links.
enum LinkTitles {
  /// Lines on a node.
  private static let limit = 6
  /// Characters of a line that says its condition too.
  private static let width = 48

  /// A line for each pattern, one for all that differ only in their conditions.
  ///
  /// A condition that does not fit says nothing when it is cut off, least of all in five lines that
  /// begin alike: it is counted, and stands in the tooltip.
  static func lines(_ patterns: [String]) -> [String] {
    var order: [String] = []
    var conditions: [String: [String]] = [:]
    for pattern in patterns {
      let (path, condition) = parts(pattern)
      if conditions[path] == nil { order.append(path) }
      conditions[path, default: []] += condition.map { [$0] } ?? []
    }
    let lines = order.map { path in
      let conditions = conditions[path] ?? []
      switch conditions.count {
      case 0: return path
      case 1:
        let whole = "\(path) where \(conditions[0])"
        return whole.count <= width ? whole : "\(path) · 1 condition"
      default: return "\(path) · \(conditions.count) conditions"
      }
    }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + ["and \(lines.count - limit + 1) more"]
  }

  private static func parts(_ pattern: String) -> (path: String, condition: String?) {
    guard let range = pattern.firstRange(of: " where ") else { return (pattern, nil) }
    return (String(pattern[..<range.lowerBound]), String(pattern[range.upperBound...]))
  }
}
