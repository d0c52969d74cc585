import DeepLinks
import FlowModel

/// Writes the matrix of an app's links in a form that some reader expects.
///
/// A pure function: the same matrix gives the same bytes. Names come from sources that may be
/// hostile, and each reporter escapes them for its reader.
public protocol LinkReporter: Sendable {
  /// The whole report, with a final newline.
  func report(_ matrix: LinkMatrix, of graph: FlowGraph) -> String
}

/// The reporters by the names that `flowviz links --reporter` takes.
public enum LinkReporterFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case json
  case markdown
  case csv

  public func reporter(_ options: ReporterOptions = ReporterOptions()) -> any LinkReporter {
    switch self {
    case .text: TextLinkReporter(options)
    case .json: JSONLinkReporter()
    case .markdown: MarkdownLinkReporter()
    case .csv: CSVLinkReporter()
    }
  }
}
