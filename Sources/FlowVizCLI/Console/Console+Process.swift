import Foundation

extension Console {
  /// The console of this process.
  public static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    return Console(
      writeOutput: { try FileDescriptor.standardOutput.write($0) },
      writeError: { try? FileDescriptor.standardError.write(Data($0.utf8)) },
      readInput: { FileHandle.standardInput.readDataToEndOfFile() },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      width: environment["COLUMNS"].flatMap { Int($0) } ?? terminalWidth ?? 80,
      environment: environment,
      currentFolder: FileManager.default.currentDirectoryPath, today: today,
      clock: { timeOfDay },
      executable: Bundle.main.executablePath)
  }

  private static var today: String {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return [padded(day.year, 4), padded(day.month, 2), padded(day.day, 2)].joined(separator: "-")
  }

  private static var timeOfDay: String {
    let time = Calendar(identifier: .gregorian)
      .dateComponents([.hour, .minute, .second], from: Date())
    return [time.hour, time.minute, time.second].map { padded($0, 2) }.joined(separator: ":")
  }

  private static func padded(_ number: Int?, _ digits: Int) -> String {
    let text = String(number ?? 0)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
