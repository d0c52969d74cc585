import DeepLinks
import TestSupport

/// How long it takes to hold many URLs against many patterns, and patterns against one another.
enum LinkBenchmark {
  static func run() throws {
    var random = SeededRandom(seed: 1)
    let table = try LinkTable(patterns(500, &random))
    let urls = (0..<100_000).map { _ in url(of: Int.random(in: 0..<600, using: &random), &random) }
    var taken = 0
    let resolving = ContinuousClock().measure {
      for url in urls {
        if let link = ParsedLink(url), table.firstMatch(link) != nil { taken += 1 }
      }
    }
    print("resolve   100,000 URLs against 500 patterns: \(resolving), \(taken) taken")

    let large = try patterns(1_000, &random)
    var overlaps = 0
    let comparing = ContinuousClock().measure { overlaps = LinkTable(large).overlaps().count }
    print("overlaps  among 1,000 patterns: \(comparing), \(overlaps) found")
    var shadowed = 0
    let shadowing = ContinuousClock().measure { shadowed = LinkTable(large).shadowed().count }
    print("shadowed  among 1,000 patterns: \(shadowing), \(shadowed) found")
  }

  private static let areas = [
    "orders", "items", "help", "people", "news", "maps", "wallet", "chat",
  ]

  /// Patterns as apps have them: a scheme or a domain, an area, a few segments, some of them typed.
  private static func patterns(
    _ count: Int, _ random: inout SeededRandom
  ) throws -> [LinkPattern] {
    try (0..<count).map { number in
      let rest =
        [
          ":id(Int)", ":id", "detail/:id(UUID)", ":id/edit", "**", "(new|old|all)",
          ":id(Int)?tab=:tab",
        ].randomElement(using: &random) ?? ":id"
      return try LinkPattern(parsing: "\(head(number))/\(rest)")
    }
  }

  private static func url(of number: Int, _ random: inout SeededRandom) -> String {
    let rest = ["17", "seven", "9/edit", "new", "4?tab=map", "a/b/c", ""]
    return "\(head(number))/\(rest.randomElement(using: &random) ?? "")"
  }

  private static func head(_ number: Int) -> String {
    let area = areas[number % areas.count]
    return number.isMultiple(of: 3)
      ? "https://www.sample.app/\(area)\(number / 16)" : "sample://\(area)/\(number / 16)"
  }
}
