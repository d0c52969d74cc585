/// Folders that hold no code of the app.
enum SkippedNames {
  private static let folders: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules",
  ]

  /// Bundles: folders that tools show as one file; nothing in them is compiled with the app.
  private static let bundleExtensions: Set = [
    "app", "bundle", "docc", "framework", "xcassets", "xcdatamodeld", "xcframework",
    "xcodeproj", "xcworkspace",
  ]

  /// Whether discovery stays out of a folder of this name.
  static func contains(_ name: String) -> Bool {
    if name.hasPrefix(".") || folders.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return bundleExtensions.contains(String(name[name.index(after: dot)...]))
  }
}
