import Graphviz

/// `flowviz __layout`: the child process in which pictures are laid out.
///
/// DOT comes on standard input, the picture goes to standard output.
struct LayoutCommand: Command {
  static let name = "__layout"
  static let abstract = "Lay out DOT in this process."
  static let arguments: [any ArgumentDescription] = [format]
  static let isHidden = true

  private static let format = Option<String>(
    "--format", value: "format", help: "What Graphviz is to write.")

  private let format: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    format = arguments[Self.format] ?? "svg"
  }

  func run(_ console: Console) -> ExitStatus {
    ExitStatus(rawValue: LayoutWorker.run(format: format)) ?? .failure
  }
}
