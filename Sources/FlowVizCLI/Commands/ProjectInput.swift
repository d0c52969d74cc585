import FlowViz
import Foundation

/// What a command reads: folders and Swift files, or an export in their place.
struct ProjectInput {
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

  private let paths: [String]
  private let root: String?
  private let config: String?
  private let reading: ReadingArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments[Self.paths]
    root = arguments[Self.root]
    config = arguments[Self.config]
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
    root = nil
  }

  /// What the command line names to be read, as the user gave it.
  var files: [String] { paths.filter { $0 != "-" } + [config].compactMap(\.self) }

  /// The graph and the absolute folder that its paths start from.
  ///
  /// - Throws: `ProjectError` if there is nothing to read, or no source lies where '--root' says.
  func read(_ console: Console) throws -> (graph: FlowGraph, root: String) {
    let result = try readWithoutCheck(console)
    if let root, !SourceRoot(of: result.graph).isPlausible(result.root) {
      throw ProjectError.wrongRoot(path: root)
    }
    return result
  }

  private func readWithoutCheck(_ console: Console) throws -> (graph: FlowGraph, root: String) {
    let named = paths.isEmpty ? ["."] : paths
    // A wrong one is told of even where an export needs none.
    let configuration = try config.map {
      try ProjectConfiguration(file: console.absolutePath($0))
    }
    if named == ["-"] {
      return located(
        try FlowGraph(exportData: console.readInput(), path: "standard input"), console)
    }
    if named.contains(where: { $0.hasSuffix(".json") }) {
      return located(try FlowGraph(paths: named, in: console.currentFolder), console)
    }
    return try reading.run(console) { options in
      let project = try SwiftProject(
        paths: named, in: console.currentFolder, configuration: configuration)
      return (
        try project.readGraph(options),
        root.map(console.absolutePath) ?? project.root ?? console.currentFolder
      )
    }
  }

  private func located(_ graph: FlowGraph, _ console: Console) -> (FlowGraph, String) {
    (
      graph,
      root.map(console.absolutePath) ?? SourceRoot(of: graph).search(from: console.currentFolder)
    )
  }
}
