import FlowModel

/// Writes what an audit found in a form that some reader expects.
///
/// A reporter is a pure function: the same report gives the same bytes. Nothing in a report is
/// trusted: names come from sources that may be hostile, and each reporter escapes them for its
/// reader.
public protocol Reporter: Sendable {
  /// The whole report, with a final newline unless it is empty.
  func report(_ report: AuditReport) -> String
}

/// The reporters by the names that `--reporter` takes.
public enum ReporterFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case xcode
  case github
  case sarif
  case json
  case markdown
  case html
  case junit
  case checkstyle
  case codeclimate

  public func reporter(_ options: ReporterOptions = ReporterOptions()) -> any Reporter {
    switch self {
    case .text: TextReporter(options)
    case .xcode: XcodeReporter(options)
    case .github: GitHubReporter(options)
    case .sarif: SARIFReporter(options)
    case .json: JSONReporter()
    case .markdown: MarkdownReporter(options)
    case .html: HTMLReporter(options)
    case .junit: JUnitReporter(options)
    case .checkstyle: CheckstyleReporter(options)
    case .codeclimate: CodeClimateReporter(options)
    }
  }
}

/// What reporters know about their surroundings.
public struct ReporterOptions: Sendable {
  /// The text of a line (1-based) of a file of the project, without its line break.
  public typealias SourceLine = @Sendable (_ file: String, _ line: Int) -> String?

  /// The folder that the paths in a report are relative to, absolute.
  public var root: String?
  /// The same folder as the repository around it calls it, empty if it is the repository's own.
  ///
  /// Services that show findings beside code count paths from there.
  public var folder: String
  /// The least severity that is a failure to whoever reads the report.
  public var failOn: Severity
  /// Whether to colour text with terminal escapes.
  public var usesColor: Bool
  /// The columns that a line of text may take.
  public var width: Int
  /// Gives the lines that findings point at; without it, only places are printed.
  public var sourceLine: SourceLine?

  public init(
    root: String? = nil, folder: String = "", failOn: Severity = .warning,
    usesColor: Bool = false, width: Int = 100, sourceLine: SourceLine? = nil
  ) {
    self.root = root
    self.folder = folder
    self.failOn = failOn
    self.usesColor = usesColor
    self.width = width
    self.sourceLine = sourceLine
  }
}
