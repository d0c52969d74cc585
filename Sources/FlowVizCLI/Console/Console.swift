import Foundation

/// What a command knows of the outside world: where its words go and where it runs.
///
/// Tests give their own and run commands in process.
public struct Console: Sendable {
  /// Takes the product; a reader that closed its end is no error.
  public var writeOutput: @Sendable (Data) throws -> Void
  /// Takes the talk.
  public var writeError: @Sendable (String) -> Void
  /// All of standard input.
  public var readInput: @Sendable () throws -> Data
  public var isOutputTerminal: Bool
  public var isErrorTerminal: Bool
  /// Columns of the terminal.
  public var width: Int
  public var environment: [String: String]
  /// The absolute folder that relative paths start from.
  public var currentFolder: String
  /// The day, as `2027-01-31`.
  public var today: String
  /// The time of day, as `09:30:05`.
  public var clock: @Sendable () -> String
  /// This program, which lays out pictures in a child process; `nil` to lay them out in process.
  public var executable: String?

  public init(
    writeOutput: @escaping @Sendable (Data) throws -> Void,
    writeError: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () throws -> Data = { Data() },
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, width: Int = 80,
    environment: [String: String] = [:], currentFolder: String, today: String = "1970-01-01",
    clock: @escaping @Sendable () -> String = { "00:00:00" },
    executable: String? = nil
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.readInput = readInput
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.width = width
    self.environment = environment
    self.currentFolder = currentFolder
    self.today = today
    self.clock = clock
    self.executable = executable
  }
}

extension Console {
  /// Whether the product may carry colours: a terminal that has them, and no `NO_COLOR`.
  var outputHasColor: Bool { isOutputTerminal && allowsColor }

  func output(_ text: String) throws {
    try writeOutput(Data(text.utf8))
  }

  /// One line of talk.
  func talk(_ line: String) {
    writeError(line + "\n")
  }

  /// The absolute form of a path that the user gave.
  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(currentFolder == "/" ? "" : currentFolder)/\(path)"
  }

  private var allowsColor: Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
