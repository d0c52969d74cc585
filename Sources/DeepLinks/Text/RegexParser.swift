/// Reads the part of the regular-expression syntax that describes a regular language.
///
/// That is: literals, `.`, classes, escapes, groups, alternatives, greedy and lazy repetitions,
/// anchors at the edges and a leading `(?i)`. What needs more (look-around, back-references, word
/// boundaries, Unicode properties) is refused.
struct RegexParser {
  /// What `\w`, `\d` and `\s` mean beyond ASCII, on which engines differ.
  enum Reach: Hashable, Sendable {
    /// Nothing: what surely matches.
    case tight
    /// Everything: what perhaps matches.
    case loose
  }

  private let text: [Unicode.Scalar]
  private var reach: Reach
  private var position = 0
  private static let depthLimit = 64

  /// The language of a regular expression that must match a whole text; `nil` if it is not
  /// understood.
  static func parse(_ text: String, _ reach: Reach) -> TextPattern? {
    let fold = "(?i)"
    let folds = text.hasPrefix(fold)
    var parser = RegexParser(
      text: Array((folds ? String(text.dropFirst(fold.count)) : text).unicodeScalars), reach: reach)
    guard let pattern = parser.choice(depth: 0), parser.current == nil else { return nil }
    return folds ? pattern.ignoringCase : pattern
  }

  private init(text: [Unicode.Scalar], reach: Reach) {
    self.text = text
    self.reach = reach
  }

