/// Reads a binary property list (`bplist00`).
///
/// Every offset and count is checked against the file, so that a damaged file gives an error.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  /// How many values may be read: shared and cyclic references must not make a small file large.
  private static let valueLimit = 1_000_000

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Trailer {
    var offsetSize: Int
    var referenceSize: Int
    var count: Int
    var root: Int
    var table: Int
  }

  /// The file's outermost value.
  func root() throws(PropertyListError) -> PropertyListValue {
    guard bytes.count >= 40 else { throw Self.damaged }
    let start = bytes.count - 32
    let trailer = Trailer(
      offsetSize: Int(bytes[start + 6]), referenceSize: Int(bytes[start + 7]),
      count: try integer(at: start + 8, size: 8), root: try integer(at: start + 16, size: 8),
      table: try integer(at: start + 24, size: 8))
    guard (1...8).contains(trailer.offsetSize), (1...8).contains(trailer.referenceSize),
      trailer.count <= bytes.count, trailer.table <= start,
      trailer.count * trailer.offsetSize <= start - trailer.table
    else { throw Self.damaged }
    var budget = Self.valueLimit
    return try value(trailer.root, trailer, depth: 0, budget: &budget)
  }

  private func value(_ index: Int, _ trailer: Trailer, depth: Int, budget: inout Int)
    throws(PropertyListError) -> PropertyListValue
  {
    guard depth < PropertyListError.depthLimit else { throw .tooDeep }
    budget -= 1
    guard budget >= 0, index < trailer.count else { throw Self.damaged }
    let offset = try integer(
      at: trailer.table + index * trailer.offsetSize, size: trailer.offsetSize)
    guard offset < trailer.table else { throw Self.damaged }
    switch bytes[offset] >> 4 {
    case 0x5:
      let (count, start) = try count(at: offset)
      return .string(String(decoding: try slice(start, count), as: UTF8.self), offset: nil)
    case 0x6:
      let (count, start) = try count(at: offset)
      guard count <= bytes.count / 2 else { throw Self.damaged }
      let units = try Array(slice(start, count * 2))
      let text = (0..<count).map { UInt16(units[$0 * 2]) << 8 | UInt16(units[$0 * 2 + 1]) }
      return .string(String(decoding: text, as: UTF16.self), offset: nil)
    case 0xA, 0xB, 0xC:
      let (count, start) = try count(at: offset)
      let references = try references(start, count, trailer)
      var elements: [PropertyListValue] = []
      for reference in references {
        elements.append(try value(reference, trailer, depth: depth + 1, budget: &budget))
      }
      return .array(elements)
    case 0xD:
      let (count, start) = try count(at: offset)
      let keys = try references(start, count, trailer)
      let values = try references(start + count * trailer.referenceSize, count, trailer)
      var entries: [PropertyListValue.Entry] = []
      for (key, reference) in zip(keys, values) {
        let key = try value(key, trailer, depth: depth + 1, budget: &budget)
        guard case .string(let name, _) = key else { throw Self.damaged }
        entries.append(
          PropertyListValue.Entry(
            key: name, value: try value(reference, trailer, depth: depth + 1, budget: &budget)))
      }
      return .dictionary(entries)
    default:
      return .other
    }
  }

  /// The element count of the value at an offset, and where its elements start.
  private func count(at offset: Int) throws(PropertyListError) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1 else { throw Self.damaged }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard size <= 8 else { throw Self.damaged }
    let count = try integer(at: offset + 2, size: size)
    guard count <= bytes.count else { throw Self.damaged }
    return (count, offset + 2 + size)
  }

  private func references(_ start: Int, _ count: Int, _ trailer: Trailer)
    throws(PropertyListError) -> [Int]
  {
    guard count <= bytes.count else { throw Self.damaged }
    var references: [Int] = []
    for index in 0..<count {
      references.append(
        try integer(at: start + index * trailer.referenceSize, size: trailer.referenceSize))
    }
    return references
  }

  private func slice(_ start: Int, _ count: Int) throws(PropertyListError) -> ArraySlice<UInt8> {
    guard start >= 0, start <= bytes.count, count <= bytes.count - start else { throw Self.damaged }
    return bytes[start..<(start + count)]
  }

  /// A big-endian number that is no larger than any offset can be.
  private func integer(at start: Int, size: Int) throws(PropertyListError) -> Int {
    var result: UInt64 = 0
    for byte in try slice(start, size) { result = result << 8 | UInt64(byte) }
    guard result < UInt64(Int32.max) else { throw Self.damaged }
    return Int(result)
  }

  private static let damaged = PropertyListError(description: "the binary file is damaged")
}
