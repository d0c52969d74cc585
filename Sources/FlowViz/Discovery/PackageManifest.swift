import Foundation

/// What the text of a `Package.swift` says about where its targets lie.
///
/// The manifest is read, never run: only plain string literals count.
struct PackageManifest: Sendable {
  let name: String?
  /// Targets with a `path:` of their own, by that path relative to the manifest.
  let targetsByPath: [String: String]

  init(_ text: String) {
    name = text.firstMatch(of: /\bPackage\s*\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    var targets: [String: String] = [:]
    let declarations = text.matches(
      of: /\.(?:target|executableTarget|testTarget|macro|plugin)\s*\(\s*name:\s*"([^"\\]+)"/)
    for (index, declaration) in declarations.enumerated() {
      let end =
        index + 1 < declarations.count
        ? declarations[index + 1].range.lowerBound : text.endIndex
      let body = text[declaration.range.upperBound..<end]
      guard let path = body.firstMatch(of: /\bpath:\s*"([^"\\]+)"/)?.1 else { continue }
      let folders = path.split(separator: "/").filter { $0 != "." }
      targets[folders.joined(separator: "/")] = String(declaration.1)
    }
    targetsByPath = targets
  }

  /// The target whose own path holds a folder of the package, the deepest if there are several.
  func target(holding folders: ArraySlice<Substring>) -> String? {
    for count in stride(from: folders.count, through: 0, by: -1) {
      if let name = targetsByPath[folders.prefix(count).joined(separator: "/")] { return name }
    }
    return nil
  }
}
