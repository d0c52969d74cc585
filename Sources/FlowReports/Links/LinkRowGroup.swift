import DeepLinks
import FlowModel

/// Links of one site, scheme and host, that lead to the same places: one paragraph of a table.
struct LinkRowGroup {
  /// Where they lead, each way in words.
  let landings: [String]
  let problems: [String]
  let works: Bool
  /// Where the first of them is read.
  let location: SourceLocation?
  private var patterns: [LinkPattern]

  /// The groups, in the order of the first link of each.
  static func groups(of rows: [LinkMatrix.Row], _ words: LinkWording) -> [Self] {
    struct Key: Hashable {
      var site: String
      var landings: [String]
      var problems: [String]
    }
    var places: [Key: Int] = [:]
    var groups: [Self] = []
    for row in rows {
      let pattern = LinkPattern(description: row.link)
      let group = Self(row, pattern, words)
      let key = Key(
        site: site(of: pattern), landings: group.landings, problems: group.problems)
      if let place = places[key] {
        groups[place].patterns.append(pattern)
      } else {
        places[key] = groups.count
        groups.append(group)
      }
    }
    return groups
  }

  private init(_ row: LinkMatrix.Row, _ pattern: LinkPattern, _ words: LinkWording) {
    let landings = LinkWording.ways(of: row.link).map { words.text(of: $0) }
    self.landings = landings.isEmpty ? ["nowhere"] : landings
    problems = words.problems(of: row)
    works = row.works
    location = row.link.location
    patterns = [pattern]
  }

  private static func site(of pattern: LinkPattern) -> String {
    var site = LinkPattern()
    site.schemes = pattern.schemes
    site.host = pattern.host
    return site.description
  }

  /// How many patterns of a group are told, and how many conditions of one.
  private static let patternLimit = 6
  private static let conditionLimit = 3

  /// The patterns, one a line, and below each what else must hold.
  var heads: [String] {
    var heads: [String] = []
    var told: Set<String> = []
    var left = 0
    for pattern in patterns {
      let text = pattern.withoutPredicates.description
      let conditions = pattern.predicates.prefix(Self.conditionLimit).enumerated().map {
        "  \($0.offset == 0 ? "where" : "and") \($0.element)"
      }
      guard told.insert(([text] + conditions).joined(separator: "\n")).inserted else { continue }
      guard told.count <= Self.patternLimit else {
        left += 1
        continue
      }
      heads.append(text)
      heads += conditions
      let more = pattern.predicates.count - conditions.count
      if more > 0 { heads.append("  and \(more) more") }
    }
    if left > 0 { heads.append(left == 1 ? "  and one more" : "  and \(left) more like these") }
    return heads
  }
}
