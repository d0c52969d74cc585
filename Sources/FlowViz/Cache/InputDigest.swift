import Foundation
import SystemClaims

/// What a graph depends on, as one digest: the contents of all files that are read, where they lie,
/// and the program that reads them.
enum InputDigest {
  /// Rises when an entry's form changes.
  private static let formVersion = 1

  /// The digest of a tree on disk; `nil` if some file cannot be read, which a later run may find
  /// otherwise.
  static func digest(
    of tree: SourceTree, _ configuration: ProjectConfiguration, workers: Int
  ) -> Digest? {
    var digest = beginning(configuration)
    digest.add(tree.layout.description)
    var words = ""
    dump(tree.selectionNotices, to: &words)
    digest.add(words)
    let settings = settingFiles(of: tree)
    let files =
      tree.files
      + (tree.projectFiles + settings).map { path in
        SourceFile(path: path, content: .disk(absolutePath: "\(tree.root)/\(path)", size: 0))
      }
    let contents = ParallelMap.map(files, workers: workers) { Self.digest(of: $0) }
    for (file, content) in zip(files, contents) {
      digest.add(file.path)
      guard let content else { return nil }
      digest.add(content)
    }
    return digest
  }

  /// The digest of the program and of the configuration that says what it reads and how.
  static func beginning(_ configuration: ProjectConfiguration) -> Digest {
    var digest = Digest()
    digest.add("flowviz \(FlowVizVersion.current) \(formVersion) \(programIdentity)")
    var words = ""
    // The rest of it changes what is done with the graph, and is kept in an order of the moment.
    dump(configuration.vocabulary, to: &words)
    dump(configuration.sources, to: &words)
    digest.add(words)
    return digest
  }

  private static func digest(of file: SourceFile) -> Digest? {
    switch file.content {
    case .text(let text):
      var digest = Digest()
      digest.add(text)
      return digest
    case .unreadable: return nil
    case .disk(let path, let size):
      return FileBytes.with(path) { bytes in
        // A project file may be missing; a file that was found must be there.
        guard let bytes else { return size == 0 ? Digest() : nil }
        return Digest(bytes)
      }
    }
  }

  /// The files with build settings around the claims and the Xcode projects, relative to the root.
  private static func settingFiles(of tree: SourceTree) -> [String] {
    var folders: Set<String> = []
    let places = tree.files.filter { SystemClaims.isClaimFile($0.name) }.map(\.path)
    for path in places + tree.projectFiles {
      let parts = path.split(separator: "/").dropLast()
      for count in 0...parts.count { folders.insert(parts.prefix(count).joined(separator: "/")) }
    }
    return folders.sorted().flatMap { folder in
      SystemClaims.settingFiles(in: folder.isEmpty ? tree.root : "\(tree.root)/\(folder)")
        .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
  }

  /// Which build of the program this is: another one may read the same sources differently.
  private static let programIdentity: String = {
    var status = stat()
    guard let path = Bundle.main.executablePath, stat(path, &status) == 0 else { return "" }
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return "\(status.st_size) \(changed.tv_sec) \(changed.tv_nsec)"
  }()
}
