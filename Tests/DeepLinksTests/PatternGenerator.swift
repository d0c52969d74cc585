import FlowModel
import TestSupport

@testable import DeepLinks

/// Makes patterns and URLs from a few words, so that many meet.
struct PatternGenerator {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  static let words = [
    "a", "b", "ab", "ba", "aba", "Cart", "cart", "1", "42", "-7", "true", "1.5", "é", "a b", "x/y",
    "%", "*", ":id", "{a}", "\"\"", "..", "a=b&c", "@me", "index.html", "k", "\u{212A}",
    "123e4567-e89b-12d3-a456-426614174000", "300", "🙂", "~", "(x|y)", "?", "#",
  ]
  static let types = ["UUID", "Int", "UInt8", "Double", "Bool", "String", "URL"]
  static let regexes = [
    "a.*", "[ab]+", "\\d{1,3}", "(a|b)b?", "^x$", "[^a]*", "(?i)CART", "\\w+", "a{2}", ".*a",
  ]

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func word() -> String {
    chance(70) ? Self.words[Int.random(in: 0..<6, using: &random)] : pick(Self.words)
  }

  mutating func segment(allowsRest: Bool = true) -> LinkSegment {
    var segment: LinkSegment
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<6: segment = .literal(word())
    case 6..<8: segment = .binding("id")
    case 8: segment = .binding("n", type: pick(Self.types))
    case 9: segment = .binding("tab", type: "Tab", values: [word(), word()])
    case 10: segment = .oneOf([word(), word(), word()])
    case 11: segment = .wildcard
    case 12: segment = LinkSegment(kind: .prefix, value: word())
    case 13: segment = LinkSegment(kind: .suffix, value: word())
    case 14: segment = LinkSegment(kind: .regex, value: pick(Self.regexes))
    default: segment = allowsRest ? .rest : .literal("")
    }
    if chance(10) { segment.name = pick(["name", "_", "a b", "x"]) }
    if chance(10) { segment.foldsCase = true }
    return segment
  }

  /// A pattern that can be decided without running code.
  mutating func pattern() -> LinkPattern {
    var pattern = LinkPattern()
    if chance(60) { pattern.schemes = chance(70) ? ["shop"] : ["shop", "Store"] }
    if chance(60) {
      let host = segment(allowsRest: false)
      pattern.host = host == .wildcard ? nil : host
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) { pattern.path.append(segment()) }
    while chance(25) {
      var item = LinkQueryItem(key: pick(["q", "Q", "p"]))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: item.equals = word()
      case 1: item.binding = "q"
      case 2: (item.binding, item.type) = ("n", "Int")
      case 3: item.values = [word(), word()]
      default: break
      }
      item.isOptional = chance(20)
      item.foldsCase = item.condition != nil && chance(10)
      pattern.query.append(item)
    }
    pattern.foldsCase = chance(10)
    pattern.foldsScheme = chance(20)
    return pattern
  }

  /// A pattern of any sort, for its text form.
  mutating func anyPattern() -> LinkPattern {
    var pattern = pattern()
    if chance(10) { pattern.schemes.append("$(APP_SCHEME)") }
    if chance(10) {
      pattern.predicates.append(pick(["isOpen", "a; b", " x ", "", "100% where y"]))
    }
    return pattern
  }

  /// A URL near what the patterns ask for.
  mutating func url() -> String {
    var parts = LinkParts()
    parts.scheme = pick(["shop", "shop", "Store", "store", "SHOP", "x"])
    parts.host = chance(90) ? word() : ""
    for _ in 0..<Int.random(in: 0...3, using: &random) { parts.segments.append(word()) }
    while chance(30) {
      parts.items.append(
        ParsedLink.QueryItem(name: pick(["q", "Q", "p"]), value: chance(80) ? word() : nil))
    }
    return parts.url
  }

  /// A URL that a small change was made to.
  mutating func mutated(_ url: String) -> String {
    var characters = Array(url)
    let place = Int.random(in: 0..<max(1, characters.count), using: &random)
    guard place < characters.count else { return url }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: characters.remove(at: place)
    case 1: characters[place] = pick(Array("ab1/?#&=:%AK"))
    case 2: characters.insert(contentsOf: "/" + word(), at: place)
    default: return url.uppercased()
    }
    return String(characters)
  }
}
