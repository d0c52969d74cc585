import FlowReports
import FlowViz
import Foundation

/// `flowviz explain`: why something is in the graph, or why a line of code is not.
struct ExplainCommand: Command {
  static let name = "explain"
  static let abstract = "Tell why something is in the graph, or why a line gave no edge."
  static let discussion =
    "A name is a type, a case or a node's id; a place is FILE:LINE, as reports write it."
  static let arguments: [any ArgumentDescription] =
    [subject, ProjectInput.source, reporter, ProjectInput.config] + ReadingArguments.all

  private static let subject = Positional<String>(
    "name|file:line", help: "What to explain.")
  private static let reporter = Option<AnswerFormat>(
    "--reporter", "-r", value: "name", default: "text", help: "How the explanation is written.")

  private let subject: String
  private let source: ProjectInput
  private let format: AnswerFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let subject = arguments[Self.subject].first else {
      throw .invalid("Say what to explain: a name, or FILE:LINE.")
    }
    self.subject = subject
    source = ProjectInput(
      paths: arguments[ProjectInput.source], config: arguments[ProjectInput.config],
      reading: try ReadingArguments(arguments))
    format = arguments[Self.reporter] ?? .text
  }

  func run(_ console: Console) throws -> ExitStatus {
    let graph = try source.read(console).graph
    let explanation = try Explanation(of: subject, in: graph)
    let text = format == .text ? explanation.text : explanation.json
    try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    return .success
  }
}
