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
      executable: Bundle.main.executablePath)
  }

  private static var today: String {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    let parts = [(day.year, 4), (day.month, 2), (day.day, 2)].map { number, digits in
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    return parts.joined(separator: "-")
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
