/// Names in a project's folders that matter to its graph.
package enum WatchedNames {
  private static let files: Set = [
    "Package.swift", "project.pbxproj", ProjectConfiguration.fileName,
  ]

  /// Whether the graph may be another one when something of this name changes.
  ///
  /// - Parameter isFolder: whether a folder is called so.
  package static func contains(_ name: String, isFolder: Bool) -> Bool {
    if isFolder { return !SkippedNames.contains(name) || name.hasSuffix(".xcodeproj") }
    return files.contains(name) || name.hasSuffix(".xcconfig") || FolderWalk.isWanted(name)
  }
}
