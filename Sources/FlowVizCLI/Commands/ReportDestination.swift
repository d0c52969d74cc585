import FlowViz

/// A reporter and where its report goes: `json`, `xcode=findings.txt`.
struct ReportDestination: ArgumentValue {
  let format: ReporterFormat
  let output: ProductOutput

  init(format: ReporterFormat, path: String? = nil) {
    self.format = format
    output = ProductOutput(path: path)
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReporterFormat(rawValue: String(parts[0])), parts.last != "" else {
      return nil
    }
    self.init(format: format, path: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Refuses destinations that would undo one another, or what is read.
  ///
  /// `inputs` are the files that the command reads, as the user gave them.
  static func check(_ destinations: [Self], inputs: [String]) throws(UsageError) {
    guard destinations.count(where: { $0.output.path == nil }) <= 1 else {
      throw .invalid("Two reporters for standard output; give one a file: '--reporter json=FILE'.")
    }
    var files: Set<String> = []
    for output in destinations.map(\.output) {
      try output.refuse(inputs)
      guard let file = output.standardPath, !files.insert(file).inserted else { continue }
      throw .invalid("Two reporters write '\(output.path ?? file)'; give each a file of its own.")
    }
  }

  /// Writes each report: one that cannot be written does not cost the others.
  ///
  /// - Throws: The first error, when all others are written.
  static func writeAll(_ destinations: [Self], _ write: (Self) throws -> Void) throws {
    var failure: (any Error)?
    for destination in destinations {
      do { try write(destination) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  static var allArguments: [String] { ReporterFormat.allCases.map(\.rawValue) }
}
