/// Names as people say them.
enum Words {
  /// `productDetail` as `Product Detail`, `HTMLPage_two` as `HTML Page Two`.
  static func spoken(_ name: String) -> String {
    let words = split(name)
    guard !words.isEmpty else { return name }
    return words.map(SpelledWords.spelled).joined(separator: " ")
  }

  /// The words of a name: at changes from small to capital letters, before the last capital of an
  /// acronym that a small letter follows, and at underscores.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    var end = 0
    for (index, letter) in letters.enumerated() where index >= end {
      if let known = SpelledWords.prefix(of: letters[index...]), startsWord(letter, after: word) {
        if !word.isEmpty { words.append(word) }
        words.append(known)
        word = ""
        end = index + known.count
        continue
      }
      if letter == "_" || letter == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if letter.isUppercase, let last = word.last {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        let endsAcronym =
          last.isUppercase && next?.isLowercase == true && !isPlural(letters[(index + 1)...])
        if startsWord(letter, after: word) || endsAcronym {
          words.append(word)
          word = ""
        }
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Whether a letter begins a word behind the letters of the one before.
  private static func startsWord(_ letter: Character, after word: String) -> Bool {
    guard let last = word.last else { return true }
    return letter.isUppercase && (!last.isUppercase && last.isLetter || last.isNumber)
  }

  /// Whether the rest of an acronym is the `s` of its plural: `URLs`, `PDFsView`.
  private static func isPlural(_ rest: ArraySlice<Character>) -> Bool {
    rest.first == "s" && (rest.dropFirst().first.map { !$0.isLowercase } ?? true)
  }

  /// The text cut to a length, with an ellipsis.
  static func shortened(_ text: String, to length: Int) -> String {
    text.count <= length ? text : text.prefix(max(1, length - 1)) + "…"
  }

  /// `1 route`, `2 routes`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String], or isChoice: Bool = false) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + (isChoice ? " or " : " and ") + last
  }
}
