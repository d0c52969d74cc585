import Foundation
import TestSupport

/// The built program, watching.
final class RunningWatch {
  private static let patience = Duration.seconds(30)

  private let process = Process()
  private let streams: TemporaryFolder

  /// Starts `flowviz render WORDS --watch` in a folder.
  init(_ words: [String], in folder: String) throws {
    guard let program = Program.path else { throw CocoaError(.executableNotLoadable) }
    streams = try TemporaryFolder(["err": ""])
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["render"] + words + ["--watch"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams("err")))
    try process.run()
  }

  /// What it has said so far.
  var talk: String { (try? streams.text("err")) ?? "" }

  /// Whether something becomes true before patience ends.
  ///
  /// What cannot be asked yet is not true yet.
  func waits(until isTrue: () throws -> Bool) throws -> Bool {
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      if (try? isTrue()) == true { return true }
      usleep(10_000)
    }
    return try isTrue()
  }

  func waits(until isTrue: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      if isTrue() { return true }
      usleep(10_000)
    }
    return isTrue()
  }

  /// Ends it with Ctrl-C; returns the signal that ended it.
  @discardableResult
  func end() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : 0
  }
}
