internal import SwiftFacts

/// The offsets at which the lines of a source begin.
///
/// A line ends with `\n`, `\r\n` or a lone `\r`, as it does for the compiler.
struct LineTable: Sendable {
  private let starts: [Int]
  let lineCount: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
    let endsWithBreak = starts[starts.count - 1] == bytes.count
    lineCount = endsWithBreak ? starts.count - 1 : starts.count
  }

  /// The place of a byte, in logarithmic time.
  func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }
}
