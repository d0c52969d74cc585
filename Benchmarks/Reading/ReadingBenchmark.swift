import Foundation
import SwiftFactsReader

/// What an export costs: cold, from the cache, and with one file changed; beside `swift format lint`
/// of the same tree, in the same run.
///
/// Required are ratios to that yardstick's CPU time: cold at most 1/5 above 100,000 lines and 1/4
/// below, warm at most 1/50; and of wall to CPU time at most 0.65 when cold.
enum ReadingBenchmark {
  /// - Parameter words: numbers of lines for which trees are made, and folders that exist; without
  ///   any, 10,000, 100,000 and 1,000,000 lines.
  static func run(_ words: [String]) throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowviz-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("flowviz").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw MeasuredRun.Failure(description: "'\(program)' is not there: build it first")
    }
    for word in words.isEmpty ? ["10000", "100000", "1000000"] : words {
      let tree: URL
      if let lines = Int(word) {
        tree = scratch.appendingPathComponent(word)
        try SyntheticProject(lines: lines).write(to: tree)
      } else {
        // A copy, because a file of it is changed.
        tree = scratch.appendingPathComponent("copy")
        try? FileManager.default.removeItem(at: tree)
        try FileManager.default.createDirectory(
          at: scratch, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(fileURLWithPath: word), to: tree)
      }
      try measure(tree, named: word, program, cache: scratch.appendingPathComponent("cache"))
      try? FileManager.default.removeItem(at: tree)
    }
  }

  private static func measure(
    _ tree: URL, named name: String, _ program: String, cache: URL
  ) throws {
    let sources = swiftFiles(below: tree)
    let contents = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let lineCount = contents.reduce(0) { $0 + $1.utf8.count { $0 == 0x0A } }
    let quick = contents.count { FactsReader.isQuick($0) }
    print(
      "\n\(name): \(lineCount) lines in \(sources.count) files, "
        + "\(sources.count - quick) of them read through SwiftSyntax")

    try? FileManager.default.removeItem(at: cache)
    let export = [program, "export", tree.path, "--cache-dir", cache.path, "-o", "/dev/null"]
    var runs: [(String, MeasuredRun)] = []
    runs.append(("cold", try MeasuredRun(export)))
    runs.append(("warm", try MeasuredRun(export)))
    if let changed = sources.max(by: { $0.path < $1.path }) {
      let handle = try FileHandle(forWritingTo: changed)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("\nprivate let somethingNew = 1\n".utf8))
      try handle.close()
      runs.append(("one file changed", try MeasuredRun(export)))
    }
    let yardstick = try MeasuredRun([
      "swift", "format", "lint", "--recursive", "--parallel", tree.path,
    ])
    runs.append(("swift format lint", yardstick))

    var table = TextTable([
      "", "lines/s", "CPU s", "wall s", "wall/CPU", "peak MB", "of yardstick", "status",
    ])
    for (name, run) in runs {
      table.add([
        name, (Double(lineCount) / run.seconds).rounded(0), run.cpuSeconds.rounded(2),
        run.seconds.rounded(2), (run.seconds / run.cpuSeconds).rounded(2), "\(run.peak >> 20)",
        "1/" + (yardstick.cpuSeconds / run.cpuSeconds).rounded(1), "\(run.status)",
      ])
    }
    print(table.text)
  }

  private static func swiftFiles(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }
}
