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

  static var allArguments: [String] { ReporterFormat.allCases.map(\.rawValue) }
}
