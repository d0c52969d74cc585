/// Why a project cannot be read at all.
///
/// What goes wrong with one file among many is a notice in the graph instead.
public enum ProjectError: Error, Hashable, Sendable {
  case missing(path: String)
  case notSwift(path: String)
  case noSwiftFile(paths: [String])
  /// There are Swift files, but the configuration leaves all of them out.
  case allExcluded(configuration: String)
  /// There are Swift files, but none of them could be read.
  case nothingRead(reason: String)
  case unreadable(path: String, reason: String)
  case badExport(path: String, reason: GraphExportError)
  case exportAmongSources(path: String)
  case badConfiguration(ConfigurationError)
  /// None of the graph's files lies below the folder that was given for their root.
  case wrongRoot(path: String)
}

extension ProjectError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path):
      "there is no file or folder '\(path)'; check the path"
    case .notSwift(let path):
      "'\(path)' is neither a folder, nor a Swift file, nor an export (.json)"
    case .noSwiftFile(let paths):
      "no Swift file in \(paths.map { "'\($0)'" }.joined(separator: ", ")); "
        + "give the folder that holds the app's sources "
        + "(build folders, dependencies and hidden folders are left out)"
    case .allExcluded(let configuration):
      "no Swift file is left: 'include' and 'exclude' in \(configuration) leave all of them out"
    case .nothingRead(let reason):
      "no Swift file could be read: \(reason)"
    case .unreadable(let path, let reason):
      "cannot read '\(path)': \(reason)"
    case .badExport(let path, let reason):
      "cannot read '\(path)': \(reason)"
    case .exportAmongSources(let path):
      "'\(path)' is an export and stands for a whole project; give it alone"
    case .badConfiguration(let error):
      error.description
    case .wrongRoot(let path):
      "none of the project's files lies below '\(path)'; give the folder that their paths start from"
    }
  }
}
