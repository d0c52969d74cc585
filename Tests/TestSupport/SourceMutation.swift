/// Small damage to a source, such as hands and merges do.
package enum SourceMutation {
  private static let words = [
    "{", "}", "(", ")", "[", "]", ".", ",", ":", ";", "\n", " ", "?", "!", "<", ">", "=", "==",
    "&", "->", "in", "let", "case", "var", "@", "#", "\"", "\\", "_", "if", "else", "try",
    "await", "func", "x", "1", "/", "-", "as", "is", "#if A\n", "#endif\n", "#else\n", "self",
    "init", "default", "class", "some", "async", "throws", "&&", "*", "\t", "where", "get",
  ]

  package static func mutated(_ source: String, using random: inout SeededRandom) -> String {
    var bytes = Array(source.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard !bytes.isEmpty else { return "" }
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
        bytes.removeSubrange(place..<end)
      case 1:
        bytes.insert(contentsOf: word(using: &random).utf8, at: place)
      case 2:
        bytes.insert(contentsOf: " \(word(using: &random)) ".utf8, at: place)
      case 3:
        let end = bytes[place...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? bytes.count
        bytes.removeSubrange(place..<end)
      case 4:
        bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
      default:
        if let lineBreak = bytes[place...].firstIndex(of: 0x0A) { bytes.remove(at: lineBreak) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Coarser damage: cut off, spliced with another source, said twice, or nested deeply.
  package static func mangled(
    _ source: String, with other: String, using random: inout SeededRandom
  ) -> String {
    let bytes = Array(source.utf8)
    let others = Array(other.utf8)
    guard !bytes.isEmpty, !others.isEmpty else { return other }
    let place = Int.random(in: bytes.indices, using: &random)
    let result: [UInt8]
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      result = Array(bytes[..<place])
    case 1:
      result = Array(bytes[..<place] + others[Int.random(in: others.indices, using: &random)...])
    case 2:
      result = Array(bytes[..<place] + others + bytes[place...])
    case 3:
      result = bytes + bytes[place...]
    default:
      let (open, close) = nestings[Int.random(in: nestings.indices, using: &random)]
      let depth = 1 << Int.random(in: 1...14, using: &random)
      let isClosed = Bool.random(using: &random)
      let nested =
        String(repeating: open, count: depth) + "x"
        + (isClosed ? String(repeating: close, count: depth) : "")
      result = Array(bytes[..<place] + nested.utf8 + bytes[place...])
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let nestings = [
    ("(", ")"), ("[", "]"), ("{ ", " }"), ("a.b { ", " }"), ("if x { ", " }"), ("f(", ")"),
    ("struct S { ", " }"), ("switch x { case .a: ", " }"), ("!", ""), ("x ? y : ", ""),
    ("\"\\(", ")\""), ("/*", "*/"), ("Array<", ">"), (".a(.b", ")"), ("#if A\n", "\n#endif\n"),
    ("x.map { $0.y ", "}"), ("&& a ", ""), ("a = ", ""), (".z()", ""), ("case let .a(", ")"),
  ]

  private static func word(using random: inout SeededRandom) -> String {
    words[Int.random(in: words.indices, using: &random)]
  }
}
