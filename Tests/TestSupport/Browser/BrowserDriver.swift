import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program that drives a browser, on a loopback port that it finds free by itself.
final class BrowserDriver: @unchecked Sendable {
  /// Where it takes commands.
  let port: UInt16
  private let process = Process()

  init() throws(BrowserError) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/chromedriver" })
        .first(where: FileManager.default.isExecutableFile)
    else { throw .missingDriver }
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--port=0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw .driverDidNotStart }
    var text = ""
    while true {
      let more = output.fileHandleForReading.availableData
      text += String(decoding: more, as: UTF8.self)
      if let match = text.firstMatch(of: /successfully on port (\d+)/),
        let number = UInt16(match.1)
      {
        port = number
        break
      }
      if more.isEmpty {
        kill(process.processIdentifier, SIGKILL)
        throw .driverDidNotStart
      }
    }
    // What it prints later must not fill the pipe.
    output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
  }

  /// Ends it; its browser has ended before.
  ///
  /// A program that a task's thread starts inherits that thread's blocked signals, so a polite one
  /// may not arrive.
  func end() {
    _ = LoopbackRequest(port: port, method: "GET", path: "/shutdown", body: Data()).send()
    kill(process.processIdentifier, SIGKILL)
  }
}
