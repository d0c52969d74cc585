import FlowViz
import Foundation

/// `flowviz render`: the graph as a picture.
struct RenderCommand: Command {
  static let name = "render"
  static let abstract = "Draw the flow graph."
  static let arguments: [any ArgumentDescription] =
    [
      ProjectInput.paths, ProductOutput.file, format, split, detail, title, sourceURL, findings,
      watch, poll, UnderstandingGate.minimum, ProjectInput.config, ProjectInput.printConfig,
    ] + SelectionArguments.all + ReadingArguments.all

  private static let format = Option<PictureFormat>(
    "--format", "-f", value: "format", default: "by the output's extension, else svg",
    help: "The form of the picture.")
  private static let split = Option<String>(
    "--split", value: "folder",
    help: "Write an overview and a picture of each flow into a folder, linked to each other.")
  private static let detail = Option<DetailLevel>(
    "--detail", value: "level", default: "the richest that stays readable",
    help: "How much is drawn.")
  private static let title = Option<String>(
    "--title", value: "text", default: "the project's name", help: "The headline.")
  private static let sourceURL = Option<String>(
    "--source-url", value: "template",
    help: "Link to the source: 'https://host/repo/blob/main/{file}#L{line}'.")
  private static let findings = Flag(
    "--findings", help: "Mark what 'flowviz audit' finds on the picture.")
  private static let watch = Flag(
    "--watch", "-w", help: "Draw again whenever the sources change, until Ctrl-C.")
  private static let poll = Flag(
    "--poll",
    help: "With '--watch': look for changes again and again, for disks that tell of none.")

  private let input: ProjectInput
  private let task: PictureTask
  private let watches: Bool
  private let polls: Bool
  private let understanding: UnderstandingGate

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try ProjectInput(arguments)
    let output = try ProductOutput(arguments)
    let split = arguments[Self.split]
    if split != nil, output.path != nil {
      throw .invalid("'--split' names the folder of all pictures; leave '--output' out.")
    }
    // Not with `??`, which forgets the type of the error.
    let format: PictureFormat
    if let wanted = arguments[Self.format] {
      format = wanted
    } else {
      format = try .following(output.path)
    }
    task = PictureTask(
      output: output, split: split, format: format,
      options: DrawingOptions(
        detail: arguments[Self.detail], title: arguments[Self.title],
        sourceURL: arguments[Self.sourceURL]),
      selection: try SelectionArguments.selection(arguments),
      marksFindings: arguments[Self.findings])
    understanding = UnderstandingGate(arguments)
    watches = arguments[Self.watch]
    polls = arguments[Self.poll]
    try checkWatching(arguments)
    if let template = task.options.sourceURL, !template.contains("{file}") {
      throw .invalid(
        "The template '\(template)' names no file; write '{file}' where the path belongs, and "
          + "'{line}' where the line does.")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    if try input.printsConfiguration(console) { return .success }
    if watches {
      var watch = try PictureWatch(task, input, polls: polls, console)
      try watch.run()
    }
    guard
      task.split != nil || task.output.path != nil || !console.isOutputTerminal
        || task.format.isText
    else { throw OutputError.binaryOnTerminal(format: task.format.rawValue) }
    let project = try input.readProject(console)
    let graph = project.graph
    let product = try task.draw(graph, project.configuration, laidOutBy: console.layoutEngine)
    try task.write(product, to: console)
    NoticeSummary(notices: graph.notices).print(to: console)
    if let line = AuditSummaryText.understanding(of: graph.project) { console.talk(line) }
    return understanding.passes(graph.project, console) ? .success : .gateFailed
  }
}

extension RenderCommand {
  /// Refuses what makes no sense for a picture that is drawn again and again.
  private func checkWatching(_ arguments: ParsedArguments) throws(UsageError) {
    guard watches else {
      if polls { throw .invalid("'--poll' says how to watch; add '--watch'.") }
      return
    }
    guard task.split != nil || task.output.path != nil else {
      throw .invalid("'--watch' needs a file to draw to again and again; add '--output'.")
    }
    if input.isExport {
      throw .invalid("'--watch' reads sources, not an export; give folders or Swift files.")
    }
    if arguments[UnderstandingGate.minimum] != nil {
      throw .invalid(
        "'--min-understood' decides how a run ends, and '--watch' has no end; leave one out.")
    }
  }
}

extension PictureFormat: ArgumentValue {
  fileprivate var isText: Bool {
    switch self {
    case .svg, .dot, .html, .text, .mermaid, .markdown: true
    case .png, .pdf: false
    }
  }

  /// The format that a file's extension names; SVG where there is none.
  fileprivate static func following(_ path: String?) throws(UsageError) -> PictureFormat {
    let fileExtension = ((path ?? "") as NSString).pathExtension.lowercased()
    if fileExtension.isEmpty { return .svg }
    if let format = otherExtensions[fileExtension] { return format }
    guard let format = PictureFormat(rawValue: fileExtension) else {
      throw .invalid(
        "The extension '.\(fileExtension)' names no format; add '--format' with one of "
          + "\(allArguments.map { "'\($0)'" }.joined(separator: ", ")).")
    }
    return format
  }
}

extension PictureFormat {
  /// Extensions that are not called as their format is.
  fileprivate static let otherExtensions: [String: PictureFormat] =
    [
      "gv": .dot, "htm": .html, "md": .markdown, "mmd": .mermaid, "txt": .text,
    ]
}

extension DetailLevel: ArgumentValue {}
