/// Regular expressions for "any text but these", without look-ahead.
package enum ExcludedTexts {
  /// A regular expression that matches every text but these.
  package static func regex(_ texts: [String]) -> String {
    choice(Set(texts))
  }

  /// The texts that such an expression leaves out; `nil` for any other expression.
  package static func texts(of regex: String) -> [String]? {
    known(regex)
  }

  private static func choice(_ texts: Set<String>) -> String {
    var alternatives: [String] = []
    let starts = Dictionary(grouping: texts.filter { !$0.isEmpty }) { $0.first ?? " " }
    let letters = starts.keys.sorted()
    if !texts.contains("") { alternatives.append("") }
    let others = letters.map { escaped($0, inClass: true) }.joined()
    alternatives.append(others.isEmpty ? ".+" : "[^\(others)].*")
    for letter in letters {
      let rest = choice(Set((starts[letter] ?? []).map { String($0.dropFirst()) }))
      alternatives.append("\(escaped(letter, inClass: false))(\(rest))")
    }
    return alternatives.joined(separator: "|")
  }

  private static func escaped(_ letter: Character, inClass: Bool) -> String {
    let isPlain = letter.isLetter || letter.isNumber || letter == "_" || letter == " "
    return isPlain || !letter.isASCII ? String(letter) : "\\\(letter)"
  }

  /// The texts are read back from the expression's shape.
  private static func known(_ regex: String) -> [String]? {
    var reader = Reader(text: Array(regex))
    guard let texts = reader.choice(), reader.isAtEnd else { return nil }
    return texts.sorted()
  }

  private struct Reader {
    let text: [Character]
    var place = 0

    init(text: [Character]) { self.text = text }

    var isAtEnd: Bool { place == text.count }

    /// The texts that a choice leaves out.
    mutating func choice() -> [String]? {
      var texts: [String] = []
      if peek("|") { place += 1 } else { texts.append("") }
      if peek(".") {
        guard skip(".+") else { return nil }
      } else {
        guard skip("[^") else { return nil }
        while place < text.count, text[place] != "]" {
          if text[place] == "\\" { place += 1 }
          place += 1
        }
        guard skip("].*") else { return nil }
      }
      while peek("|") {
        place += 1
        if peek("\\") { place += 1 }
        guard place < text.count else { return nil }
        let letter = text[place]
        place += 1
        guard skip("("), let rest = choice(), skip(")") else { return nil }
        texts += rest.map { String(letter) + $0 }
      }
      return texts
    }

    private func peek(_ letter: Character) -> Bool { place < text.count && text[place] == letter }

    private mutating func skip(_ word: String) -> Bool {
      guard text[place...].starts(with: word) else { return false }
      place += word.count
      return true
    }
  }
}
