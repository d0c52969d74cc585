import FlowViz
import Foundation
import TestSupport

/// URLs to try on an app, from a fixed seed.
///
/// Half of them are made without a look at the patterns that were read: of words in the sources'
/// string literals and case names, and of texts that often break parsers.
struct LinkGenerator {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// At least `count` distinct URLs.
  mutating func urls(_ count: Int, for graph: FlowGraph, sources: [String]) -> [String] {
    var urls: Set<String> = []
    let words = Self.words(in: sources)
    let schemes = graph.claims.filter { $0.kind == .scheme }.map(\.value)
    while urls.count < count / 2 { urls.insert(blind(words, schemes)) }
    let examples = graph.deepLinks.compactMap { LinkPattern(description: $0).example() }
    while urls.count < count, !examples.isEmpty {
      urls.insert(mutation(of: pick(examples), words))
    }
    return urls.sorted()
  }

  // MARK: Without a look at patterns

  private static let odd = [
    "1", "42", "-3", "007", "x", "8A6E0804-2BD0-4672-B79D-D97027F9071A", "99999999999999999999",
    "a%20b", "%2F", "a%2Fb", "%C3%A9", "new", "1.5", "+7", "٣", "0x10", "a.b", "~", "a+b", "%",
    "a;b", "A",
  ]

  private static func words(in sources: [String]) -> [String] {
    var words: Set<String> = []
    for source in sources {
      for match in source.matches(of: #/"([a-z][A-Za-z]{1,14})"|case \.?([a-z][A-Za-z]{1,14})/#) {
        if let word = match.1 ?? match.2 { words.insert(String(word)) }
      }
    }
    return words.sorted()
  }

  private mutating func blind(_ words: [String], _ schemes: [String]) -> String {
    var scheme = pick(schemes)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: scheme = scheme.uppercased()
    case 1: scheme = "https"
    case 2: scheme = "other"
    default: break
    }
    let host = Int.random(in: 0..<12, using: &random) == 0 ? "" : pick(words)
    let segments = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Bool.random(using: &random) ? pick(words) : pick(Self.odd)
    }
    var url = "\(scheme)://\(host)" + segments.map { "/\($0)" }.joined()
    if Int.random(in: 0..<8, using: &random) == 0 { url += "/" }
    if Int.random(in: 0..<4, using: &random) == 0 { url += "?" + query(words) }
    if Int.random(in: 0..<20, using: &random) == 0 { url += "#\(pick(words))" }
    if Int.random(in: 0..<30, using: &random) == 0 { url = "\(scheme):\(host)" }
    return url
  }

  private mutating func query(_ words: [String]) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let name = pick(words + ["q", "id", ""])
      return Bool.random(using: &random) ? name : "\(name)=\(pick(words + Self.odd))"
    }.joined(separator: "&")
  }

  // MARK: Examples, near misses, mutations

  private mutating func mutation(of example: String, _ words: [String]) -> String {
    var characters = Array(example)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return example
    case 1: return example + "/" + pick(words + Self.odd)
    case 2: return example + (example.contains("?") ? "&" : "?") + query(words)
    case 3: return example.split(separator: "/").dropLast().joined(separator: "/")
    case 4: return example + "/"
    case 5:
      let place = Int.random(in: 0..<characters.count, using: &random)
      characters[place] = Character(characters[place].uppercased())
      return String(characters)
    case 6:
      characters.remove(at: Int.random(in: 0..<characters.count, using: &random))
      return String(characters)
    case 7:
      characters.insert(
        pick(Array("az09-._~/?=&%")), at: Int.random(in: 0...characters.count, using: &random))
      return String(characters)
    default:
      guard let slash = example.lastIndex(of: "/") else { return example }
      return example[...slash] + pick(words + Self.odd)
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
