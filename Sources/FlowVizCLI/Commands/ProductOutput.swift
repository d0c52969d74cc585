import Foundation

/// Where a command's product goes: a file, or standard output.
struct ProductOutput {
  static let file = Option<String>(
    "--output", "-o", value: "file", default: "standard output",
    help: "Where to write; the file is written whole or not at all.")

  /// As the user gave it; `nil` for standard output.
  let path: String?

  init(_ arguments: ParsedArguments) {
    self.init(path: arguments[Self.file])
  }

  init(path: String?) {
    self.path = path == "-" ? nil : path
  }

  func write(_ data: Data, to console: Console) throws {
    if let path {
      try OutputFile(console.absolutePath(path), name: path).write(data)
      return
    }
    do {
      try console.writeOutput(data)
    } catch let error as SystemError {
      throw OutputError.cannotPrint(reason: error)
    }
  }
}
