import Foundation
import Synchronization

/// Finds and reads the build settings on disk that stand around files, each file once.
package final class BuildSettingsFinder: Sendable {
  private let known = Mutex<[String: BuildSettings]>([:])

  package init() {}

  /// Larger files are generated; reading them would cost more than it tells.
  private static let sizeLimit = 32 << 20
  /// How many folders between a file and the project's root are searched.
  private static let depthLimit = 8

  /// The settings that stand around a file: in its folder and those above it up to the project's
  /// root, in their projects (`*.xcodeproj`) and in their direct subfolders.
  ///
  /// The nearest folder that defines a name decides. Reads the disk; what cannot be read is left
  /// out.
  func settings(around path: String, relativePath: String) -> BuildSettings {
    let depth = relativePath.split(separator: "/").count - 1
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    var settings = BuildSettings()
    for _ in 0...max(0, min(depth, Self.depthLimit)) {
      var found = BuildSettings()
      for file in Self.files(in: folder) { found.merge(self.settings(of: file)) }
      settings.fill(from: found)
      folder = folder.deletingLastPathComponent()
    }
    return settings
  }

  /// The files with settings in a folder, in its projects and in its direct subfolders.
  static func files(in folder: URL) -> [URL] {
    entries(folder).flatMap { entry -> [URL] in
      guard entry.hasDirectoryPath else { return holdsSettings(entry) ? [entry] : [] }
      if entry.pathExtension == "xcodeproj" {
        return [entry.appendingPathComponent("project.pbxproj")]
      }
      return entries(entry).filter { $0.pathExtension == "xcconfig" }
    }
  }

  private static func holdsSettings(_ file: URL) -> Bool {
    file.lastPathComponent == "project.pbxproj" || file.pathExtension == "xcconfig"
  }

  private static func entries(_ folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (entries ?? []).sorted { $0.path < $1.path }
  }

  /// The settings that one file defines; none if it cannot be read.
  func settings(of file: URL) -> BuildSettings {
    if let known = known.withLock({ $0[file.path] }) { return known }
    let settings = Self.read(file)
    known.withLock { $0[file.path] = settings }
    return settings
  }

  private static func read(_ file: URL) -> BuildSettings {
    let isProject = file.lastPathComponent == "project.pbxproj"
    guard holdsSettings(file),
      let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int,
      size <= sizeLimit, let data = try? Data(contentsOf: file)
    else { return BuildSettings() }
    let text = String(decoding: data, as: UTF8.self)
    return isProject
      ? BuildSettingsReader.readProject(text) : BuildSettingsReader.readConfiguration(text)
  }
}
