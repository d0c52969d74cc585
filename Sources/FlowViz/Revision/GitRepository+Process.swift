import Foundation

extension GitRepository {
  /// What a run of git gave.
  struct Result {
    let status: Int32
    let output: Data
    /// In one line.
    let error: String
  }

  /// Runs git to its end.
  ///
  /// Input and output go through files: two pipes would wait for each other.
  static func git(
    _ arguments: [String], in folder: String, input: Data = Data()
  ) throws(RevisionError) -> Result {
    guard let program = program() else { throw .noGit }
    let scratch = try ScratchFolder()
    do {
      let files = ["in", "out", "err"].map { URL(fileURLWithPath: "\(scratch.path)/\($0)") }
      try input.write(to: files[0])
      for file in files.dropFirst() { try Data().write(to: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = safeguards + ["-C", folder] + arguments
      process.environment = environment
      process.standardInput = try FileHandle(forReadingFrom: files[0])
      process.standardOutput = try FileHandle(forWritingTo: files[1])
      process.standardError = try FileHandle(forWritingTo: files[2])
      try process.run()
      process.waitUntilExit()
      let error = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
      return Result(
        status: process.terminationStatus, output: try Data(contentsOf: files[1]),
        error: error.split(separator: "\n").joined(separator: " "))
    } catch {
      throw .gitFailed(reason: error.localizedDescription)
    }
  }

  /// Settings that a hostile repository may have and that would run something or reach out.
  private static let safeguards = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    "--no-replace-objects", "--no-optional-locks",
  ]

  /// Without what points git at another repository; messages in English, so that they can be read.
  private static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["LC_ALL"] = "C"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_NO_LAZY_FETCH"] = "1"
    return environment
  }

  private static func program() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
