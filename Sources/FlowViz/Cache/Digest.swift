/// The 128-bit MurmurHash3 of a sequence of byte strings.
///
/// It tells contents apart by accident, not by attack: a cache that its owner can write anyway needs
/// no more, and this is fast.
struct Digest: Hashable, Sendable {
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0

  init() {}

  init(_ bytes: UnsafeRawBufferPointer) {
    add(bytes)
  }

  /// Adds a string, so that the borders between strings count.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  mutating func add(_ other: Digest) {
    withUnsafeBytes(of: (other.high.littleEndian, other.low.littleEndian)) { add($0) }
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index + 16 <= bytes.count {
      mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)))
      index += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    for offset in index..<bytes.count {
      let shift = UInt64((offset - index) & 7) * 8
      if offset - index < 8 {
        tail.0 |= UInt64(bytes[offset]) << shift
      } else {
        tail.1 |= UInt64(bytes[offset]) << shift
      }
    }
    mix(tail.0, tail.1)
    finish(UInt64(bytes.count))
  }

  private mutating func mix(_ first: UInt64, _ second: UInt64) {
    high ^= Self.rotated(first &* Self.factors.0, 31) &* Self.factors.1
    high = (Self.rotated(high, 27) &+ low) &* 5 &+ 0x52DC_E729
    low ^= Self.rotated(second &* Self.factors.1, 33) &* Self.factors.0
    low = (Self.rotated(low, 31) &+ high) &* 5 &+ 0x3849_5AB5
  }

  private mutating func finish(_ count: UInt64) {
    high ^= count
    low ^= count
    high &+= low
    low &+= high
    high = Self.spread(high)
    low = Self.spread(low)
    high &+= low
    low &+= high
  }

  private static let factors: (UInt64, UInt64) = (0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F)

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }

  private static func spread(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value >> 33
    value &*= 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 33
    value &*= 0xC4CE_B9FE_1A85_EC53
    value ^= value >> 33
    return value
  }

  /// 32 hexadecimal digits.
  var text: String {
    [high, low].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
