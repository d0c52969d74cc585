import Foundation

/// The files of a project on disk, found and not yet read.
struct SourceTree: Sendable {
  /// The absolute folder that paths start from.
  let root: String
  private(set) var files: [SourceFile]
  private(set) var layout: ProjectLayout
  /// What is odd about the configuration's choice of files.
  private(set) var selectionNotices: [Notice] = []
  /// The settings files of Xcode projects, relative to the root.
  let projectFiles: [String]
  /// The folders in which a change may change the tree or what its files say; absolute.
  let folders: Set<String>

  var projectName: String { layout.projectName }

  init(paths: [GivenPath]) throws(ProjectError) {
    var folders: [CanonicalPath] = []
    var singleFiles: [CanonicalPath] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path.absolute, isDirectory: &isFolder) else {
        throw .missing(path: path.text)
      }
      if isFolder.boolValue {
        folders.append(CanonicalPath(path.absolute))
      } else if path.text.hasSuffix(".swift") {
        singleFiles.append(CanonicalPath(path.absolute))
      } else {
        throw .notSwift(path: path.text)
      }
    }
    let root = CanonicalPath.commonFolder(of: folders + singleFiles.map(\.folder))
    var walk = FolderWalk(root: root.text)
    for folder in folders.sorted(by: { $0.text < $1.text }) {
      walk.search(folder: folder.text, relative: folder.relative(to: root))
    }
    let known = Set(walk.files.map(\.path))
    for file in Set(singleFiles).sorted(by: { $0.text < $1.text }) {
      let relative = file.relative(to: root)
      if !known.contains(relative) { walk.add(file: file.text, relative: relative) }
    }
    walk.followLinks()
    guard walk.files.contains(where: \.isSwift) else {
      throw .noSwiftFile(paths: paths.map(\.text))
    }
    self.root = root.text
    files = walk.files.sorted { $0.path < $1.path }
    layout = ProjectLayout(root: root, walk: walk)
    projectFiles = walk.xcodeProjects.map { "\($0)/project.pbxproj" }.sorted()
    self.folders =
      walk.folders
      .union(walk.xcodeProjects.map { "\(root.text)/\($0)" })
      .union(singleFiles.map(\.folder.text))
      .union(Self.repositoryFolders(around: root.text))
  }

  /// The root and the folders above it that may hold its package or configuration: those of the
  /// repository.
  private static func repositoryFolders(around root: String) -> [String] {
    let parts = CanonicalPath.resolvingLinks(root).split(separator: "/")
    func folder(_ count: Int) -> String { "/" + parts.prefix(count).joined(separator: "/") }
    let top = (0...parts.count).last {
      FileManager.default.fileExists(atPath: "\(folder($0))/.git")
    }
    return [root] + (top.map { $0..<parts.count }.map { $0.map(folder) } ?? [])
  }

  /// Leaves out what a configuration leaves out, and takes its modules.
  mutating func select(_ selection: SourceSelection) {
    selectionNotices = selection.notices(for: files.map(\.path))
    files = files.filter { selection.contains($0.path) }
    layout.selection = selection
  }
}
