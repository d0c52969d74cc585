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
    var isLost = false
    // Answers are many times as long as URLs: those of a long list are not held all at once.
    var rest = try asked(console)[...]
    while !rest.isEmpty {
      let answers = rest.prefix(Self.batch).map { resolver.resolve($0) }
      rest = rest.dropFirst(Self.batch)
      isLost = isLost || answers.contains { $0.matches.allSatisfy(\.link.landings.isEmpty) }
      let text = try answers.map { try line($0, in: graph) + "\n" }.joined()
      try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    }
    return isLost ? .gateFailed : .success
  }

  private static let batch = 1_000

  private func line(_ answer: LinkResolver.Answer, in graph: FlowGraph) throws -> String {
    switch format {
    case .json: try LinkAnswerReport(answer, in: graph).line()
    case .text: LinkAnswerText.text(answer, in: graph)
    }
  }

  /// The URLs: of standard input, lines without what surrounds them, blank ones left out.
  private func asked(_ console: Console) throws -> [String] {
    guard urls == ["-"] else { return urls }
    return String(decoding: try console.readInput(), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
