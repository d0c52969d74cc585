import FlowViz
import Foundation

/// `flowviz init`: a first configuration.
struct InitCommand: Command {
  static let name = "init"
  static let abstract = "Write a commented configuration for a project."
  static let discussion =
    "Everything in it is a comment until you say otherwise. A configuration that is there already "
    + "is left alone."
  static let arguments: [any ArgumentDescription] = [path, output, schema]

  private static let path = Positional<String>(
    "path", default: "the current folder", help: "The project's folder.")
  private static let output = Option<String>(
    "--output", "-o", value: "file", default: "'.flowviz.json' in the project's folder",
    help: "Where to write, '-' for standard output.")
  private static let schema = Flag(
    "--schema", help: "Print the JSON Schema of configurations instead, for editors.")

  private let path: String
  private let output: String?
  private let printsSchema: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments[Self.path].first ?? "."
    output = arguments[Self.output]
    printsSchema = arguments[Self.schema]
  }

  func run(_ console: Console) throws -> ExitStatus {
    if printsSchema {
      try ProductOutput(path: output).write(Data(ConfigurationSchema.text().utf8), to: console)
      return .success
    }
    let project = try SwiftProject(
      paths: [path], in: console.currentFolder, configuration: ProjectConfiguration())
    let text = Data(ConfigurationTemplate(project).text.utf8)
    if output == "-" {
      try ProductOutput(path: nil).write(text, to: console)
      return .success
    }
    let root = project.root ?? console.currentFolder
    let file = output.map(console.absolutePath) ?? "\(root)/\(ProjectConfiguration.fileName)"
    let name = output ?? "\(path == "." ? "" : "\(path)/")\(ProjectConfiguration.fileName)"
    guard !FileManager.default.fileExists(atPath: file) else {
      throw OutputError.exists(path: name)
    }
    try OutputFile(file, name: name).write(text)
    console.talk("wrote \(VisibleText.escape(name))")
    return .success
  }
}
