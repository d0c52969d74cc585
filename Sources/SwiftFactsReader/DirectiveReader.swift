internal import SwiftFacts
internal import SwiftSyntax

/// Finds the comments that speak to the tool, and what each of them is about.
struct DirectiveReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: LineTable
  let tree: SourceFileSyntax

  /// All directives, in source order; linear in the size of the file.
  func read() -> [Directive] {
    var directives: [Directive] = []
    var offset = 0
    while let found = nextMark(from: offset) {
      offset = found + Self.mark.count
      if let comment = commentStart(before: found), let directive = directive(found, comment) {
        directives.append(directive)
      }
    }
    return directives
  }

  private static let mark = Array("flowviz:".utf8)

  /// Whether the bytes hold what every directive begins with.
  static func holdsMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 7
    while index < bytes.count {
      // The colon at the end is rarer than the letters.
      if bytes[index] == UInt8(ascii: ":"), bytes[(index - 7)...].starts(with: mark) {
        return true
      }
      index += 1
    }
    return false
  }

  /// Where the next mark stands, whatever surrounds it.
  private func nextMark(from start: Int) -> Int? {
    var index = start
    let end = bytes.count - Self.mark.count
    while index <= end {
      if bytes[index] == Self.mark[0], bytes[index...].starts(with: Self.mark) { return index }
      index += 1
    }
    return nil
  }

  /// Where the `//` right before the mark begins.
  private func commentStart(before mark: Int) -> Int? {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var start = mark
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    let slashesEnd = start
    while start > 0, bytes[start - 1] == UInt8(ascii: "/") { start -= 1 }
    return slashesEnd - start >= 2 ? start : nil
  }

  private func directive(_ mark: Int, _ comment: Int) -> Directive? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: comment)) else { return nil }
    let textStart = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let isBefore = comment < textStart
    // Within the token itself it is a part of a string.
    guard isBefore || comment >= token.endPositionBeforeTrailingTrivia.utf8Offset else {
      return nil
    }
    let isLineBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let content = bytes[(mark + Self.mark.count)...].prefix { !isLineBreak($0) }
    let words = String(decoding: content, as: UTF8.self)
      .split(maxSplits: 1, omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }
    guard let name = words.first, !content.isEmpty, content.first != UInt8(ascii: " ") else {
      return nil
    }
    let text = words.count > 1 ? words[1].trimmed : ""
    let position = lines.position(of: comment)
    let line = Int(position.line)
    let target =
      name.hasSuffix(":this")
      ? line...line
      : isBefore ? DirectiveTarget(lines).after(token) : DirectiveTarget(lines).around(token, line)
    return Directive(
      name: String(name), text: text, position: position, firstLine: target.lowerBound,
      lastLine: target.upperBound)
  }
}

extension Substring {
  /// Without the blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
