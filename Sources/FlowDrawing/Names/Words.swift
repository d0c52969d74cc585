/// Names as people say them.
enum Words {
  /// `productDetail` as `Product Detail`, `HTMLPage_two` as `HTML Page Two`.
  static func spoken(_ name: String) -> String {
    let words = split(name)
    guard !words.isEmpty else { return name }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The words of a name: at changes from small to capital letters, before the last capital of an
  /// acronym that a small letter follows, and at underscores.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter == "_" || letter == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if letter.isUppercase, let last = word.last {
        let next = index + 1 < letters.count ? letters[index + 1] : nil
        let startsWord = !last.isUppercase && last.isLetter || last.isNumber
        let endsAcronym = last.isUppercase && next?.isLowercase == true
        if startsWord || endsAcronym {
          words.append(word)
          word = ""
        }
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    return words
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
