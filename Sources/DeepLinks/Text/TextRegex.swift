/// A regular expression that a whole text must match, as automata.
///
/// Engines differ on letters and digits beyond ASCII, so there are two: what surely matches and
/// what perhaps does. Neither is there if the expression is not understood or too large.
struct TextRegex: Hashable, Sendable {
  let text: String
  let tight: TextAutomaton?
  let loose: TextAutomaton?

  init(_ text: String) {
    self.text = text
    tight = RegexParser.parse(text, .tight).flatMap(TextAutomaton.init)
    loose = RegexParser.parse(text, .loose).flatMap(TextAutomaton.init)
  }

  /// Whether the text matches.
  ///
  /// O(*n* · *s*) for *n* scalars and an expression with *s* steps: no text makes it slow.
  func verdict(_ text: String) -> Verdict {
    if let tight, tight.matches(text) { return .yes }
    if let loose, !loose.matches(text) { return .no }
    return .unknown("“\(text)” matches \(self.text)")
  }

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
