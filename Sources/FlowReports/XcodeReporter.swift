import FlowModel

/// Findings as a compiler prints them, so that Xcode shows them beside the code.
///
/// Columns stay what they are in the graph, 1-based UTF-8: Swift's own compiler counts so, and Xcode
/// reads its output.
public struct XcodeReporter: Reporter {
  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    var lines: [String] = []
    for finding in report.findings {
      let hint = finding.hint.map { "; \($0)" } ?? ""
      lines.append(
        line(
          finding.location, finding.severity.rawValue,
          "\(finding.message)\(hint) (\(finding.rule))"))
      if finding.path.count > 1 {
        let path = finding.path.map(\.subject).joined(separator: " → ")
        lines.append(line(finding.location, "note", "path: \(path)"))
      }
      for related in finding.related {
        lines.append(line(related.location ?? finding.location, "note", related.message))
      }
    }
    for notice in report.notices {
      lines.append(line(notice.location, "note", notice.message))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A line without a place has no prefix; Xcode then lists it for the target.
  private func line(_ location: SourceLocation?, _ severity: String, _ message: String) -> String {
    let place = location.map { "\(absolute($0.file)):\($0.line):\($0.column): " } ?? ""
    return VisibleText.escape("\(place)\(severity): \(message)")
  }

  private func absolute(_ file: String) -> String {
    guard let root = options.root, !file.hasPrefix("/") else { return file }
    return root.hasSuffix("/") ? root + file : "\(root)/\(file)"
  }
}
