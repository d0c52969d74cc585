import FlowModel
import Testing

@testable import DeepLinks

@Suite("What holds for all patterns")
struct PatternPropertyTests {
  @Test("the text form is read back as the same pattern")
  func textForm() throws {
    var generator = PatternGenerator(seed: 1)
    for _ in 0..<10_000 {
      let pattern = generator.anyPattern()
      let text = pattern.description
      check((try? LinkPattern(parsing: text)) == pattern, "\(text)")
    }
  }

  @Test("an example is taken, and is missing only where nothing is")
  func example() {
    var generator = PatternGenerator(seed: 2)
    for _ in 0..<10_000 {
      let pattern = generator.pattern()
      guard let example = pattern.example() else {
        check(!pattern.isSatisfiable, "\(pattern)")
        let url = generator.url()
        check(!pattern.match(url).isYes, "\(pattern) \(url)")
        continue
      }
      check(pattern.match(example).isYes, "\(pattern) \(example)")
      #expect(pattern.isSatisfiable)
    }
  }

  @Test("a witness is taken by both patterns, and without one no URL is")
  func overlap() {
    var generator = PatternGenerator(seed: 3)
    var counts = (witness: 0, none: 0, unknown: 0)
    for _ in 0..<10_000 {
      let first = LinkMatcher(generator.pattern())
      let second = LinkMatcher(generator.pattern())
      switch first.overlap(second) {
      case .witness(let url):
        counts.witness += 1
        check(first.match(url).isYes && second.match(url).isYes, "\(url)")
      case .none:
        counts.none += 1
        for url in Self.urls(near: [first, second], &generator) {
          check(
            !(first.match(url).isYes && second.match(url).isYes),
            "\(first.pattern) and \(second.pattern) take \(url)")
        }
      case .unknown: counts.unknown += 1
      }
    }
    #expect(counts.witness > 1_000 && counts.none > 1_000 && counts.unknown < 200, "\(counts)")
  }

  @Test("a pattern that covers another takes all its URLs")
  func coverage() {
    var generator = PatternGenerator(seed: 4)
    var counts = (yes: 0, no: 0, unknown: 0)
    for round in 0..<10_000 {
      let first = LinkMatcher(generator.pattern())
      let other = round % 3 == 0 ? Self.narrowed(first.pattern, &generator) : generator.pattern()
      let second = LinkMatcher(other)
      switch first.coverage(of: second) {
      case .yes:
        counts.yes += 1
        for url in Self.urls(near: [first, second], &generator) where second.match(url).isYes {
          check(first.match(url).isYes, "\(first.pattern) covers \(second.pattern): \(url)")
        }
      case .no(let url):
        counts.no += 1
        check(first.match(url).isNo && second.match(url).isYes, "\(url)")
      case .unknown: counts.unknown += 1
      }
    }
    #expect(counts.yes > 1_000 && counts.no > 1_000 && counts.unknown < 300, "\(counts)")
  }

  @Test("no text makes matching fail")
  func randomText() {
    var generator = PatternGenerator(seed: 5)
    for _ in 0..<10_000 {
      let count = Int.random(in: 0...40, using: &generator.random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator.random) }
      let text = String(decoding: bytes, as: UTF8.self)
      _ = generator.pattern().match(text)
      _ = generator.pattern().match("shop://" + text)
      if let pattern = try? LinkPattern(parsing: text) {
        check((try? LinkPattern(parsing: pattern.description)) == pattern, "\(text)")
      }
    }
  }

  @Test("a table answers as trying one pattern after the other does")
  func table() {
    var generator = PatternGenerator(seed: 6)
    for _ in 0..<40 {
      let patterns = (0..<20).map { _ in generator.anyPattern() }
      let table = LinkTable(patterns)
      for _ in 0..<50 {
        let url = generator.chance(50) ? generator.url() : generator.pick(patterns).example()
        guard let link = url.flatMap(ParsedLink.init) else { continue }
        var expected: [LinkTable.Candidate] = []
        for (place, pattern) in patterns.enumerated() {
          let match = pattern.match(link)
          if !match.isNo { expected.append(LinkTable.Candidate(index: place, match: match)) }
          if match.isYes { break }
        }
        check(table.candidates(link) == expected, "\(link.text)")
      }
      for shadow in table.shadowed() {
        let example = patterns[shadow.index].example()
        let isTaken = example.map { url in shadow.by.contains { !patterns[$0].match(url).isNo } }
        check(isTaken != false, "\(patterns[shadow.index]) by \(shadow.by.map { patterns[$0] })")
      }
      for overlap in table.overlaps() {
        #expect(!patterns[overlap.earlier].match(overlap.witness).isNo)
        #expect(!patterns[overlap.later].match(overlap.witness).isNo)
      }
    }
  }

  /// URLs at random, and near what patterns ask for.
  private static func urls(near matchers: [LinkMatcher], _ generator: inout PatternGenerator)
    -> [String]
  {
    var urls = [generator.url(), generator.url()]
    for matcher in matchers {
      guard let example = matcher.pattern.example() else { continue }
      urls.append(example)
      urls.append(generator.mutated(example))
      urls.append(generator.mutated(example))
    }
    return urls
  }

  /// The pattern with some of its parts replaced by what they take.
  private static func narrowed(_ pattern: LinkPattern, _ generator: inout PatternGenerator)
    -> LinkPattern
  {
    var narrow = pattern
    if generator.chance(30), narrow.schemes.isEmpty { narrow.schemes = ["shop"] }
    if generator.chance(30), narrow.host == nil { narrow.host = .literal("cart") }
    for place in narrow.path.indices where generator.chance(50) {
      narrow.path[place] = generator.segment()
    }
    if generator.chance(20) { narrow.query.append(LinkQueryItem(key: "p", equals: "1")) }
    return narrow
  }
}
