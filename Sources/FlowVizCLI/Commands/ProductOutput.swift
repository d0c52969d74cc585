import FlowViz
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
    try refuse(try ProjectInput(arguments).files)
  }

  init(path: String?) {
    self.path = path == "-" ? nil : path
  }

  /// Refuses to write over what the tool reads: a slip of `-o` must not cost a source.
  ///
  /// `inputs` are the files that the command is told to read.
  func refuse(_ inputs: [String] = []) throws(UsageError) {
    guard let path, let standardPath else { return }
    let name = (path as NSString).lastPathComponent
    if Self.sourceExtensions.contains((path as NSString).pathExtension.lowercased())
      || Self.sourceNames.contains(name)
    {
      throw .invalid("'\(path)' would take the place of a source; give another file.")
    }
    if inputs.contains(where: { ProductOutput(path: $0).standardPath == standardPath }) {
      throw .invalid("'\(path)' is what is read; give another file.")
    }
  }

  private static let sourceExtensions: Set = [
    "swift", "storyboard", "xib", "plist", "entitlements", "pbxproj", "xcconfig",
  ]

  private static let sourceNames: Set = [
    "apple-app-site-association", "apple-app-site-association.json",
    ProjectConfiguration.fileName, Baseline.fileName,
  ]

  /// The file, whatever way leads to it; `nil` for standard output.
  var standardPath: String? {
    path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
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
