import Foundation

@testable import FlowVizCLI

/// Runs the tool in process and keeps what it says.
final class Recording: @unchecked Sendable {
  /// Guards what follows, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var outputBytes = Data()
  private var errorText = ""

  private(set) var status = FlowVizCLI.ExitStatus.success

  var output: String { String(decoding: outputData, as: UTF8.self) }
  var outputData: Data { lock.withLock { outputBytes } }
  var error: String { lock.withLock { errorText } }

  convenience init(
    _ words: String..., in folder: String = "/", input: String = "", terminal: Bool = false
  ) {
    self.init(words, in: folder, input: input, terminal: terminal)
  }

  init(
    _ words: [String], in folder: String = "/", input: String = "", terminal: Bool = false,
    writeOutput: (@Sendable (Data) throws -> Void)? = nil
  ) {
    let console = Console(
      writeOutput: { [self] data in
        try writeOutput?(data)
        lock.withLock { outputBytes += data }
      },
      writeError: { [self] text in lock.withLock { errorText += text } },
      readInput: { Data(input.utf8) }, isOutputTerminal: terminal, currentFolder: folder)
    status = FlowVizTool.run(words, console: console)
  }
}
