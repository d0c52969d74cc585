import Foundation

/// Batches in child processes until the time is over.
struct FuzzCampaign {
  private static let batchSize: UInt64 = 100

  let minutes: Double
  let first: UInt64

  /// Whether no case failed.
  func run() throws -> Bool {
    let end = Date(timeIntervalSinceNow: minutes * 60)
    var next = first
    var failures = 0
    while Date() < end {
      let outcome = try runBatch(from: next, to: next + Self.batchSize)
      failures += outcome.failures.count
      for failure in outcome.failures { print(failure) }
      next = outcome.next
    }
    print("\(next - first) cases, from \(first) on: \(failures) failed")
    return failures == 0
  }

  private struct Outcome {
    var failures: [String]
    /// The first number that was not run.
    var next: UInt64
  }

  /// Runs cases in a child until one ends it.
  private func runBatch(from first: UInt64, to end: UInt64) throws -> Outcome {
    let child = Process()
    child.executableURL =
      Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    child.arguments = ["batch", "\(first)", "\(end - first)"]
    let output = Pipe()
    child.standardOutput = output
    try child.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    let lines = text.split(separator: "\n")
    var failures = lines.filter { $0.hasPrefix("fault ") }.map(String.init)
    guard child.terminationStatus != 0 || child.terminationReason == .uncaughtSignal else {
      return Outcome(failures: failures, next: end)
    }
    let last = lines.last { $0.hasPrefix("case ") }.flatMap { UInt64($0.dropFirst(5)) } ?? first
    let reason =
      child.terminationReason == .uncaughtSignal
      ? child.terminationStatus == SIGALRM
        ? "took over \(FuzzBatch.secondsPerCase) s" : "signal \(child.terminationStatus)"
      : "status \(child.terminationStatus)"
    failures.append("fault \(last): \(reason)")
    return Outcome(failures: failures, next: last + 1)
  }
}
