import Foundation

/// The lines of a project's files, for reports that quote them; each file is read once.
final class SourceLines: @unchecked Sendable {
  private let root: String
  /// Guards `files`, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var files: [String: [String]] = [:]

  init(root: String) {
    self.root = root
  }

  /// A line, counted from 1, without its line break; `nil` where there is none.
  func line(_ file: String, _ number: Int) -> String? {
    let lines = lock.withLock {
      let lines = files[file] ?? read(file)
      files[file] = lines
      return lines
    }
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// Only files below the root: an export may name any path.
  private func read(_ file: String) -> [String] {
    guard !file.hasPrefix("/"), !file.split(separator: "/").contains(".."),
      let data = try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file)"))
    else { return [] }
    return data.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
    }
  }
}
