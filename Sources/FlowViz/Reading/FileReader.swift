import FlowModel
import Foundation
import SwiftFacts
import SwiftFactsReader
import SystemClaims

/// Reads files, one at a time; what goes wrong becomes a notice.
struct FileReader {
  let way: FactsReader.Way
  /// The build settings around property lists, each file of them read once.
  let settings = BuildSettingsFinder()

  /// What one file gave.
  struct Result: Sendable {
    var facts: FileFacts?
    var storyboard: StoryboardFacts?
    /// The storyboards that an Info.plist names; `nil` for any other file.
    var mainStoryboards: [NamedMainStoryboard]?
    var lineCount = 0
    var claims: [Claim] = []
    var sitePaths: [Observation] = []
    var notices: [Notice] = []
  }

  /// Larger files are generated, hold no navigation, and their syntax trees would fill the memory.
  static let sizeLimit = 8 << 20

  func read(_ file: SourceFile) -> Result {
    switch file.content {
    case .unreadable(let reason):
      return Self.unread(file, "cannot be read: \(reason)")
    case .text(let text):
      guard file.size <= Self.sizeLimit else {
        return Self.tooLarge(file, lineCount: Self.lineCount(text.utf8))
      }
      // Sources in memory have no folder in which to look for build settings.
      return read(file, at: "/dev/null/\(file.path)", Data(text.utf8))
    case .disk(let path, let size):
      do {
        guard size <= Self.sizeLimit else {
          return Self.tooLarge(file, lineCount: try Self.lineCount(ofFile: path))
        }
        // Not mapped: a file that shrinks while it is mapped would end the process.
        return read(file, at: path, try Data(contentsOf: URL(fileURLWithPath: path)))
      } catch {
        return Self.unread(file, "cannot be read: \(error.localizedDescription)")
      }
    }
  }

  /// What a file of this content says.
  func read(_ file: SourceFile, at path: String, _ content: Data) -> Result {
    if file.isStoryboard {
      let storyboard = StoryboardReader.facts(of: content, path: file.path)
      let notices = Self.notices(of: storyboard.problems, in: file)
      return Result(storyboard: storyboard, notices: notices)
    }
    guard file.isSwift else { return claims(of: file, at: path, content) }
    let facts = FactsReader.facts(
      ofContent: content, path: file.path, way: way, hasLargeStack: true)
    return Result(
      facts: facts, lineCount: facts.lineCount, notices: Self.notices(of: facts.problems, in: file))
  }

  private static func notices(of problems: [Problem], in file: SourceFile) -> [Notice] {
    problems.map { problem in
      Notice(
        message: problem.message,
        location: SourceLocation(
          file: file.path, line: Int(problem.position.line),
          column: Int(problem.position.column)),
        kind: .unread)
    }
  }

  private func claims(of file: SourceFile, at path: String, _ content: Data) -> Result {
    let (claims, notices) = SystemClaims.read(
      file: path, relativePath: file.path, contents: content, finder: settings)
    let mains =
      SystemClaims.isInfoPropertyList(file.name)
      ? SystemClaims.mainStoryboards(
        file: path, relativePath: file.path, contents: content, finder: settings) : nil
    let sitePaths = SystemClaims.sitePaths(relativePath: file.path, contents: content)
    return Result(
      mainStoryboards: mains, claims: claims, sitePaths: sitePaths, notices: notices)
  }

  private static func unread(_ file: SourceFile, _ reason: String) -> Result {
    Result(notices: [
      Notice(
        message: "'\(file.path)' \(reason)",
        location: SourceLocation(file: file.path, line: 1, column: 1), kind: .unread)
    ])
  }

  private static func tooLarge(_ file: SourceFile, lineCount: Int) -> Result {
    var result = unread(
      file, "was left out: it has \(file.size >> 20) MB, more than \(sizeLimit >> 20) MB")
    if file.isSwift { result.lineCount = lineCount }
    return result
  }

  private static func lineCount(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(into: 0) { if $1 == 0x0A { $0 += 1 } }
  }

  private static func lineCount(ofFile path: String) throws -> Int {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    var count = 0
    while let chunk = try file.read(upToCount: 1 << 20), !chunk.isEmpty {
      count += chunk.withUnsafeBytes { lineCount($0) }
    }
    return count
  }
}
