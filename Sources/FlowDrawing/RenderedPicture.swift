import Foundation

/// A form that a flow graph can be drawn in.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Self-contained, with tooltips, links and dark mode.
  case svg
  /// The Graphviz language, written without any layout.
  case dot
  /// A page of one file to explore the picture in, with search, filters and an outline.
  case html
  case png
  case pdf
  /// The tree of flows and what each leads to, a fact a line.
  case text
  /// A flowchart for pages of Markdown, whose hosts lay it out.
  case mermaid
  /// A page of documentation with diagrams, tables of routes and links, and findings.
  case markdown
}

/// Where a layout is computed.
public enum LayoutEngine: Hashable, Sendable {
  /// In this process: no limit of time, and one layout at a time.
  case inProcess
  /// In a child process, which may crash and is ended at its time limit.
  ///
  /// The child gets the graph on standard input and `arguments` plus `--format NAME`, as the hidden
  /// command `flowviz __layout` wants it.
  case childProcess(
    executable: URL, arguments: [String] = ["__layout"], timeLimit: Duration = .seconds(10))
}

/// A picture, ready to be written to a file.
public struct RenderedPicture: Hashable, Sendable {
  public var data: Data
  /// What the reader should know: what was simplified and why, and the layout's warnings.
  public var messages: [String]

  public init(data: Data, messages: [String] = []) {
    self.data = data
    self.messages = messages
  }
}
