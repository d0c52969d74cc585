package import Foundation
package import SwiftFacts
internal import SwiftParser
internal import SwiftSyntax

/// Reads one Swift file into plain values.
///
/// It keeps no state between calls and may be called from many threads at once.
package enum SwiftFactsReader {
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

extension SwiftFactsReader {
  private static func facts(ofUnchecked bytes: UnsafeBufferPointer<UInt8>, path: String)
    -> FileFacts
  {
    var repaired = String(decoding: bytes, as: UTF8.self)
    return repaired.withUTF8 { utf8 in
      guard !utf8.elementsEqual(bytes) else {
        return facts(ofValid: utf8, path: path, problems: [])
      }
      let firstDifference = zip(utf8, bytes).enumerated().first { $1.0 != $1.1 }?.offset
      let offset = firstDifference ?? min(utf8.count, bytes.count)
      let problem = Problem(
        message: "not UTF-8, read with replacement characters",
        position: LineTable(utf8).position(of: offset))
      return facts(ofValid: utf8, path: path, problems: [problem])
    }
  }

  private static func facts(
    ofValid utf8: UnsafeBufferPointer<UInt8>, path: String, problems: [Problem]
  ) -> FileFacts {
    let lines = LineTable(utf8)
    let tree = Parser.parse(source: utf8)
    let lowering = Lowering(lines: lines, path: path)
    lowering.facts.problems = problems
    lowering.lowerFile(tree)
    var facts = lowering.facts
    facts.lineCount = lines.lineCount
    return facts
  }
}
