import FlowIntrospection
import Foundation

/// The sources of an app, from which its flow graph is read.
///
/// Nothing is built and nothing of the project is run: only text is read. The same sources give the
/// same graph on any machine and in whatever order files are listed.
public struct SwiftProject: Sendable {
  private enum Origin: Sendable {
    case disk(SourceTree)
    case memory([String: String], notices: [Notice])
  }

  /// What the graph calls the project: the package's, the Xcode project's or the folder's name.
  public let name: String
  /// The absolute folder that paths in the graph start from; `nil` for sources in memory.
  public let root: String?
  /// What the project says of itself.
  public let configuration: ProjectConfiguration
  private let origin: Origin

  /// The project of folders and Swift files.
  ///
  /// Folders are searched at once; files are read by `flowGraph()`. Build folders (`.build`,
  /// `DerivedData`), dependencies (`Pods`, `Carthage`, `checkouts`, `node_modules`) and hidden
  /// folders are left out. Symbolic links are followed, each folder once. Relative paths start from
  /// `folder`, the process's current one if it is `nil`. Without a configuration, that of the
  /// project's root counts, if there is one, or of the repository around it.
  ///
  /// - Throws: `ProjectError` if a path does not exist, no Swift file is found, or something in the
  ///   configuration is wrong.
  public init(
    paths: [String], in folder: String? = nil, configuration: ProjectConfiguration? = nil
  ) throws(ProjectError) {
    var tree = try SourceTree(paths: paths.map { GivenPath($0, in: folder) })
    name = tree.projectName
    root = tree.root
    // Not with `??`, which forgets the type of the error.
    if let configuration {
      self.configuration = configuration
    } else {
      self.configuration = try ProjectConfiguration.around(tree.root)
    }
    let selection = self.configuration.sources
    tree.select(selection)
    guard tree.files.contains(where: \.isSwift) else {
      throw .allExcluded(configuration: selection.fileName ?? ProjectConfiguration.fileName)
    }
    origin = .disk(tree)
  }

  /// The project of sources in memory, by path relative to its root.
  ///
  /// Property lists and entitlements among them count as on disk.
  public init(
    name: String, sources: [String: String],
    configuration: ProjectConfiguration = ProjectConfiguration()
  ) {
    let selection = configuration.sources
    self.configuration = configuration
    self.name = name
    root = nil
    origin = .memory(
      sources.filter { selection.contains($0.key) },
      notices: selection.notices(for: sources.keys.sorted()))
  }

  /// Reads the sources on all cores, and puts together what they say.
  ///
  /// Blocks until it is done. A file that cannot be read or parsed costs only itself: it becomes a
  /// notice in the graph.
  public func flowGraph(_ options: ReadingOptions = ReadingOptions()) -> FlowGraph {
    guard let folder = options.cacheFolder, !options.isThorough, case .disk(let tree) = origin,
      let key = InputDigest.digest(of: tree, configuration, workers: options.workers)
    else { return freshGraph(options) }
    let cache = GraphCache(folder: folder, root: tree.root)
    if let known = cache.graph(for: key) { return known }
    let graph = freshGraph(options)
    // A file that changed while it was read must not be taken for what it was before.
    if InputDigest.digest(of: tree, configuration, workers: options.workers) == key {
      cache.store(graph, for: key)
    }
    return graph
  }

  private func freshGraph(_ options: ReadingOptions) -> FlowGraph {
    let facts = facts(options)
    options.progress?(.understanding)
    return FlowIntrospector.graph(of: facts, workers: options.workers)
  }

  /// As `flowGraph()`, for those to whom a graph of nothing is no answer.
  ///
  /// - Throws: `ProjectError.nothingRead` if not one of the Swift files could be read.
  package func readGraph(
    _ options: ReadingOptions = ReadingOptions()
  ) throws(ProjectError) -> FlowGraph {
    let graph = flowGraph(options)
    try Self.refuseNothing(graph)
    return graph
  }

  /// - Throws: `ProjectError.nothingRead` for the graph of a project that could not be read at all.
  static func refuseNothing(_ graph: FlowGraph) throws(ProjectError) {
    guard graph.project.parsedFileCount == 0, let notice = graph.notices.first else { return }
    let place = notice.location.map { "\($0.file): " } ?? ""
    throw .nothingRead(reason: place + notice.message)
  }

  /// What the sources and the configuration say.
  package func facts(_ options: ReadingOptions = ReadingOptions()) -> ProjectFacts {
    var memory: FileMemory?
    return facts(options, &memory)
  }

  /// As `facts()`, from memory where files have not changed.
  func facts(_ options: ReadingOptions, _ memory: inout FileMemory?) -> ProjectFacts {
    var facts = sourceFacts(options, &memory)
    facts.vocabulary = configuration.vocabulary
    facts.notices += selectionNotices
    return facts
  }

  private func sourceFacts(
    _ options: ReadingOptions, _ memory: inout FileMemory?
  ) -> ProjectFacts {
    switch origin {
    case .disk(let tree):
      ProjectReader(
        files: tree.files, layout: tree.layout,
        projectFiles: tree.projectFiles.map { ($0, "\(tree.root)/\($0)") }, options: options
      ).facts(named: name, &memory)
    case .memory(let sources, _):
      ProjectReader(
        files: sources.map { SourceFile(path: $0, content: .text($1)) },
        layout: layout, options: options
      ).facts(named: name)
    }
  }

  /// The folders in which a change may change the project; empty for sources in memory.
  var folders: Set<String> {
    if case .disk(let tree) = origin { return tree.folders }
    return []
  }

  /// What is odd about the configuration's choice of files.
  private var selectionNotices: [Notice] {
    switch origin {
    case .disk(let tree): tree.selectionNotices
    case .memory(_, let notices): notices
    }
  }

  private var layout: ProjectLayout {
    switch origin {
    case .disk(let tree): return tree.layout
    case .memory(let sources, _):
      var layout = ProjectLayout(rootName: name, sources: sources)
      layout.selection = configuration.sources
      return layout
    }
  }

  /// The modules that hold the Swift files, sorted.
  package var modules: [String] {
    let paths =
      switch origin {
      case .disk(let tree): tree.files.map(\.path)
      case .memory(let sources, _): Array(sources.keys)
      }
    let layout = layout
    return Set(paths.filter { $0.hasSuffix(".swift") }.map(layout.module)).sorted()
  }
}
