/// What a file can tell the system, told from its name.
enum ClaimFileKind: Hashable, Sendable {
  /// `Info.plist`, `Shop-Info.plist`, …
  case infoPropertyList
  /// `*.entitlements`
  case entitlements
  /// `apple-app-site-association`, with or without `.json`.
  case siteAssociation
  /// XcodeGen's `project.yml` and Tuist's `Project.swift`.
  case manifest(ManifestReader.Format)

  init?(name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".plist"), name.contains("info") {
      self = .infoPropertyList
    } else if name.hasSuffix(".entitlements") {
      self = .entitlements
    } else if name == "apple-app-site-association" || name == "apple-app-site-association.json" {
      self = .siteAssociation
    } else if name == "project.yml" || name == "project.yaml" {
      self = .manifest(.yaml)
    } else if name == "project.swift" {
      self = .manifest(.swift)
    } else {
      return nil
    }
  }
}
