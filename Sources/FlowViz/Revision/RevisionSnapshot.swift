import Foundation
import SystemClaims

/// The sources of an earlier revision, laid out in a temporary folder as long as the value lives.
///
/// Only what the tool reads is laid out, under the same names, so that the project, its modules and
/// its subjects are called what they are called in the work tree.
public final class RevisionSnapshot: Sendable {
  /// The id of the commit.
  public let commit: String
  /// The given paths in the snapshot; those that the revision has.
  public let paths: [String]
  /// Submodules whose earlier state is not at hand, relative to the repository.
  public let missingSubmodules: [String]
  private let folder: ScratchFolder

  /// Lays out what the revision has at the paths, which are absolute.
  ///
  /// - Throws: `RevisionError` if there is no such revision, or it cannot be read.
  public init(of revision: String, paths: [String]) throws(RevisionError) {
    let repository = try Self.repository(of: paths)
    let commit = try repository.commit(revision)
    let folder = try ScratchFolder()
    let name = (repository.root as NSString).lastPathComponent
    let copy = "\(folder.path)/\(name.isEmpty ? "repository" : name)"
    let relative = paths.map { path in
      CanonicalPath(CanonicalPath.resolvingLinks(path))
        .relative(to: CanonicalPath(repository.root))
    }
    var layout = SnapshotLayout(wanted: relative)
    try layout.write(repository, commit, at: copy, prefix: "")
    self.commit = commit
    self.folder = folder
    missingSubmodules = layout.missing.sorted()
    self.paths = relative.map { $0.isEmpty ? copy : "\(copy)/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
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

  /// The graph of the revision, with the project's present configuration; empty if the revision has
  /// no Swift file at the paths.
  ///
  /// - Throws: `ProjectError` if a file that is there cannot be read at all.
  public func graph(
    configuration: ProjectConfiguration, _ options: ReadingOptions = ReadingOptions()
  ) throws(ProjectError) -> FlowGraph {
    var options = options
    // The folder is another one each time: its graph would never be asked for again.
    options.cacheFolder = nil
    do {
      guard !paths.isEmpty else { return FlowGraph(project: ProjectSummary(name: "")) }
      return try SwiftProject(paths: paths, configuration: configuration).flowGraph(options)
    } catch {
      switch error {
      case .noSwiftFile, .allExcluded: return FlowGraph(project: ProjectSummary(name: ""))
      default: throw error
      }
    }
  }
}
