package import Foundation
package import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// Reads one Swift file into plain values.
///
/// It keeps no state between calls and may be called from many threads at once. Unless told that the
/// caller's stack is large, each call reads on a thread of its own, whose stack fits the file.
package enum FactsReader {
  /// How a file is read.
  ///
  /// All give the same facts; tests hold that.
  package enum Way: Sendable {
    /// By the quick reader where it is sure, else through SwiftSyntax.
    case quick
    /// Through SwiftSyntax, whatever it costs.
    case thorough
  }

  /// The stack that the quick reader may need, in bytes.
  package static let stackSize = 16 << 20

  package static func facts(
    ofSource source: String, path: String, way: Way = .quick
  ) -> FileFacts {
    var source = source
    return source.withUTF8 {
      facts(ofValid: $0, path: path, problems: [], way: way, hasLargeStack: false)
    }
  }

  /// Whether the quick reader is sure of the source.
  package static func isQuick(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { quickFacts(of: $0, path: "", hasLargeStack: false) != nil }
  }

  /// Reads the content of a file.
  ///
  /// Bytes that are no UTF-8 become replacement characters and a problem that names the first of
  /// them; columns count the repaired line.
  package static func facts(
    ofBytes bytes: [UInt8], path: String, way: Way = .quick
  ) -> FileFacts {
    bytes.withUnsafeBufferPointer {
      facts(ofUnchecked: $0, path: path, way: way, hasLargeStack: false)
    }
  }

  /// Reads the content of a file.
  ///
  /// - Parameter hasLargeStack: whether the thread has a stack of at least `stackSize`.
  package static func facts(
    ofContent content: Data, path: String, way: Way = .quick, hasLargeStack: Bool = false
  ) -> FileFacts {
    content.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      return facts(ofUnchecked: bytes, path: path, way: way, hasLargeStack: hasLargeStack)
    }
  }
}

extension FactsReader {
  private static func facts(
    ofUnchecked bytes: UnsafeBufferPointer<UInt8>, path: String, way: Way, hasLargeStack: Bool
  ) -> FileFacts {
    guard !isUTF16(bytes) else {
      let problem = Problem(
        message: "was left out: it is encoded in UTF-16; save it in UTF-8",
        position: Position(line: 1, column: 1))
      return FileFacts(path: path, problems: [problem])
    }
    var repaired = String(decoding: bytes, as: UTF8.self)
    return repaired.withUTF8 { utf8 in
      guard let offset = firstDifference(utf8, bytes) else {
        return facts(
          ofValid: utf8, path: path, problems: [], way: way, hasLargeStack: hasLargeStack)
      }
      let problem = Problem(
        message: "not UTF-8, read with replacement characters",
        position: LineTable(utf8).position(of: offset))
      return facts(
        ofValid: utf8, path: path, problems: [problem], way: way, hasLargeStack: hasLargeStack)
    }
  }

  /// Whether the bytes begin with UTF-16's mark, or with Swift written in it.
  private static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes.count % 2 == 0 else { return false }
    let first = (bytes[0], bytes[1])
    if first == (0xFF, 0xFE) || first == (0xFE, 0xFF) { return true }
    guard bytes.count >= 16, bytes[0] == 0 || bytes[1] == 0 else { return false }
    let zeros = bytes[0] == 0 ? 0 : 1
    return (0..<8).allSatisfy { bytes[$0 * 2 + zeros] == 0 && bytes[$0 * 2 + 1 - zeros] != 0 }
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
    ofValid utf8: UnsafeBufferPointer<UInt8>, path: String, problems: [Problem], way: Way,
    hasLargeStack: Bool
  ) -> FileFacts {
    var facts = declarations(
      in: utf8, path: path, problems: problems, way: way, hasLargeStack: hasLargeStack)
    facts.conditionals = ConditionalRegions(utf8).read()
    return facts
  }

  /// All but what the text alone says.
  private static func declarations(
    in utf8: UnsafeBufferPointer<UInt8>, path: String, problems: [Problem], way: Way,
    hasLargeStack: Bool
  ) -> FileFacts {
    if way == .quick, problems.isEmpty,
      let facts = quickFacts(of: utf8, path: path, hasLargeStack: hasLargeStack)
    {
      return facts
    }
    let lines = LineTable(utf8)
    if let refusal = refusal(of: utf8, path: path) {
      let problem = Problem(message: refusal, position: Position(line: 1, column: 1))
      return FileFacts(path: path, lineCount: lines.lineCount, problems: problems + [problem])
    }
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
      facts.urlLiterals.sort { $0.position < $1.position }
      facts.suspensions.sort()
      facts.directives = DirectiveReader(bytes: utf8, lines: lines, tree: tree).read()
      facts.problems = problems + SyntaxProblems(lines: lines).find(in: tree) + facts.problems
      return facts
    }
  }

  /// The facts from the quick reader; `nil` where only SwiftSyntax will do.
  ///
  /// What a directive is about is found in the syntax tree.
  private static func quickFacts(
    of utf8: UnsafeBufferPointer<UInt8>, path: String, hasLargeStack: Bool
  ) -> FileFacts? {
    guard !DirectiveReader.holdsMark(utf8) else { return nil }
    guard !hasLargeStack else { return QuickReader.facts(of: utf8, path: path) }
    return StackThread.run(stackSize: stackSize) { QuickReader.facts(of: utf8, path: path) }
  }

  /// Why a file is not read at all: SwiftSyntax would need too long for it.
  ///
  /// The quick reader decides, however the file would be read, so that all ways give the same.
  private static func refusal(of utf8: UnsafeBufferPointer<UInt8>, path: String) -> String? {
    let isLarge = utf8.count > thoroughLimit
    guard isLarge || RereadEstimate(utf8).isHopeless,
      quickFacts(of: utf8, path: path, hasLargeStack: false) == nil
    else { return nil }
    return isLarge
      ? "was left out: it has more than \(thoroughLimit >> 20) MB, and something in it is damaged "
        + "or rare"
      : "was left out: it is damaged or nests too deeply; check that its braces are balanced"
  }

  /// Larger files are generated, and plain; what SwiftSyntax must read of them takes seconds.
  private static let thoroughLimit = 2 << 20

  /// The stack that the parser may need, in bytes; `nil` where no stack is enough.
  ///
  /// A level takes at most 26 KB, that of nested generic arguments.
  private static func stackSize(for nesting: NestingEstimate) -> Int? {
    let needed = nesting.levels * 32_768
    guard !nesting.isHopeless, needed <= 1 << 30 else { return nil }
    return max(needed, 16 << 20)
  }
}
