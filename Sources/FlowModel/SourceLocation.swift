/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Codable, Comparable {
  /// Path relative to the project's root, with `/` between its parts.
  public var file: String
  /// 1-based line.
  public var line: Int
  /// 1-based column, counted in UTF-8 bytes.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file, then line, then column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as compilers write it.
  public var description: String { "\(file):\(line):\(column)" }
}
