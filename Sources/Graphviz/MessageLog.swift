internal import CGraphviz
import Synchronization

/// The messages of Graphviz, caught instead of printed.
///
/// Graphviz hands them over in pieces (`Warning`, `: `, the text) and gives its handler no pointer
/// of ours, so they collect in one place for the whole process. `Graphviz` uses it under its lock.
enum MessageLog {
  private static let collected = Mutex<[UInt8]>([])

  /// Starts with an empty log and makes Graphviz forget earlier errors.
  static func start() {
    collected.withLock { $0.removeAll() }
    cgraphviz_set_message_handler { piece in
      guard let piece else { return 0 }
      let bytes = UnsafeRawBufferPointer(start: piece, count: strlen(piece))
      MessageLog.collected.withLock { $0.append(contentsOf: bytes) }
      return 0
    }
  }

  /// What came in since the start, a message a line, without repetitions.
  static func take() -> [String] {
    let bytes = collected.withLock { bytes in
      defer { bytes.removeAll() }
      return bytes
    }
    var seen: Set<String> = []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { String($0).trimmed }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
