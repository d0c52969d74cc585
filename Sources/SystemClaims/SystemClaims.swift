import FlowModel
import Foundation

/// Reads what a project tells the operating system about its links.
///
/// Everything is read offline and nothing throws: a file that cannot be read gives a notice that
/// names it, and whatever else was found stays.
package enum SystemClaims {
  /// Whether a file of this name can hold claims.
  package static func isClaimFile(_ name: String) -> Bool { ClaimFileKind(name: name) != nil }

  /// The files with build settings that a claim's folder, or one above it, brings along: in it, in
  /// its projects and in its direct subfolders, relative to it.
  package static func settingFiles(in folder: String) -> [String] {
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    return BuildSettingsFinder.files(in: base).map { file in
      let outer = file.deletingLastPathComponent()
      return outer.standardizedFileURL.path == base.standardizedFileURL.path
        ? file.lastPathComponent : "\(outer.lastPathComponent)/\(file.lastPathComponent)"
    }
  }

  /// The claims of one file, in its order, and what was wrong with it.
  ///
  /// Build variables are looked up in the settings that stand in the file's folder and in those
  /// around it, up to the project's root (`path` without `relativePath`).
  ///
  /// - Parameters:
  ///   - path: Where the file is on disk.
  ///   - relativePath: The same from the project's root: what locations name.
  ///   - finder: Finds the build settings, and remembers those that it has read.
  package static func read(
    file path: String, relativePath: String, contents: Data,
    finder: BuildSettingsFinder = BuildSettingsFinder()
  ) -> (claims: [Claim], notices: [Notice]) {
    let name = String(path.split(separator: "/").last ?? "")
    guard let kind = ClaimFileKind(name: name) else { return ([], []) }
    let settings =
      kind != .siteAssociation && contents.contains(UInt8(ascii: "$"))
      ? finder.settings(around: path, relativePath: relativePath) : BuildSettings()
    return read(kind, relativePath: relativePath, contents: contents, settings: settings)
  }

  /// The claims of one file, with the build settings given.
  static func read(
    _ kind: ClaimFileKind, relativePath: String, contents: Data,
    settings: BuildSettings = BuildSettings()
  ) -> (claims: [Claim], notices: [Notice]) {
    if kind == .siteAssociation {
      return ([], siteAssociation(relativePath: relativePath, contents: contents).notices)
    }
    var collector = ClaimCollector(file: relativePath, contents: contents, settings: settings)
    do throws(PropertyListError) {
      switch kind {
      case .infoPropertyList:
        collector.addSchemes(try PropertyListValue(reading: contents))
      case .entitlements:
        collector.addDomains(try PropertyListValue(reading: contents))
      case .manifest(let format): collector.addClaims(ManifestReader(contents, format))
      case .siteAssociation: break
      }
    } catch {
      collector.addNotice(
        "\(relativePath) cannot be read as a property list: \(error); its claims are missing",
        offset: error.offset)
    }
    return (collector.claims, collector.notices)
  }

  /// Which links a site's file sends to the app and which it keeps, in its order; none for another
  /// file.
  ///
  /// A component that keeps only what some query or fragment marks is left out: no more is kept than
  /// is said.
  package static func sitePaths(relativePath: String, contents: Data) -> [Observation] {
    let name = relativePath.split(separator: "/").last ?? ""
    guard ClaimFileKind(name: String(name)) == .siteAssociation else { return [] }
    let association = siteAssociation(relativePath: relativePath, contents: contents).association
    return (association?.details ?? []).enumerated().flatMap { number, detail in
      detail.components.filter { !$0.isExcluded || $0.isOfPathAlone }.map { component in
        var data = ["pattern": component.pattern(domain: nil).description, "detail": "\(number)"]
        if component.isExcluded { data["keeps"] = "true" }
        return Observation(
          kind: .sitePath, subject: relativePath, data: data, location: component.location)
      }
    }
  }

  /// What an `apple-app-site-association` file says, `nil` if it cannot be read.
  ///
  /// The file does not name its domain: it holds for each site that serves it.
  package static func siteAssociation(relativePath: String, contents: Data) -> (
    association: SiteAssociation?, notices: [Notice]
  ) {
    var reader = SiteAssociationReader(file: relativePath, contents: contents)
    let association = reader.read()
    return (association, reader.notices)
  }
}
