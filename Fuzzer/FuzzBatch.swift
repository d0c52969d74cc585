import Foundation

/// Consecutive cases in this process.
struct FuzzBatch {
  /// How long one case may take before its process is ended; a sound one takes well under a second.
  static let secondsPerCase: UInt32 = 60

  let first: UInt64
  let count: UInt64

  /// Prints each case's number before it begins, and what is wrong with it; a hang ends the process.
  func run() throws {
    let apps = try SampleApp.all()
    for number in first..<first + count {
      alarm(Self.secondsPerCase)
      print("case \(number)")
      fflush(nil)
      for fault in FuzzCase(number: number, apps: apps).run() { print("fault \(number): \(fault)") }
      fflush(nil)
    }
    alarm(0)
  }
}
