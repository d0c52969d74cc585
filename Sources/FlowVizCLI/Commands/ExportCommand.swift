import FlowViz

/// `flowviz export`: the graph as JSON.
struct ExportCommand: Command {
  static let name = "export"
  static let abstract = "Print the flow graph as JSON."
  static let discussion =
    "The export is complete: every command gives the same output from it as from the sources."
  static let arguments: [any ArgumentDescription] =
    [
      ProjectInput.paths, ProductOutput.file, UnderstandingGate.minimum, ProjectInput.config,
      ProjectInput.printConfig,
    ] + ReadingArguments.all

  private let input: ProjectInput
  private let output: ProductOutput
  private let understanding: UnderstandingGate

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try ProjectInput(arguments)
    output = try ProductOutput(arguments)
    understanding = UnderstandingGate(arguments)
  }

  func run(_ console: Console) throws -> ExitStatus {
    if try input.printsConfiguration(console) { return .success }
    let graph = try input.read(console).graph
    try output.write(GraphExport.encode(graph), to: console)
    NoticeSummary(notices: graph.notices).print(to: console)
    return understanding.passes(graph.project, console) ? .success : .gateFailed
  }
}
