package import Foundation
package import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// Reads one Swift file into plain values.
///
/// It keeps no state between calls and may be called from many threads at once. Each call reads on
/// a thread of its own, whose stack fits the file.
package enum FactsReader {
  package static func facts(ofSource source: String, path: String) -> FileFacts {
    var source = source
    return source.withUTF8 { facts(ofValid: $0, path: path, problems: []) }
  }

  /// Reads the content of a file.
  ///
  /// Bytes that are no UTF-8 become replacement characters and a problem that names the first of
  /// them; columns count the repaired line.
  package static func facts(ofBytes bytes: [UInt8], path: String) -> FileFacts {
    bytes.withUnsafeBufferPointer { facts(ofUnchecked: $0, path: path) }
  }

  package static func facts(ofContent content: Data, path: String) -> FileFacts {
    content.withUnsafeBytes { facts(ofUnchecked: $0.bindMemory(to: UInt8.self), path: path) }
  }
}

extension FactsReader {
  private static func facts(
    ofUnchecked bytes: UnsafeBufferPointer<UInt8>, path: String
  ) -> FileFacts {
    var repaired = String(decoding: bytes, as: UTF8.self)
    return repaired.withUTF8 { utf8 in
      guard let offset = firstDifference(utf8, bytes) else {
        return facts(ofValid: utf8, path: path, problems: [])
      }
      let problem = Problem(
        message: "not UTF-8, read with replacement characters",
        position: LineTable(utf8).position(of: offset))
      return facts(ofValid: utf8, path: path, problems: [problem])
    }
  }

  private static func firstDifference(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let count = left.count
    if count == right.count, let left = left.baseAddress, let right = right.baseAddress,
      memcmp(left, right, count) == 0
    {
      return nil
    }
    let common = min(left.count, right.count)
    return (0..<common).first { left[$0] != right[$0] }
      ?? (left.count == right.count ? nil : common)
  }

  private static func facts(
    ofValid utf8: UnsafeBufferPointer<UInt8>, path: String, problems: [Problem]
  ) -> FileFacts {
    let lines = LineTable(utf8)
    let nesting = NestingEstimate(utf8)
    guard let stackSize = stackSize(for: nesting) else {
      let problem = Problem(
        message: "nested too deeply to be read", position: Position(line: 1, column: 1))
      return FileFacts(path: path, lineCount: lines.lineCount, problems: problems + [problem])
    }
    return StackThread.run(stackSize: stackSize) {
      let tree = Parser.parse(source: utf8)
      let lowering = Lowering(lines: lines, path: path)
      lowering.lowerFile(tree)
      var facts = lowering.facts
      facts.lineCount = lines.lineCount
      facts.directives = DirectiveReader(bytes: utf8, lines: lines, tree: tree).read()
      facts.problems = problems + SyntaxProblems(lines: lines).find(in: tree) + facts.problems
      return facts
    }
  }

  /// The stack that the parser may need, in bytes; `nil` where no stack is enough.
  ///
  /// A level takes at most 26 KB, that of nested generic arguments.
  private static func stackSize(for nesting: NestingEstimate) -> Int? {
    let needed = nesting.levels * 32_768
    guard !nesting.isHopeless, needed <= 1 << 30 else { return nil }
    return max(needed, 16 << 20)
  }
}
