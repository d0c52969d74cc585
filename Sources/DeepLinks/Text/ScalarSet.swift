/// A set of Unicode scalars, as sorted ranges that neither touch nor overlap.
package struct ScalarSet: Hashable, Sendable {
  private(set) var ranges: [ClosedRange<UInt32>]

  private static let last: UInt32 = 0x10FFFF

  static let empty = ScalarSet(sorted: [])
  static let all = ScalarSet(sorted: [0...last])
  static let nonASCII = ScalarSet(sorted: [0x80...last])

  init(_ scalar: Unicode.Scalar) { ranges = [scalar.value...scalar.value] }

  package init(_ range: ClosedRange<Unicode.Scalar>) {
    ranges = [range.lowerBound.value...range.upperBound.value]
  }

  /// The scalars of a text.
  init(_ text: String) {
    self = text.unicodeScalars.reduce(into: .empty) { $0 = $0.union(ScalarSet($1)) }
  }

  private init(sorted: [ClosedRange<UInt32>]) { ranges = sorted }

  var isEmpty: Bool { ranges.isEmpty }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }

  /// O(*n* log *n*) in the number of ranges.
  package func union(_ other: ScalarSet) -> ScalarSet {
    var result: [ClosedRange<UInt32>] = []
    for range in (ranges + other.ranges).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, UInt64(last.upperBound) + 1 >= UInt64(range.lowerBound) {
        result[result.count - 1] =
          last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return ScalarSet(sorted: result)
  }

  /// O(*n*) in the number of ranges.
  var complement: ScalarSet {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next <= Self.last { result.append(next...Self.last) }
    return ScalarSet(sorted: result)
  }

  /// O(*n* + *m*) in the numbers of ranges.
  func intersection(_ other: ScalarSet) -> ScalarSet {
    var result: [ClosedRange<UInt32>] = []
    var left = 0
    var right = 0
    while left < ranges.count, right < other.ranges.count {
      let low = Swift.max(ranges[left].lowerBound, other.ranges[right].lowerBound)
      let high = Swift.min(ranges[left].upperBound, other.ranges[right].upperBound)
      if low <= high { result.append(low...high) }
      if ranges[left].upperBound < other.ranges[right].upperBound { left += 1 } else { right += 1 }
    }
    return ScalarSet(sorted: result)
  }

  func subtracting(_ other: ScalarSet) -> ScalarSet { intersection(other.complement) }

  /// The scalar that reads best: a letter or digit if there is one, no control character if
  /// possible.
  var telling: Unicode.Scalar? {
    let preferred: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x2D...0x2E, 0x5F...0x5F, 0x21...0x7E, 0xA1...0xD7FF,
      0...0xD7FF, 0xE000...Self.last,
    ]
    for range in preferred {
      if let hit = intersection(ScalarSet(sorted: [range])).ranges.first {
        return Unicode.Scalar(hit.lowerBound)
      }
    }
    return nil
  }

  /// The scalars that become one of these when they are lower-cased.
  ///
  /// Exact for ASCII; of larger scripts only what a set of a few scalars needs.
  var beforeLowercasing: ScalarSet {
    var result = self
    result = result.subtracting(Self.asciiUppercase)
    for offset in UInt32(0)..<26 {
      guard let lower = Unicode.Scalar(0x61 + offset), contains(lower),
        let upper = Unicode.Scalar(0x41 + offset)
      else { continue }
      result = result.union(ScalarSet(upper))
    }
    if let kelvin = Unicode.Scalar(0x212A as UInt32), contains("k") {
      result = result.union(ScalarSet(kelvin))
    }
    let other = intersection(.nonASCII)
    guard other.ranges.reduce(0, { $0 + $1.count }) <= 64 else { return result }
    for value in other.ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if scalar.properties.lowercaseMapping != String(scalar) {
        result = result.subtracting(ScalarSet(scalar))
      }
      let upper = scalar.properties.uppercaseMapping.unicodeScalars
      if let first = upper.first, upper.count == 1,
        first.properties.lowercaseMapping == String(scalar)
      {
        result = result.union(ScalarSet(first))
      }
    }
    return result
  }

  private static let asciiUppercase = ScalarSet("A"..."Z")
}
