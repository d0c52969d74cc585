import FlowViz
import Foundation

/// `flowviz render`: the graph as a picture.
struct RenderCommand: Command {
  static let name = "render"
  static let abstract = "Draw the flow graph."
  static let arguments: [any ArgumentDescription] =
    [
      ProjectInput.paths, ProductOutput.file, format, split, detail, title, sourceURL, findings,
      UnderstandingGate.minimum, ProjectInput.config, ProjectInput.printConfig,
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

  private let input: ProjectInput
  private let output: ProductOutput
  private let split: String?
  private let format: PictureFormat
  private let options: DrawingOptions
  private let selection: GraphSelection
  private let marksFindings: Bool
  private let understanding: UnderstandingGate

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try ProjectInput(arguments)
    output = try ProductOutput(arguments)
    split = arguments[Self.split]
    if split != nil, output.path != nil {
      throw .invalid("'--split' names the folder of all pictures; leave '--output' out.")
    }
    if let format = arguments[Self.format] {
      self.format = format
    } else {
      format = try .following(output.path)
    }
    options = DrawingOptions(
      detail: arguments[Self.detail], title: arguments[Self.title],
      sourceURL: arguments[Self.sourceURL])
    selection = try SelectionArguments.selection(arguments)
    marksFindings = arguments[Self.findings]
    understanding = UnderstandingGate(arguments)
    if let template = options.sourceURL, !template.contains("{file}") {
      throw .invalid(
        "The template '\(template)' names no file; write '{file}' where the path belongs, and "
          + "'{line}' where the line does.")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    if try input.printsConfiguration(console) { return .success }
    guard split != nil || output.path != nil || !console.isOutputTerminal || format.isText else {
      throw OutputError.binaryOnTerminal(format: format.rawValue)
    }
    let project = try input.readProject(console)
    let graph = project.graph
    var options = project.configuration.drawing.completing(options)
    if marksFindings || format.tellsFindings {
      let report = Auditor(configuration: project.configuration.audit).audit(graph)
      options.findings = report.findings
      if marksFindings { options.marks = report.marks(in: graph) }
    }
    let part = try graph.part(selection)
    if let split {
      let files = try SplitDrawing(part, options: options)
        .files(format, using: console.layoutEngine)
      try PictureFolder(console.absolutePath(split), name: split).write(files, console)
    } else {
      let picture = try FlowDrawing(part, options: options)
        .render(format, using: console.layoutEngine)
      try output.write(picture.data, to: console)
      for message in picture.messages { console.talk("note: \(message)") }
    }
    NoticeSummary(notices: graph.notices).print(to: console)
    if let line = AuditSummaryText.understanding(of: graph.project) { console.talk(line) }
    return understanding.passes(graph.project, console) ? .success : .gateFailed
  }
}

extension PictureFormat: ArgumentValue {
  fileprivate var isText: Bool {
    switch self {
    case .svg, .dot, .html, .text, .mermaid, .markdown: true
    case .png, .pdf: false
    }
  }

  /// Whether it has room for what a review found, beside what the picture shows.
  fileprivate var tellsFindings: Bool { self == .html || self == .markdown }

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

extension Console {
  /// A child process that can be ended at its time limit, where this program can be started again.
  fileprivate var layoutEngine: LayoutEngine {
    executable.map { .childProcess(executable: URL(fileURLWithPath: $0)) } ?? .inProcess
  }
}
