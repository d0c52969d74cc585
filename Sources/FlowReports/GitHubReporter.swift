import FlowModel

/// Findings as workflow commands, which GitHub shows beside the changed code.
///
/// A step shows ten errors, ten warnings and ten notices; what goes beyond is counted in a last
/// notice. The worst stand first, so that nothing bad is hidden by something harmless.
public struct GitHubReporter: Reporter {
  private static let limit = 10

  private let options: ReporterOptions

  public init(_ options: ReporterOptions = ReporterOptions()) {
    self.options = options
  }

  public func report(_ report: AuditReport) -> String {
    var lines: [String] = []
    var hidden: [String] = []
    for severity in Severity.allCases.reversed() {
      let findings = report.findings.filter { $0.severity == severity }
      // The last notice is kept for what is not shown.
      let limit = severity == .note ? Self.limit - 1 : Self.limit
      lines += findings.prefix(limit).map(command)
      let rest = findings.count - limit
      if rest > 0 { hidden.append(AuditSummaryText.amount(rest, severity.rawValue)) }
    }
    if !hidden.isEmpty {
      lines.append(
        Self.command(
          "notice", ["title": "flowviz"],
          "\(hidden.joined(separator: ", ")) more; another reporter lists them all"))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ finding: Finding) -> String {
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    var properties = ["title": finding.rule]
    if let location = finding.location {
      let place = FindingPlace(location, length: finding.length, options)
      properties["file"] = place.file
      properties["line"] = String(place.line)
      properties["col"] = String(place.column)
      if let end = place.endColumn {
        properties["endLine"] = String(place.line)
        // The last column that is meant.
        properties["endColumn"] = String(max(place.column, end - 1))
      }
    }
    var message = finding.message
    if let hint = finding.hint { message += "; \(hint)" }
    if finding.path.count > 1 {
      message += "\npath: \(finding.path.map(\.subject).joined(separator: " → "))"
    }
    for related in finding.related {
      let place = related.location.map { "\(FindingPlace($0, options).file):\($0.line): " } ?? ""
      message += "\n\(place)\(related.message)"
    }
    return Self.command(name, properties, message)
  }

  private static func command(
    _ name: String, _ properties: [String: String], _ message: String
  ) -> String {
    let order = ["file", "line", "endLine", "col", "endColumn", "title"]
    let list = order.compactMap { key in
      properties[key].map { "\(key)=\(escape($0, isProperty: true))" }
    }.joined(separator: ",")
    return "::\(name) \(list)::\(escape(message, isProperty: false))"
  }

  /// Percent signs for what would end the command or a property of it.
  private static func escape(_ text: String, isProperty: Bool) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      var escaped = ""
      for character in VisibleText.escape(String(line)) {
        switch character {
        case "%": escaped += "%25"
        case ":" where isProperty: escaped += "%3A"
        case "," where isProperty: escaped += "%2C"
        default: escaped.append(character)
        }
      }
      return escaped
    }.joined(separator: "%0A")
  }
}
