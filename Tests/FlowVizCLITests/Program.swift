import Foundation
import TestSupport

/// The built program, run as a shell would run it.
struct Program {
  let status: Int32
  let output: String
  let error: String

  /// Beside the test bundle.
  static var path: String? {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let places = bundles.map(\.bundleURL) + [Bundle.main.executableURL].compactMap { $0 }
    return places.map { $0.deletingLastPathComponent().appendingPathComponent("flowviz").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a line of shell, in which `flowviz` is the program, in a folder.
  ///
  /// Output goes to files: a pipe that nobody drains would block a long one.
  init(shell line: String, in folder: String) throws {
    guard let program = Self.path else { throw CocoaError(.executableNotLoadable) }
    let streams = try TemporaryFolder(["out": "", "err": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "flowviz() { \"\(program)\" \"$@\"; }\n" + line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // Not the cache of whoever runs the tests.
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = streams("cache")
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: URL(fileURLWithPath: streams("out")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams("err")))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try streams.text("out")
    error = try streams.text("err")
  }
}
