import Foundation

/// The SHA-256 digest of a text, as a content security policy names it.
///
/// Foundation has none on every system, and a page needs two of them.
enum ContentDigest {
  /// `sha256-` and the digest of the text's UTF-8 in Base64.
  static func source(_ text: String) -> String {
    let bytes = sha256(Array(text.utf8)).flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }

  /// FIPS 180-4, section 6.2.
  private static func sha256(_ message: [UInt8]) -> [UInt32] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let length = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
    }
    var state = initial
    var schedule = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: padded.count, by: 64) {
      for index in 0..<16 {
        let start = block + index * 4
        schedule[index] = padded[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<64 {
        schedule[index] =
          schedule[index - 16] &+ smallSigma(schedule[index - 15], 7, 18, 3)
          &+ schedule[index - 7] &+ smallSigma(schedule[index - 2], 17, 19, 10)
      }
      state = zip(state, rounds(schedule, from: state)).map { $0 &+ $1 }
    }
    return state
  }

  private static func rounds(_ schedule: [UInt32], from state: [UInt32]) -> [UInt32] {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let first = h &+ largeSigma(e, 6, 11, 25) &+ choice &+ constants[index] &+ schedule[index]
      let second = largeSigma(a, 2, 13, 22) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    return [a, b, c, d, e, f, g, h]
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func largeSigma(_ x: UInt32, _ i: UInt32, _ j: UInt32, _ k: UInt32) -> UInt32 {
    rotated(x, by: i) ^ rotated(x, by: j) ^ rotated(x, by: k)
  }

  private static func smallSigma(_ x: UInt32, _ i: UInt32, _ j: UInt32, _ k: UInt32) -> UInt32 {
    rotated(x, by: i) ^ rotated(x, by: j) ^ (x >> k)
  }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// The first 32 bits of the fractional part of a root.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  private static let constants = primes.map { fraction(cbrt(Double($0))) }
}
