import Foundation
import Graphviz

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
  /// Blocks until the child has ended or was ended, which it is when it is not wanted any more.
  package func render(
    _ dot: String, as format: GraphvizFormat, while isWanted: () -> Bool = { true }
  ) throws(GraphvizError) -> GraphvizPicture {
    let input = try ScratchFile()
    let output = try ScratchFile()
    let messages = try ScratchFile()
    try input.write(Data(dot.utf8))

    let child = try SpawnedProcess(
      executable: executable, arguments: arguments + ["--format", format.rawValue],
      input: input.handle.fileDescriptor, output: output.handle.fileDescriptor,
      errors: messages.handle.fileDescriptor)
    guard let ending = try child.wait(atMost: timeLimit, while: isWanted) else {
      child.end()
      guard isWanted() else { throw .abandoned }
      throw .timeLimit(seconds: timeLimit.seconds)
    }
    guard case .exited(let status) = ending else {
      throw .childFailed(reason: "it crashed (\(ending))")
    }
    let answer = ChildAnswer(
      output: try output.contents(), messages: try messages.contents(), status: status)
    return try answer.picture()
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
