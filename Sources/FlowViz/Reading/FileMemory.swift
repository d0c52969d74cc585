import Foundation
import SwiftFactsReader

/// What files said when they were last read, so that only those are read again that changed.
struct FileMemory: Sendable {
  /// What is known of one file.
  struct Entry: Sendable {
    var result: FileReader.Result
    /// What the file looked like before it was read; `nil` if its content is to be asked.
    fileprivate var stamp: FileStamp?
    /// Of the content, `nil` for what does not depend on the content alone.
    fileprivate var digest: Digest?
    /// Whether the file was read anew because it changed.
    var isNew = true
  }

  /// By path relative to the root, which is all that facts know of a file's place.
  private let entries: [String: Entry]

  /// How many files were read anew the last time.
  var newCount: Int { entries.values.count(where: \.isNew) }

  init() { entries = [:] }

  init(_ entries: [String: Entry]) { self.entries = entries }

  /// What the file says, from memory if it is still the same.
  func read(_ file: SourceFile, by reader: FileReader) -> Entry {
    guard case .disk(let path, _) = file.content, file.isSwift || file.isStoryboard else {
      // Property lists also depend on build settings that lie elsewhere.
      return Entry(result: reader.read(file), isNew: false)
    }
    // Before the content is read: what changes meanwhile looks different the next time.
    let stamp = FileStamp(path)
    if let stamp, var known = entries[file.path], known.stamp == stamp {
      known.isNew = false
      return known
    }
    guard let content = try? Data(contentsOf: URL(fileURLWithPath: path)),
      content.count <= FileReader.sizeLimit
    else { return Entry(result: reader.read(file)) }
    let digest = content.withUnsafeBytes { Digest($0) }
    if var known = entries[file.path], known.digest == digest {
      known.stamp = stamp
      known.isNew = false
      return known
    }
    let result = reader.read(file, at: path, content)
    return Entry(result: result, stamp: stamp, digest: digest)
  }
}