  private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    position += 1
    return true
  }

  private mutating func choice(depth: Int) -> TextPattern? {
    guard depth < Self.depthLimit else { return nil }
    var parts: [TextPattern] = []
    repeat {
      guard let part = sequence(depth: depth) else { return nil }
      parts.append(part)
    } while take("|")
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence(depth: Int) -> TextPattern? {
    var parts: [TextPattern] = []
    // A whole match is anchored anyway.
    if depth == 0 { _ = take("^") }
    while let scalar = current, scalar != "|", scalar != ")" {
      if scalar == "$" {
        position += 1
        guard depth == 0, current == nil || current == "|" else { return nil }
        break
      }
      guard let atom = atom(depth: depth), let part = repeated(atom) else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom(depth: Int) -> TextPattern? {
    guard let scalar = current else { return nil }
    position += 1
    switch scalar {
    case "(":
      guard groupStart(), let inside = choice(depth: depth + 1), take(")") else { return nil }
      return inside
    case "[": return characterClass().map { .scalar($0) }
    case ".": return .scalar(ScalarSet("\n").complement)
    case "\\": return escape().map { .scalar($0) }
    case "*", "+", "?", "{", "^": return nil
    default: return .scalar(ScalarSet(scalar))
    }
  }

  /// Passes what may stand after `(`; false if it is not a plain group.
  private mutating func groupStart() -> Bool {
    guard take("?") else { return true }
    if take(":") { return true }
    _ = take("P")
    guard take("<"), let first = current, first != "=", first != "!" else { return false }
    while let scalar = current {
      position += 1
      if scalar == ">" { return true }
    }
    return false
  }

  private mutating func repeated(_ atom: TextPattern) -> TextPattern? {
    guard let scalar = current else { return atom }
    let least: Int
    var most: Int?
    switch scalar {
    case "*": least = 0
    case "+": least = 1
    case "?": (least, most) = (0, 1)
    case "{":
      guard let bounds = bounds() else { return nil }
      (least, most) = bounds
    default: return atom
    }
    if scalar != "{" { position += 1 }
    // Lazy takes the same texts as greedy; possessive does not.
    if !take("?"), current == "+" { return nil }
    if let next = current, "*+?{".unicodeScalars.contains(next) { return nil }
    return .repeated(atom, least: least, most: most)
  }

  /// `{2}`, `{2,}` or `{2,4}`.
  private mutating func bounds() -> (least: Int, most: Int?)? {
    position += 1
    guard let least = number() else { return nil }
    var most: Int? = least
    if take(",") { most = current == "}" ? nil : number() ?? -1 }
    guard take("}"), most.map({ $0 >= least }) ?? true else { return nil }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let scalar = current, ("0"..."9").contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return Int(digits)
  }

  // MARK: Classes

  private mutating func characterClass() -> ScalarSet? {
    let isNegated = take("^")
    // What is left out must be surely in the class to leave what perhaps matches, and vice versa.
    let outside = reach
    if isNegated { reach = reach == .tight ? .loose : .tight }
    defer { reach = outside }
    var set = ScalarSet.empty
    var isFirst = true
    while let scalar = current {
      position += 1
      if scalar == "]", !isFirst { return isNegated ? set.complement : set }
      isFirst = false
      // Nested classes and set operations are engines' extensions.
      if scalar == "[" || (scalar == "&" && current == "&") || (scalar == "-" && current == "-") {
        return nil
      }
      if scalar == "\\" {
        let isSet = current.map { "dwsDWS".unicodeScalars.contains($0) } ?? false
        guard let escaped = escape() else { return nil }
        guard !isSet, let low = escaped.only else {
          set = set.union(escaped)
          continue
        }
        guard let range = range(from: low) else { return nil }
        set = set.union(range)
      } else {
        guard let range = range(from: scalar) else { return nil }
        set = set.union(range)
      }
    }
    return nil
  }

  /// A scalar of a class, or the range that starts with it.
  private mutating func range(from low: Unicode.Scalar) -> ScalarSet? {
    guard current == "-", position + 1 < text.count, text[position + 1] != "]" else {
      return ScalarSet(low)
    }
    position += 1
    guard var high = current else { return nil }
    position += 1
    if high == "[" { return nil }
    if high == "\\" {
      guard let escaped = escape()?.only else { return nil }
      high = escaped
    }
    return low <= high ? ScalarSet(low...high) : nil
  }

  private mutating func escape() -> ScalarSet? {
    guard let scalar = current else { return nil }
    position += 1
    switch scalar {
    case "d": return wide(ScalarSet("0"..."9"))
    case "w": return wide(Self.word)
    case "s": return wide(ScalarSet(" \t\n\r\u{0B}\u{0C}"))
    case "D": return narrow(ScalarSet("0"..."9"))
    case "W": return narrow(Self.word)
    case "S": return narrow(ScalarSet(" \t\n\r\u{0B}\u{0C}"))
    case "t": return ScalarSet("\t" as Unicode.Scalar)
    case "n": return ScalarSet("\n" as Unicode.Scalar)
    case "r": return ScalarSet("\r" as Unicode.Scalar)
    case "x": return hexadecimal(2)
    case "u": return hexadecimal(4)
    default:
      let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isLetter ? nil : ScalarSet(scalar)
    }
  }

  private static let word = ScalarSet("a"..."z").union(ScalarSet("A"..."Z"))
    .union(ScalarSet("0"..."9")).union(ScalarSet("_" as Unicode.Scalar))

  private func wide(_ set: ScalarSet) -> ScalarSet {
    reach == .loose ? set.union(.nonASCII) : set
  }

  private func narrow(_ set: ScalarSet) -> ScalarSet {
    reach == .loose ? set.complement : set.union(.nonASCII).complement
  }

  private mutating func hexadecimal(_ count: Int) -> ScalarSet? {
    guard position + count <= text.count else { return nil }
    let digits = String(String.UnicodeScalarView(text[position..<(position + count)]))
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    position += count
    return ScalarSet(scalar)
  }
}

extension ScalarSet {
  /// The only scalar of a set of one.
  fileprivate var only: Unicode.Scalar? {
    guard ranges.count == 1, ranges[0].count == 1 else { return nil }
    return Unicode.Scalar(ranges[0].lowerBound)
  }
}
