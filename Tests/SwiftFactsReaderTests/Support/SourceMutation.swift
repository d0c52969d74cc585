import TestSupport

/// Small damage to a source, such as hands and merges do.
enum SourceMutation {
  private static let words = [
    "{", "}", "(", ")", "[", "]", ".", ",", ":", ";", "\n", " ", "?", "!", "<", ">", "=", "==",
    "&", "->", "in", "let", "case", "var", "@", "#", "\"", "\\", "_", "if", "else", "try",
    "await", "func", "x", "1", "/", "-", "as", "is", "#if A\n", "#endif\n", "#else\n", "self",
    "init", "default", "class", "some", "async", "throws", "&&", "*", "\t", "where", "get",
  ]

  static func mutated(_ source: String, using random: inout SeededRandom) -> String {
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

  private static func word(using random: inout SeededRandom) -> String {
    words[Int.random(in: words.indices, using: &random)]
  }
}
