import Foundation

// The isolation that a project's settings give to declarations which name none.
extension SystemClaims {
  private static let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION"

  /// Whether some target of an Xcode project, or a configuration file around it, makes the main actor
  /// the default.
  ///
  /// Reads the disk; targets are not told apart.
  package static func mayDefaultToMainActor(
    projectFile path: String, relativePath: String,
    finder: BuildSettingsFinder = BuildSettingsFinder()
  ) -> Bool {
    let settings = finder.settings(around: path, relativePath: relativePath)
    return settings.values[setting]?.contains { $0.hasSuffix("MainActor") } ?? false
  }

  /// Whether the text of a project generator's manifest speaks of the main actor as the default.
  package static func mayDefaultToMainActor(manifest text: String) -> Bool {
    text.contains(setting) || text.contains("defaultIsolation(MainActor")
  }

  /// Whether a file of this name tells a generator what the project is.
  package static func isProjectManifest(_ name: String) -> Bool {
    if case .manifest? = ClaimFileKind(name: name) { true } else { false }
  }
}
