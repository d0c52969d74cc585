import Foundation

/// A project as it was at an earlier commit, read from git's objects; the work tree is left alone.
public struct ProjectRevision: Sendable {
  /// The graph of a revision, and what it lacks.
  public struct Reading: Sendable {
    public let graph: FlowGraph
    /// Submodules whose earlier state is not at hand, relative to the repository.
    public let missingSubmodules: [String]
  }

  /// The id of the commit.
  public let commit: String
  private let repository: GitRepository
  /// What is read, relative to the repository; empty for all of it.
  private let wanted: [String]

  /// Finds the revision in the repository around the paths, which are absolute.
  ///
  /// - Throws: `RevisionError` if there is no such revision or no repository.
  public init(_ revision: String, paths: [String]) throws(RevisionError) {
    repository = try Self.repository(of: paths)
    commit = try repository.commit(revision)
    let root = CanonicalPath(repository.root)
    wanted = paths.map { CanonicalPath(CanonicalPath.resolvingLinks($0)).relative(to: root) }
  }

  /// The graph of the revision, with the project's present configuration; empty if the revision has
  /// no Swift file at the paths.
  ///
  /// A commit's files never change, so that its graph is kept by the id of its tree; not where it has
  /// submodules, of which other states may be at hand another time.
  ///
  /// - Throws: `ProjectError` or `RevisionError` if something that is there cannot be read.
  public func read(
    configuration: ProjectConfiguration, _ options: ReadingOptions = ReadingOptions()
  ) throws -> Reading {
    guard let folder = options.cacheFolder, !options.isThorough,
      try !repository.entries(of: commit).contains(where: { $0.kind == .submodule })
    else { return try make(configuration, options) }
    let cache = GraphCache(folder: folder, root: "\(repository.root)@")
    let key = try key(configuration)
    if let known = cache.graph(for: key) { return Reading(graph: known, missingSubmodules: []) }
    let reading = try make(configuration, options)
    cache.store(reading.graph, for: key)
    return reading
  }

  private func make(
    _ configuration: ProjectConfiguration, _ options: ReadingOptions
  ) throws -> Reading {
    let snapshot = try RevisionSnapshot(of: commit, in: repository, wanted: wanted)
    return Reading(
      graph: try snapshot.graph(configuration: configuration, options),
      missingSubmodules: snapshot.missingSubmodules)
  }

  private func key(_ configuration: ProjectConfiguration) throws(RevisionError) -> Digest {
    var digest = InputDigest.beginning(configuration)
    for text in [repository.name, try repository.tree(of: commit)] + wanted { digest.add(text) }
    return digest
  }

  private static func repository(of paths: [String]) throws(RevisionError) -> GitRepository {
    var found: GitRepository?
    for path in paths {
      let repository = try GitRepository(around: path)
      if let found, found.root != repository.root {
        throw .manyRepositories(found.root, repository.root)
      }
      found = repository
    }
    guard let found else { throw .noRepository(path: ".") }
    return found
  }
}
