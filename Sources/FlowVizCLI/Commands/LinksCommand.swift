import FlowViz
import Foundation

/// `flowviz links`: every link of the app.
struct LinksCommand: Command {
  static let name = "links"
  static let abstract = "List the app's deep links: who claims them, where they land."
  static let discussion =
    "Claimed by the system, accepted by the code, landing on: whatever is missing of the three is "
    + "marked. Use 'flowviz audit' to fail on it."
  static let arguments: [any ArgumentDescription] =
    [ProjectInput.paths, reporter, ProductOutput.file, ProjectInput.root, ProjectInput.config]
    + ReadingArguments.all

  private static let reporter = Option<LinkReporterFormat>(
    "--reporter", "-r", value: "name", default: "text",
    help: "How links are written: for a terminal, a program, a spreadsheet, or as a page.")

  private let input: ProjectInput
  private let format: LinkReporterFormat
  private let output: ProductOutput

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try ProjectInput(arguments)
    format = arguments[Self.reporter] ?? .text
    output = try ProductOutput(arguments)
  }

  func run(_ console: Console) throws -> ExitStatus {
    let (graph, root) = try input.read(console)
    let isTerminal = output.path == nil && console.isOutputTerminal
    let reporter = format.reporter(
      ReporterOptions(
        root: root, usesColor: output.path == nil && console.outputHasColor,
        width: isTerminal ? console.width : 100))
    let text = reporter.report(LinkMatrix(graph), of: graph)
    try output.write(Data(text.utf8), to: console)
    NoticeSummary(notices: graph.notices).print(to: console)
    return .success
  }
}

extension LinkReporterFormat: ArgumentValue {}
