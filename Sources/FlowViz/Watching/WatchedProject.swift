import FlowIntrospection

/// A project whose sources are read again and again while they change.
///
/// Only files that changed are read again, and where the facts are the same nothing is found out anew.
/// Every graph is the one that reading everything gives.
package struct WatchedProject: Sendable {
  private let paths: [String]
  private let folder: String?
  private let configurationFile: (path: String, name: String)?
  private var memory: FileMemory? = FileMemory()
  private var facts: ProjectFacts?
  /// What was read last; `nil` before the first time.
  package private(set) var reading: Reading?
  /// The folders in which a change may change what is read; absolute.
  package private(set) var folders: Set<String> = []

  /// What was read at one time.
  package struct Reading: Sendable {
    package var graph: FlowGraph
    package var configuration: ProjectConfiguration
    /// The absolute folder that the graph's paths start from.
    package var root: String
    /// How many files were read anew.
    package var readFileCount: Int
  }

  /// - Parameters:
  ///   - paths: folders and Swift files.
  ///   - folder: where relative ones start; the process's current one if it is `nil`.
  ///   - configurationFile: absolute, and what messages call it; `nil` for that of the project.
  package init(
    paths: [String], in folder: String?, configurationFile: (path: String, name: String)? = nil
  ) {
    self.paths = paths
    self.folder = folder
    self.configurationFile = configurationFile
  }

  /// Looks for files, reads those that changed, and puts together what all of them say.
  ///
  /// Blocks until it is done. What was read last stays when it fails.
  ///
  /// - Throws: `ProjectError` as `SwiftProject` does.
  package mutating func update(
    _ options: ReadingOptions = ReadingOptions()
  ) throws(ProjectError) -> Reading {
    let project = try find()
    let facts = project.facts(options, &memory)
    let readFileCount = memory?.newCount ?? 0
    let known = reading
    let graph: FlowGraph
    if let known, facts == self.facts {
      graph = known.graph
    } else {
      options.progress?(.understanding)
      graph = FlowIntrospector.graph(of: facts, workers: options.workers)
      try SwiftProject.refuseNothing(graph)
      self.facts = facts
    }
    let reading = Reading(
      graph: graph, configuration: project.configuration, root: project.root ?? "/",
      readFileCount: readFileCount)
    self.reading = reading
    return reading
  }

  /// Looks for files without reading them, so that `folders` is up to date.
  @discardableResult
  package mutating func find() throws(ProjectError) -> SwiftProject {
    var configuration: ProjectConfiguration?
    if let (path, name) = configurationFile {
      configuration = try ProjectConfiguration(file: path, named: name)
    }
    let project = try SwiftProject(paths: paths, in: folder, configuration: configuration)
    folders = project.folders
    if let (path, _) = configurationFile { folders.insert(CanonicalPath(path).folder.text) }
    return project
  }
}
