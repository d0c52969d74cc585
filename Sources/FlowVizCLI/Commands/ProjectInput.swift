import FlowViz
import Foundation

/// What a command reads: folders and Swift files, or an export in their place.
struct ProjectInput {
  /// What was read.
  struct Project {
    let graph: FlowGraph
    /// The absolute folder that the graph's paths start from.
    let root: String
    let configuration: ProjectConfiguration
  }

  static let paths = Positional<String>(
    "path", default: "the current folder", repeats: true,
    help: "Folders, Swift files, or one export (.json, '-' for standard input) in their place.")

  /// The same for commands whose words are something else.
  static let source = RepeatedOption<String>(
    "--in", value: "path", default: "the current folder",
    help: "Folders, Swift files, or one export (.json) in their place.")

  static let root = Option<String>(
    "--root", value: "folder", default: "found from the current folder downwards",
    help: "Where the sources of an export lie, for reports that quote or name them.")

  static let config = Option<String>(
    "--config", value: "file", default: "'.flowviz.json' in the project's root",
    help: "What the project says of itself: JSON with comments.")

  static let printConfig = Flag(
    "--print-config", help: "Print each value of the configuration with where it came from.")

  private let paths: [String]
  private let root: String?
  private let config: String?
  private let printsConfiguration: Bool
  let reading: ReadingArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments[Self.paths]
    root = arguments[Self.root]
    config = arguments[Self.config]
    printsConfiguration = arguments[Self.printConfig]
    reading = try ReadingArguments(arguments)
    if paths.contains("-"), paths.count > 1 {
      throw .invalid("'-' reads an export, which stands for a whole project; give it alone.")
    }
  }

  /// Reads these instead of what a command line's positional arguments say.
  init(paths: [String], config: String?, reading: ReadingArguments) {
    self.paths = paths
    self.config = config
    self.reading = reading
    printsConfiguration = false
    root = nil
  }

  /// Folders and files, or an export, as the user gave them; the current folder without any.
  var sourcePaths: [String] { paths.isEmpty ? ["."] : paths }

  /// Whether an export is read in place of sources.
  var isExport: Bool { sourcePaths == ["-"] || sourcePaths.contains { $0.hasSuffix(".json") } }

  /// What the command line names to be read, as the user gave it.
  var files: [String] { paths.filter { $0 != "-" } + [config].compactMap(\.self) }

  /// The graph and the absolute folder that its paths start from.
  ///
  /// - Throws: `ProjectError` if there is nothing to read, or no source lies where '--root' says.
  func read(_ console: Console) throws -> (graph: FlowGraph, root: String) {
    let project = try readProject(console)
    return (project.graph, project.root)
  }

  /// The graph with the configuration that goes with it.
  ///
  /// - Throws: `ProjectError` if there is nothing to read, or no source lies where '--root' says.
  func readProject(_ console: Console) throws -> Project {
    let project = try readWithoutCheck(console)
    if let root, !SourceRoot(of: project.graph).isPlausible(project.root) {
      throw ProjectError.wrongRoot(path: root)
    }
    return project
  }

  /// Prints the configuration, where that is asked for; `false` where it is not.
  func printsConfiguration(_ console: Console) throws -> Bool {
    guard printsConfiguration else { return false }
    let configuration =
      isExport
      ? try readWithoutCheck(console).configuration
      : try SwiftProject(
        paths: sourcePaths, in: console.currentFolder, configuration: givenConfiguration(console)
      ).configuration
    let text = ConfigurationListing(configuration).text
    try ProductOutput(path: nil).write(Data(text.utf8), to: console)
    return true
  }

  /// The sources, to be read again and again.
  func watchedProject(_ console: Console) throws -> WatchedProject {
    WatchedProject(
      paths: sourcePaths, in: console.currentFolder,
      configurationFile: config.map { (console.absolutePath($0), $0) })
  }

  /// The name of the given configuration's file.
  var configurationName: String? { config.map { ($0 as NSString).lastPathComponent } }

  private func givenConfiguration(_ console: Console) throws -> ProjectConfiguration? {
    try config.map { try ProjectConfiguration(file: console.absolutePath($0), named: $0) }
  }

  private func readWithoutCheck(_ console: Console) throws -> Project {
    let configuration = try givenConfiguration(console)
    if sourcePaths == ["-"] {
      return try located(
        FlowGraph(exportData: console.readInput(), path: "standard input"), configuration, console)
    }
    if isExport {
      return try located(
        FlowGraph(paths: sourcePaths, in: console.currentFolder), configuration, console)
    }
    return try reading.run(console) { options in
      let project = try SwiftProject(
        paths: sourcePaths, in: console.currentFolder, configuration: configuration)
      return Project(
        graph: try project.readGraph(options),
        root: root.map(console.absolutePath) ?? project.root ?? console.currentFolder,
        configuration: project.configuration)
    }
  }

  /// An export with its sources' folder, and the configuration that lies there.
  private func located(
    _ graph: FlowGraph, _ configuration: ProjectConfiguration?, _ console: Console
  ) throws -> Project {
    let root =
      root.map(console.absolutePath) ?? SourceRoot(of: graph).search(from: console.currentFolder)
    return Project(
      graph: graph, root: root,
      configuration: try configuration ?? ProjectConfiguration.around(root))
  }
}
