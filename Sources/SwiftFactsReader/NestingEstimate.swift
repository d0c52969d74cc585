/// How deeply a source may nest, told from its bytes alone.
///
/// The parser descends once for each level, and it bounds only some kinds of nesting. An estimate
/// beforehand keeps a strange file from exhausting the stack. It errs on the high side: strings and
/// comments count as code.
struct NestingEstimate: Sendable {
  /// An upper bound for the levels that the parser descends.
  private(set) var levels = 0
  /// Whether the parser would need forever: its look-ahead for array types doubles with each level,
  /// its cost of nested interpolations grows with their square.
  private(set) var isHopeless = false

  /// The most `[` that may be open at once in text that can be a type; real code has five.
  private static let arrayLimit = 14
  private static let interpolationLimit = 500

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var brackets = Peak()
    var angles = Peak()
    var arrays = Peak()
    var words = Peak()
    var forms = 0
    var isAfterWord = false
    var previous = UInt8(ascii: "\n")
    for byte in bytes {
      let kind = Self.kinds[Int(byte)]
      if kind == .word {
        // `try await try …`: each word wraps what follows.
        if Self.kinds[Int(previous)] != .word {
          if isAfterWord { words.rise() } else { words.reset() }
        }
        isAfterWord = true
        if byte == UInt8(ascii: "e"), previous == UInt8(ascii: "s") { forms += 1 }  // `else`
        if byte < UInt8(ascii: "A") { arrays.reset() }
      } else if kind != .blank {
        if kind != .mark { isAfterWord = false }
        switch byte {
        case UInt8(ascii: "("):
          brackets.rise()
          if previous == UInt8(ascii: "\\"), brackets.current > Self.interpolationLimit {
            isHopeless = true
          }
        case UInt8(ascii: "["):
          brackets.rise()
          arrays.rise()
        case UInt8(ascii: "]"):
          brackets.fall()
          arrays.fall()
        case UInt8(ascii: ")"): brackets.fall()
        case UInt8(ascii: "{"), UInt8(ascii: "}"):
          if byte == UInt8(ascii: "{") { brackets.rise() } else { brackets.fall() }
          angles.reset()
          arrays.reset()
        case UInt8(ascii: "<"): angles.rise()
        case UInt8(ascii: ">"):
          if previous == UInt8(ascii: "-") { forms += 1 } else { angles.fall() }
        case UInt8(ascii: "?"), UInt8(ascii: "#"): forms += 1
        case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: ";"): arrays.reset()
        default: break
        }
      }
      previous = byte
    }
    levels = brackets.highest + angles.highest + words.highest + forms
    isHopeless = isHopeless || arrays.highest > Self.arrayLimit
  }
}

/// A counter that remembers its highest value.
private struct Peak {
  private(set) var current = 0
  private(set) var highest = 0

  mutating func rise() {
    current += 1
    if current > highest { highest = current }
  }

  mutating func fall() { current = max(0, current - 1) }
  mutating func reset() { current = 0 }
}

extension NestingEstimate {
  private enum ByteKind: UInt8 {
    case word, blank, mark, other
  }

  private static let kinds: [ByteKind] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      .word
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): .blank
    case UInt8(ascii: "?"), UInt8(ascii: "!"): .mark
    default: .other
    }
  }
}
