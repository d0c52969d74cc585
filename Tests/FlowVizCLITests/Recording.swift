import Foundation

@testable import FlowVizCLI

/// Runs the tool in process and keeps what it says.
final class Recording: @unchecked Sendable {
  /// Guards what follows, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var outputBytes = Data()
  private var errorText = ""

  private(set) var status = ExitStatus.success

  var output: String { String(decoding: outputData, as: UTF8.self) }
  var outputData: Data { lock.withLock { outputBytes } }
  var error: String { lock.withLock { errorText } }

  init(
    _ words: String..., in folder: String = "/", input: String = "", terminal: Bool = false,
    environment: [String: String] = [:], writeOutput: (@Sendable (Data) throws -> Void)? = nil
  ) {
    let console = Console(
      writeOutput: { [self] data in
        try writeOutput?(data)
        lock.withLock { outputBytes += data }
      },
      writeError: { [self] text in lock.withLock { errorText += text } },
      readInput: { Data(input.utf8) }, isOutputTerminal: terminal, environment: environment,
      currentFolder: folder)
    status = FlowVizTool.run(words, console: console)
  }
}
