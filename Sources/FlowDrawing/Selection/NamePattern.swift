/// A pattern with `*` for any text and `?` for any character.
struct NamePattern {
  private let pattern: [Character]

  init(_ pattern: String) {
    self.pattern = Array(pattern)
  }

  /// Whether the pattern fits the whole text.
  ///
  /// O(*n* · *m*) at worst: only the last star is ever tried again.
  func fits(_ text: String) -> Bool {
    let text = Array(text)
    var place = 0
    var next = 0
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[place] {
        next += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        next = last.pattern + 1
        place = last.text + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
