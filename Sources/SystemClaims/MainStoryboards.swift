import Foundation

/// A storyboard that an Info.plist or a project's settings tell the system to load.
package struct NamedMainStoryboard: Hashable, Sendable {
  /// The storyboard's name, build variables replaced where they are known.
  package var name: String
  /// The class of the scene's delegate; `nil` for the storyboard of the app itself.
  package var delegate: String?
}

extension SystemClaims {
  /// The storyboards that an Info.plist tells the system to load: `UIMainStoryboardFile`, and
  /// `UISceneStoryboardFile` of each scene's configuration.
  ///
  /// None where the file cannot be read; `read(file:relativePath:contents:)` says so.
  package static func mainStoryboards(
    file path: String, relativePath: String, contents: Data,
    finder: BuildSettingsFinder = BuildSettingsFinder()
  ) -> [NamedMainStoryboard] {
    let name = String(path.split(separator: "/").last ?? "")
    guard ClaimFileKind(name: name) == .infoPropertyList,
      let root = try? PropertyListValue(reading: contents)
    else { return [] }
    let settings =
      contents.contains(UInt8(ascii: "$"))
      ? finder.settings(around: path, relativePath: relativePath) : BuildSettings()
    var result: [NamedMainStoryboard] = []
    func add(_ texts: [PropertyListValue.Text], delegate: String?) {
      for text in texts {
        for value in settings.expand(text.value) {
          let main = NamedMainStoryboard(name: value, delegate: delegate)
          if !result.contains(main) { result.append(main) }
        }
      }
    }
    for key in ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "NSMainStoryboardFile"] {
      add(root[key]?.texts ?? [], delegate: nil)
    }
    guard
      case .dictionary(let roles)? = root["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    else { return result }
    for role in roles {
      for scene in role.value.elements {
        let delegate = scene["UISceneDelegateClassName"]?.texts.first?.value
        add(scene["UISceneStoryboardFile"]?.texts ?? [], delegate: delegate)
      }
    }
    return result
  }

  /// The storyboards that an Xcode project's settings put into the Info.plist that it makes.
  package static func mainStoryboards(
    projectFile path: String, finder: BuildSettingsFinder = BuildSettingsFinder()
  ) -> [NamedMainStoryboard] {
    let settings = finder.settings(of: URL(fileURLWithPath: path))
    let names = ["INFOPLIST_KEY_UIMainStoryboardFile", "INFOPLIST_KEY_NSMainStoryboardFile"]
    return names.flatMap { settings.values[$0] ?? [] }
      .map { NamedMainStoryboard(name: $0, delegate: nil) }
  }

  /// Whether a file of this name can name main storyboards.
  package static func isInfoPropertyList(_ name: String) -> Bool {
    ClaimFileKind(name: name) == .infoPropertyList
  }
}
