import Dispatch
import Foundation

/// Layout in a child process, which may crash and can be ended at a time limit.
///
/// The child gets the graph on standard input and `arguments` plus `--format NAME`; it is to call
/// `LayoutWorker.run`.
package struct ChildLayout: Hashable, Sendable {
  package var executable: URL
  package var arguments: [String]
  package var timeLimit: Duration

  package init(executable: URL, arguments: [String], timeLimit: Duration = .seconds(10)) {
    self.executable = executable
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  /// Lays the graph out and draws it.
  ///
  /// Blocks until the child has ended or was ended.
  package func render(
    _ dot: String, as format: GraphvizFormat
  ) throws(GraphvizError) -> GraphvizPicture {
    let input = try ScratchFile()
    let output = try ScratchFile()
    let messages = try ScratchFile()
    try input.write(Data(dot.utf8))

    let child = Process()
    child.executableURL = executable
    child.arguments = arguments + ["--format", format.rawValue]
    child.standardInput = input.handle
    child.standardOutput = output.handle
    child.standardError = messages.handle
    let ended = DispatchSemaphore(value: 0)
    child.terminationHandler = { _ in ended.signal() }
    do {
      try child.run()
    } catch {
      throw .childFailed(
        reason: "'\(executable.path)' cannot be started: \(error.localizedDescription)")
    }
    guard ended.wait(timeout: .now() + timeLimit.seconds) == .success else {
      kill(child.processIdentifier, SIGKILL)
      ended.wait()
      throw .timeLimit(seconds: timeLimit.seconds)
    }
    guard child.terminationReason == .exit else {
      throw .childFailed(reason: "it was ended by signal \(child.terminationStatus)")
    }
    return try LayoutWorker.picture(
      output: try output.contents(), messages: try messages.contents(),
      status: child.terminationStatus)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
