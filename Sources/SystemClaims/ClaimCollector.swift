import DeepLinks
import FlowModel
import Foundation

/// Gathers the claims and notices of one file.
struct ClaimCollector {
  let file: String
  let settings: BuildSettings
  private let lines: LineTable
  private(set) var claims: [Claim] = []
  private(set) var notices: [Notice] = []

  init(file: String, contents: Data, settings: BuildSettings) {
    self.file = file
    self.settings = settings
    lines = LineTable(contents)
  }

  /// Adds the URL schemes of an Info.plist.
  mutating func addSchemes(_ root: PropertyListValue) {
    for type in root["CFBundleURLTypes"]?.elements ?? [] {
      for text in type["CFBundleURLSchemes"]?.texts ?? [] { addScheme(text) }
    }
  }

  /// Adds the domains that an entitlements file associates with the app for links.
  mutating func addDomains(_ root: PropertyListValue) {
    for text in root["com.apple.developer.associated-domains"]?.texts ?? [] { addDomain(text) }
  }

  /// Adds the schemes and domains of a project generator's manifest.
  mutating func addClaims(_ manifest: ManifestReader) {
    for text in manifest.texts(after: "CFBundleURLSchemes") { addScheme(text) }
    for text in manifest.texts(after: "com.apple.developer.associated-domains") { addDomain(text) }
  }

  mutating func addScheme(_ text: PropertyListValue.Text) {
    add(.scheme, text) { scheme in
      LinkPattern.isScheme(scheme)
        ? nil : "“\(scheme)” is not a URL scheme; write the letters before “:” only"
    }
  }

  mutating func addDomain(_ text: PropertyListValue.Text) {
    let service = "applinks:"
    guard text.value.hasPrefix(service) else { return }
    let domain = text.value.dropFirst(service.count).prefix { $0 != "?" }
    add(.domain, PropertyListValue.Text(value: String(domain), offset: text.offset)) { domain in
      domain.isEmpty || domain.contains { "/: ".contains($0) }
        ? "“\(text.value)” is no associated domain; write applinks: and the host only" : nil
    }
  }

  mutating func addNotice(_ message: String, offset: Int?) {
    notices.append(Notice(message: message, location: lines.location(offset, in: file)))
  }

  /// Adds each value that a text can have once its build variables are replaced, else the text.
  private mutating func add(
    _ kind: Claim.Kind, _ text: PropertyListValue.Text, problem: (String) -> String?
  ) {
    let location = lines.location(text.offset, in: file)
    let values = settings.expand(text.value)
    guard !values.isEmpty else {
      claims.append(Claim(kind: kind, value: text.value, location: location))
      return
    }
    for value in values {
      if let problem = problem(value) {
        notices.append(Notice(message: problem, location: location))
      }
      if value.isEmpty { continue }
      let isWritten = value == text.value
      claims.append(
        Claim(
          kind: kind, value: value, writtenAs: isWritten ? nil : text.value, location: location))
    }
  }
}
