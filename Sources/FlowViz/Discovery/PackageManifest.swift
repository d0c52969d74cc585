import Foundation

/// What the text of a `Package.swift` says about where its targets lie.
///
/// The manifest is read, never run: only plain string literals count.
struct PackageManifest: Sendable {
  let name: String?
  /// Targets with a `path:` of their own, by that path relative to the manifest.
  let targetsByPath: [String: String]
  /// Targets whose settings make the main actor the default isolation.
  private let mainActorTargets: Set<String>
  /// Whether the manifest says so in a place that may hold for any target.
  private let mayDefaultToMainActor: Bool

  init(_ text: String) {
    name = text.firstMatch(of: /\bPackage\s*\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    var targets: [String: String] = [:]
    var mainActorTargets: Set<String> = []
    var isolations = text.ranges(of: /defaultIsolation\s*\(\s*MainActor\.self/)
    let declarations = text.matches(
      of: /\.(?:target|executableTarget|testTarget|macro|plugin)\s*\(\s*name:\s*"([^"\\]+)"/)
    for (index, declaration) in declarations.enumerated() {
      let end =
        index + 1 < declarations.count
        ? declarations[index + 1].range.lowerBound : text.endIndex
      let body = text[declaration.range.upperBound..<end]
      let own = body.prefix(Self.length(ofArguments: body))
      let count = isolations.count
      isolations.removeAll { own.startIndex <= $0.lowerBound && $0.upperBound <= own.endIndex }
      if isolations.count < count { mainActorTargets.insert(String(declaration.1)) }
      guard let path = body.firstMatch(of: /\bpath:\s*"([^"\\]+)"/)?.1 else { continue }
      let folders = path.split(separator: "/").filter { $0 != "." }
      targets[folders.joined(separator: "/")] = String(declaration.1)
    }
    targetsByPath = targets
    self.mainActorTargets = mainActorTargets
    mayDefaultToMainActor = !isolations.isEmpty
  }

  /// What the manifest says of isolation, in a fixed order.
  var isolation: String { "\(mayDefaultToMainActor) \(mainActorTargets.sorted())" }

  /// Whether what a target declares may belong to the main actor by default.
  func mayDefaultToMainActor(_ target: String) -> Bool {
    mayDefaultToMainActor || mainActorTargets.contains(target)
  }

  /// How long a call's arguments are, told from its parentheses; strings may hold some too.
  private static func length(ofArguments text: Substring) -> Int {
    var depth = 1
    var isInString = false
    var length = 0
    for character in text {
      switch character {
      case "\"": isInString.toggle()
      case "(" where !isInString: depth += 1
      case ")" where !isInString: depth -= 1
      default: break
      }
      if depth == 0 { return length }
      length += 1
    }
    return length
  }

  /// The target whose own path holds a folder of the package, the deepest if there are several.
  func target(holding folders: ArraySlice<Substring>) -> String? {
    for count in stride(from: folders.count, through: 0, by: -1) {
      if let name = targetsByPath[folders.prefix(count).joined(separator: "/")] { return name }
    }
    return nil
  }
}
