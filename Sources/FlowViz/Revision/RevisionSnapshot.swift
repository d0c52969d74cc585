import Foundation

/// The sources of an earlier revision, laid out in a temporary folder as long as the value lives.
///
/// Only what the tool reads is laid out, under the same names, so that the project, its modules and
/// its subjects are called what they are called in the work tree.
final class RevisionSnapshot: Sendable {
  /// The wanted paths in the snapshot; those that the revision has.
  let paths: [String]
  /// Submodules whose earlier state is not at hand, relative to the repository.
  let missingSubmodules: [String]
  private let folder: ScratchFolder

  /// Lays out what the commit has at the paths, which are relative to the repository.
  init(
    of commit: String, in repository: GitRepository, wanted: [String]
  ) throws(RevisionError) {
    let folder = try ScratchFolder()
    let copy = "\(folder.path)/\(repository.name)"
    var layout = SnapshotLayout(wanted: wanted)
    try layout.write(repository, commit, at: copy, prefix: "")
    self.folder = folder
    missingSubmodules = layout.missing.sorted()
    paths = wanted.map { $0.isEmpty ? copy : "\(copy)/\($0)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The graph of what was laid out; empty if that holds no Swift file.
  func graph(
    configuration: ProjectConfiguration, _ options: ReadingOptions
  ) throws(ProjectError) -> FlowGraph {
    var options = options
    // The folder is another one each time: under its name no graph would ever be found again.
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
