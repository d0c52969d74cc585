/// How much of a source SwiftSyntax's parser would read again and again, told from its bytes alone.
///
/// The parser looks ahead without remembering what it saw: over the rest of a block wherever a
/// condition opens one, over nested `#if` and the arguments of attributes, and, in search of the next
/// declaration, over statements that stand among a type's members. Each takes the square of what is
/// looked at, and more.
struct RereadEstimate: Sendable {
  /// The most `#if` that may be open at once; real code has six.
  private static let conditionalLimit = 100
  /// The most attributes that may stand in each other's arguments; real code has two.
  private static let attributeLimit = 200
  /// How many blocks around a byte cost nothing worth counting; real code has 20.
  private static let ordinaryDepth = 24
  /// How many brackets around a sign among members make it no statement's; deeper ones are damage.
  private static let ordinaryBrackets = 8
  /// The parser descends no deeper.
  private static let parserDepth = 256
  /// The most bytes that are looked at once more for a block around them.
  private static let blockLimit = 400_000
  /// The most that statements among members may cost: 250 in a row, squared.
  private static let strayLimit = 62_500

  /// What a brace opened.
  private enum Block {
    case members, code
  }

  private var blocks: [Block] = []
  /// What the next brace opens, after the latest keyword.
  private var next = Block.code
  private var blockCost = 0
  private var conditionals = 0
  private var mostConditionals = 0
  /// For each open parenthesis, whether it opened an attribute's arguments.
  private var parentheses: [Bool] = []
  private var attributes = 0
  private var mostAttributes = 0
  private var isAfterAttribute = false
  /// Signs of statements among members since the latest declaration.
  private var strays = 0
  /// Commas among members since then; a `case` may have many.
  private var commas = 0
  private var strayCost = 0
  /// How many parentheses and square brackets are open in the innermost block.
  private var brackets = 0

  /// Whether the parser would need seconds or more.
  var isHopeless: Bool {
    mostConditionals > Self.conditionalLimit || mostAttributes > Self.attributeLimit
      || blockCost > Self.blockLimit || strayCost + stretchCost > Self.strayLimit
  }

  /// Takes linear time.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      if let end = OpaqueText.end(in: bytes, from: index) {
        index = end
        continue
      }
      let byte = bytes[index]
      guard Self.isWord(byte) else {
        count(byte)
        isAfterAttribute = false
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      count(
        word: UnsafeBufferPointer(rebasing: bytes[start..<index]),
        after: start > 0 ? bytes[start - 1] : 0)
    }
  }

  private mutating func count(_ byte: UInt8) {
    if blocks.count > Self.ordinaryDepth {
      blockCost += min(blocks.count, Self.parserDepth) - Self.ordinaryDepth
    }
    switch byte {
    case UInt8(ascii: "{"):
      blocks.append(next)
      next = .code
      brackets = 0
    case UInt8(ascii: "}"):
      _ = blocks.popLast()
      next = .code
      brackets = 0
    case UInt8(ascii: "("):
      noteStray()
      brackets += 1
      parentheses.append(isAfterAttribute)
      if isAfterAttribute { attributes += 1 }
      mostAttributes = max(mostAttributes, attributes)
    case UInt8(ascii: "["):
      noteStray()
      brackets += 1
    case UInt8(ascii: ")"):
      brackets = max(0, brackets - 1)
      if parentheses.popLast() == true { attributes -= 1 }
    case UInt8(ascii: "]"):
      brackets = max(0, brackets - 1)
    case UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: ":"):
      noteStray()
    case UInt8(ascii: ","):
      if brackets == 0, blocks.last == .members { commas += 1 }
    default:
      break
    }
  }

  private mutating func noteStray() {
    let isAtTop = brackets == 0 || brackets > Self.ordinaryBrackets
    if isAtTop, blocks.last == .members { strays += 1 }
  }

  private mutating func count(word: UnsafeBufferPointer<UInt8>, after previous: UInt8) {
    if blocks.count > Self.ordinaryDepth {
      blockCost += word.count * (min(blocks.count, Self.parserDepth) - Self.ordinaryDepth)
    }
    isAfterAttribute = previous == UInt8(ascii: "@")
    // No keyword is shorter than `if` or longer than `precedencegroup`.
    guard (2...15).contains(word.count), previous != UInt8(ascii: ".") else { return }
    switch String(decoding: word, as: UTF8.self) {
    case "if" where previous == UInt8(ascii: "#"):
      conditionals += 1
      mostConditionals = max(mostConditionals, conditionals)
    case "endif" where previous == UInt8(ascii: "#"):
      conditionals = max(0, conditionals - 1)
    case "class", "struct", "enum", "extension", "protocol", "actor":
      next = .members
      declare()
    case "func", "var", "let", "init", "deinit", "subscript", "case", "import", "typealias",
      "associatedtype", "macro", "operator", "precedencegroup":
      next = .code
      declare()
    case "if", "for", "while", "switch", "guard", "do", "else", "catch", "defer", "repeat":
      next = .code
    default:
      break
    }
  }

  private mutating func declare() {
    guard brackets <= Self.ordinaryBrackets else { return }
    strayCost += stretchCost
    strays = 0
    commas = 0
  }

  /// What the text since the latest declaration costs.
  private var stretchCost: Int {
    let signs = strays + commas / 12
    return signs * signs
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
