import FlowModel
import Foundation

/// Where the lines of a text start.
struct LineTable: Sendable {
  private let starts: [Int]
  private let isText: Bool

  init(_ contents: Data) {
    isText =
      !contents.starts(with: Data("bplist".utf8)) && !contents.starts(with: [0xFE, 0xFF])
      && !contents.starts(with: [0xFF, 0xFE])
    var starts = [0]
    if isText {
      for (offset, byte) in contents.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// The place of an offset in bytes; the file's start where it is unknown or the file is binary.
  ///
  /// O(log *n*) in the number of lines.
  func location(_ offset: Int?, in file: String) -> SourceLocation {
    guard isText, let offset else { return SourceLocation(file: file, line: 1, column: 1) }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: file, line: low + 1, column: offset - starts[low] + 1)
  }
}
