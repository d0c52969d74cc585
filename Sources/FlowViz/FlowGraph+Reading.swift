import Foundation

extension FlowGraph {
  /// Reads an export that `flowviz export` or `GraphExport.encode` wrote.
  ///
  /// - Throws: `ProjectError`, which names the file and says what is wrong.
  public init(export path: String) throws(ProjectError) {
    try self.init(export: GivenPath(path, in: nil))
  }

  /// Reads folders and Swift files, or one export in their place.
  ///
  /// Relative paths start from `folder`, the process's current one if it is `nil`.
  ///
  /// - Throws: `ProjectError` if there is nothing to read.
  public init(
    paths: [String], in folder: String? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(ProjectError) {
    if let export = paths.first(where: { ($0 as NSString).pathExtension == "json" }) {
      guard paths.count == 1 else { throw .exportAmongSources(path: export) }
      try self.init(export: GivenPath(export, in: folder))
    } else {
      self = try SwiftProject(paths: paths, in: folder).readGraph(options)
    }
  }

  private init(export path: GivenPath) throws(ProjectError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path.absolute))
    } catch {
      throw FileManager.default.fileExists(atPath: path.absolute)
        ? .unreadable(path: path.text, reason: error.localizedDescription)
        : .missing(path: path.text)
    }
    try self.init(exportData: data, path: path.text)
  }

  /// Reads an export's bytes; errors name `path`.
  package init(exportData data: Data, path: String) throws(ProjectError) {
    do {
      self = try GraphExport.decode(data)
    } catch {
      throw .badExport(path: path, reason: error)
    }
  }
}
