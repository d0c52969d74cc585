import Foundation

/// The program, watching, with what it says and when.
final class WatchedProgram {
  struct Silence: Error, CustomStringConvertible {
    var description: String { "the program says nothing" }
  }

  private let process = Process()
  private let talk = Pipe()
  private var pending = ""

  init(_ words: [String]) throws {
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = talk
    try process.run()
  }

  /// How long it takes from now until it has said something; in seconds.
  ///
  /// - Parameter text: what is waited for; all up to it is forgotten.
  func seconds(until text: String, atMost limit: Double = 120) throws -> Double {
    let start = ContinuousClock.now
    while true {
      if let place = pending.range(of: text) {
        pending.removeSubrange(..<place.upperBound)
        return (ContinuousClock.now - start) / .seconds(1)
      }
      guard (ContinuousClock.now - start) / .seconds(1) < limit else { throw Silence() }
      var file = pollfd(
        fd: talk.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&file, 1, 1_000) > 0 else { continue }
      let data = talk.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Silence() }
      pending += String(decoding: data, as: UTF8.self)
    }
  }

  func end() {
    process.interrupt()
    process.waitUntilExit()
  }
}
