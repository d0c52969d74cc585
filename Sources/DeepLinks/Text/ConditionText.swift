/// Conditions as the source writes them.
package enum ConditionText {
  /// The parts of a condition that must all hold.
  ///
  /// O(*n*) in its length; `&&` in parentheses, braces, brackets and texts joins no parts.
  package static func conjuncts(of text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isQuoted = false
    var rest = text[...]
    while let letter = rest.first {
      if depth == 0, !isQuoted, rest.hasPrefix(" && ") {
        parts.append(part)
        part = ""
        rest = rest.dropFirst(4)
        continue
      }
      switch letter {
      case "\"": isQuoted.toggle()
      case "(", "[", "{": if !isQuoted { depth += 1 }
      case ")", "]", "}": if !isQuoted { depth -= 1 }
      default: break
      }
      part.append(letter)
      rest = rest.dropFirst()
    }
    return parts + [part]
  }

  /// The opposite of a condition.
  ///
  /// Asked at every fork of every way that links take, so that it reads the text once.
  package static func negated(_ text: String) -> String {
    if let question = LinkPartQuestion(text) { return question.opposite.text }
    if text.utf8.starts(with: "!(".utf8), text.utf8.last == UInt8(ascii: ")") {
      return String(text.dropFirst(2).dropLast())
    }
    let comparisons = Comparisons(in: text)
    if !comparisons.hasSpace {
      return text.utf8.first == UInt8(ascii: "!") ? String(text.dropFirst()) : "!\(text)"
    }
    if comparisons.standAlone {
      for (only, opposite) in [(comparisons.equal, " != "), (comparisons.unequal, " == ")] {
        guard only.count == 1, let place = only.first else { continue }
        let start = text.utf8.index(text.startIndex, offsetBy: place)
        return text[..<start] + opposite + text[text.utf8.index(start, offsetBy: 4)...]
      }
    }
    return "!(\(text))"
  }

  /// What of a condition's text decides how its opposite is written.
  private struct Comparisons {
    /// The places of ` == ` and of ` != `, in bytes.
    var equal: [Int] = []
    var unequal: [Int] = []
    var hasSpace = false
    /// Whether nothing binds less tightly than comparisons.
    var standAlone = true

    init(in text: String) {
      let space = UInt8(ascii: " ")
      var before: (UInt8, UInt8, UInt8) = (0, 0, 0)
      for (place, byte) in text.utf8.enumerated() {
        switch byte {
        case space:
          hasSpace = true
          guard before.0 == space, before.2 == UInt8(ascii: "=") else { break }
          if before.1 == UInt8(ascii: "=") { equal.append(place - 3) }
          if before.1 == UInt8(ascii: "!") { unequal.append(place - 3) }
        case UInt8(ascii: "{"): standAlone = false
        case UInt8(ascii: "&"), UInt8(ascii: "|"):
          if before.2 == byte { standAlone = false }
        default: break
        }
        before = (before.1, before.2, byte)
      }
    }
  }
}
