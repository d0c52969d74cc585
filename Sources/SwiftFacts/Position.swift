/// A place within one file: 1-based line, 1-based column in UTF-8 bytes.
package struct Position: Hashable, Codable, Sendable, Comparable {
  package var line: Int32
  package var column: Int32

  package init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
