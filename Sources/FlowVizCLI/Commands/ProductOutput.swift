import Foundation

/// Where a command's product goes: a file, or standard output.
struct ProductOutput {
  static let file = Option<String>(
    "--output", "-o", value: "file", default: "standard output",
    help: "Where to write; the file is written whole or not at all.")

  /// As the user gave it; `nil` for standard output.
  let path: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init(path: arguments[Self.file])
    try refuseSources()
  }

  init(path: String?) {
    self.path = path == "-" ? nil : path
  }

  /// Refuses to write over what the tool reads: a slip of `-o` must not cost a source.
  func refuseSources() throws(UsageError) {
    guard let path, Self.sourceExtensions.contains((path as NSString).pathExtension.lowercased())
    else { return }
    throw .invalid("'\(path)' would take the place of a source; give another file.")
  }

  private static let sourceExtensions: Set = [
    "swift", "storyboard", "xib", "plist", "entitlements", "pbxproj", "xcconfig",
  ]

  /// The file, whatever way leads to it; `nil` for standard output.
  var standardPath: String? {
    path.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
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
