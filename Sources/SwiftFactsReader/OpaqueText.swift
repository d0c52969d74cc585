/// Comments and plain string literals, as far as bytes alone tell them.
enum OpaqueText {
  /// Where the comment or the literal that begins here ends; `nil` if none does.
  ///
  /// A literal counts only if it ends on its line and interpolates nothing.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "\""):
      return endOfLiteral(bytes, start)
    case UInt8(ascii: "/") where start + 1 < bytes.count:
      if bytes[start + 1] == UInt8(ascii: "/") { return endOfLine(bytes, start) }
      if bytes[start + 1] == UInt8(ascii: "*") { return endOfBlock(bytes, start + 2) }
      return nil
    default:
      return nil
    }
  }

  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
    return index
  }

  private static func endOfBlock(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  private static func endOfLiteral(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count, !isLineBreak(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        return index + 1
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "(") else { return nil }
        index += 2
      default:
        index += 1
      }
    }
    return nil
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
