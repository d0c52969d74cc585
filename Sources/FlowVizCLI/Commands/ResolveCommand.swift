import FlowViz
import Foundation

/// `flowviz resolve`: where one URL lands, or why not.
struct ResolveCommand: Command {
  static let name = "resolve"
  static let abstract = "Tell where URLs land, or why nowhere."
  static let discussion =
    "Patterns are tried in the order of the source. Exit status 1 says that a URL lands nowhere."
  static let arguments: [any ArgumentDescription] =
    [url, ProjectInput.source, reporter, ProjectInput.config] + ReadingArguments.all

  private static let url = Positional<String>(
    "url", repeats: true, help: "The URLs; '-' reads them from standard input, one a line.")
  private static let reporter = Option<AnswerFormat>(
    "--reporter", "-r", value: "name", default: "text",
    help: "How answers are written: one JSON object a line, or text.")

  private let urls: [String]
  private let source: ProjectInput
  private let format: AnswerFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    urls = arguments[Self.url]
    source = ProjectInput(
      paths: arguments[ProjectInput.source], config: arguments[ProjectInput.config],
      reading: try ReadingArguments(arguments))
    format = arguments[Self.reporter] ?? .text
    guard !urls.isEmpty else { throw .invalid("Give at least one URL, or '-'.") }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let graph = try source.read(console).graph
    let resolver = LinkResolver(graph)
    let answers = try asked(console).map { resolver.resolve($0) }
    let lines = try answers.map { answer in
      switch format {
      case .json: try LinkAnswerReport(answer, in: graph).line()
      case .text: LinkAnswerText.text(answer, in: graph)
      }
    }
    let text = lines.map { $0 + "\n" }.joined()
    try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    let isLost = answers.contains { answer in
      answer.matches.allSatisfy { $0.link.landings.isEmpty }
    }
    return isLost ? .gateFailed : .success
  }

  private func asked(_ console: Console) throws -> [String] {
    guard urls == ["-"] else { return urls }
    return String(decoding: try console.readInput(), as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
  }
}
