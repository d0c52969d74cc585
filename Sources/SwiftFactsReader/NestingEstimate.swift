/// How deeply a source may nest, told from its bytes alone.
///
/// The parser descends once for each level, and it bounds only some kinds of nesting. An estimate
/// beforehand keeps a strange file from exhausting the stack. It errs on the high side.
struct NestingEstimate: Sendable {
  /// The most `[` that may be open at once in text that can be a type; real code has five.
  static let arrayLimit = 14
  private static let interpolationLimit = 500
  /// The most generic arguments that may be open at once; real code has six.
  static let genericLimit = 100
  /// The most `(` and `[` between two braces that are never closed; code as it is typed has a few.
  static let unclosedLimit = 40

  private var brackets = Peak()
  private var angles = Peak()
  private var arrays = Peak()
  /// Generic arguments; what `angles` counts are comparisons too.
  private var generics = Peak()
  /// What was opened since the last brace.
  private var openSinceBrace = Peak()
  /// The most that was open where a brace closed.
  private var unclosed = 0
  private var words = Peak()
  /// How many of the forms there are that nest without brackets: `else if`, `a ? b : c`, `A?`,
  /// `A -> B`, `#if`.
  private var forms = 0
  private var hasDeepInterpolation = false

  /// An upper bound for the levels that the parser descends.
  var levels: Int { brackets.highest + angles.highest + words.highest + forms }

  /// Whether the parser would need forever.
  ///
  /// Its look-ahead for array types takes twice as long with each level; nested interpolations and
  /// generic arguments take the square of their number, brackets that nobody closes the cube.
  var isHopeless: Bool {
    hasDeepInterpolation || arrays.highest > Self.arrayLimit
      || generics.highest > Self.genericLimit || unclosed > Self.unclosedLimit
  }

  /// Takes linear time.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var previous = UInt8(ascii: "\n")
    var isAfterWord = false
    while index < bytes.count {
      let byte = bytes[index]
      switch ByteKind.of[Int(byte)] {
      case .blank:
        break
      case .word:
        if ByteKind.of[Int(previous)] != .word {
          // `try await try …`: each word wraps what follows.
          if isAfterWord { words.rise() } else { words.reset() }
          if byte < UInt8(ascii: "A") { arrays.reset() }  // A number is no type.
        } else if byte == UInt8(ascii: "e"), previous == UInt8(ascii: "s") {
          forms += 1  // The end of `else`.
        }
        isAfterWord = true
      case .other:
        if byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") { isAfterWord = false }
        if let end = OpaqueText.end(in: bytes, from: index) {
          arrays.reset()
          index = end
          previous = UInt8(ascii: " ")
          continue
        }
        count(byte, after: previous, before: index + 1 < bytes.count ? bytes[index + 1] : 0)
      }
      previous = byte
      index += 1
    }
    unclosed = max(unclosed, openSinceBrace.current)
  }

  private mutating func count(_ byte: UInt8, after previous: UInt8, before next: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      brackets.rise()
      openSinceBrace.rise()
      if previous == UInt8(ascii: "\\"), brackets.current > Self.interpolationLimit {
        hasDeepInterpolation = true
      }
    case UInt8(ascii: ")"):
      brackets.fall()
      openSinceBrace.fall()
    case UInt8(ascii: "["):
      brackets.rise()
      openSinceBrace.rise()
      arrays.rise()
    case UInt8(ascii: "]"):
      brackets.fall()
      openSinceBrace.fall()
      arrays.fall()
    case UInt8(ascii: "{"):
      brackets.rise()
      openSinceBrace.reset()
      angles.reset()
      generics.reset()
      arrays.reset()
    case UInt8(ascii: "}"):
      brackets.fall()
      unclosed = max(unclosed, openSinceBrace.current)
      openSinceBrace.reset()
      angles.reset()
      generics.reset()
      arrays.reset()
    case UInt8(ascii: "<"):
      angles.rise()
      if opensGenerics(after: previous, before: next) { generics.rise() }
    case UInt8(ascii: ">"):
      if previous == UInt8(ascii: "-") {
        forms += 1
      } else {
        angles.fall()
        generics.fall()
      }
    case UInt8(ascii: "?"), UInt8(ascii: "#"):
      forms += 1
    case UInt8(ascii: "="), UInt8(ascii: ";"):
      arrays.reset()
    default:
      break
    }
  }
}

/// Whether a `<` can begin generic arguments: it is no comparison between blanks, no `..<`, `<=` or
/// `<<`.
private func opensGenerics(after previous: UInt8, before next: UInt8) -> Bool {
  if next == UInt8(ascii: "=") || next == UInt8(ascii: "<") { return false }
  return switch ByteKind.of[Int(previous)] {
  case .word: true
  case .blank: ByteKind.of[Int(next)] != .blank
  case .other: false
  }
}

/// A counter that remembers its highest value.
private struct Peak: Sendable {
  private(set) var current = 0
  private(set) var highest = 0

  mutating func rise() {
    current += 1
    if current > highest { highest = current }
  }

  mutating func fall() { current = max(0, current - 1) }
  mutating func reset() { current = 0 }
}

private enum ByteKind: UInt8 {
  case word, blank, other

  static let of: [ByteKind] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      .word
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): .blank
    default: .other
    }
  }
}
