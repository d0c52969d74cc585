/// Storyboards of which there is one copy for each language.
enum LocalizedCopies {
  /// The files without the copies: of `Base.lproj/Main.storyboard` and `fr.lproj/Main.storyboard`
  /// the first stays, without a base the English one, else the first by path.
  static func removed(from files: [SourceFile]) -> [SourceFile] {
    var best: [String: String] = [:]
    for file in files where file.isStoryboard {
      let key = original(of: file.path)
      if let known = best[key], rank(known) <= rank(file.path) { continue }
      best[key] = file.path
    }
    return files.filter { !$0.isStoryboard || best[original(of: $0.path)] == $0.path }
  }

  private static func isLocalized(_ folder: Substring) -> Bool { folder.hasSuffix(".lproj") }

  /// The path without the folder of a language.
  private static func original(of path: String) -> String {
    path.split(separator: "/").filter { !isLocalized($0) }.joined(separator: "/")
  }

  private static func rank(_ path: String) -> (Int, String) {
    let language = path.split(separator: "/").first(where: isLocalized)
    switch language {
    case nil, "Base.lproj": return (0, path)
    case "en.lproj": return (1, path)
    default: return (2, path)
    }
  }
}
