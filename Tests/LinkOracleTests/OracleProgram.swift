import Foundation
import TestSupport

/// A sample's `oracle`: its real code, with URLs in and landings out.
struct OracleProgram {
  enum Failure: Error {
    case doesNotBuild(String)
    case ends(status: Int32)
  }

  private let executable: String

  /// Builds the program, or finds it built.
  init(sample: String) throws {
    let scratch = "\(Repository.root)/.build/samples/\(sample)"
    let log = try Self.run(
      "/usr/bin/env",
      [
        "swift", "build", "--product", "oracle", "--package-path",
        "\(Repository.root)/samples/\(sample)", "--scratch-path", scratch,
      ])
    executable = "\(scratch)/debug/oracle"
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw Failure.doesNotBuild(log)
    }
  }

  /// What the real code says of each URL, in the order given.
  func answers<Answer: Decodable>(_ urls: [String], as type: Answer.Type) throws -> [Answer] {
    let input = urls.map { $0 + "\n" }.joined()
    return try Self.run(executable, [], input: input).split(separator: "\n").map {
      try JSONDecoder().decode(type, from: Data($0.utf8))
    }
  }

  /// Runs a program to its end; files stand for pipes, so that none can fill up.
  private static func run(_ path: String, _ words: [String], input: String = "") throws -> String {
    let folder = try TemporaryFolder(["in": input, "out": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder("in")))
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder("out")))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw process.terminationReason == .exit && !words.isEmpty
        ? Failure.doesNotBuild(try folder.text("out"))
        : Failure.ends(status: process.terminationStatus)
    }
    return try folder.text("out")
  }
}
