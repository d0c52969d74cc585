import Foundation

/// How a project's folders map to modules.
///
/// The nearest package or Xcode project above a file decides: a package's targets lie in
/// `Sources/NAME`, `Tests/NAME` or at a path that the manifest gives; an Xcode project's targets in
/// the folders beside it. Without either it is the top folder.
struct ProjectLayout: Sendable {
  private static let sourceFolders: Set<Substring> = ["Sources", "Source", "src", "Src"]
  private static let testFolders: Set<Substring> = ["Tests", "Test"]

  private let rootName: String
  /// By folder, relative to the root; the root is empty.
  private let packages: [String: PackageManifest]
  /// Names of Xcode projects by folder.
  private let xcodeProjects: [String: String]
  /// Where the root lies in a package around it: `Sources`, `Shop`.
  private let enclosing: [Substring]
  private let enclosingPackage: PackageManifest?
  /// Folders named `Sources` and the like that hold Swift files directly: no folder in them is a
  /// target.
  private let looseFolders: Set<String>

  /// What the configuration says of modules, which counts before everything else.
  var selection = SourceSelection()

  /// The layout of sources in memory.
  init(rootName: String, sources: [String: String]) {
    var packages: [String: PackageManifest] = [:]
    for (path, text) in sources where path.split(separator: "/").last == "Package.swift" {
      packages[Self.folder(of: path)] = PackageManifest(text)
    }
    self.rootName = rootName
    self.packages = packages
    xcodeProjects = [:]
    enclosing = []
    enclosingPackage = nil
    looseFolders = Self.looseFolders(sources.keys)
  }

  /// The layout of a folder on disk.
  init(root: CanonicalPath, walk: FolderWalk) {
    let here = (try? FileManager.default.contentsOfDirectory(atPath: root.text)) ?? []
    let manifests = Set(walk.manifests + here.filter { $0 == "Package.swift" })
    var packages: [String: PackageManifest] = [:]
    for path in manifests {
      packages[Self.folder(of: path)] = Self.manifest(at: "\(root.text)/\(path)")
    }
    var xcodeProjects: [String: String] = [:]
    let projects = Set(walk.xcodeProjects + here.filter { $0.hasSuffix(".xcodeproj") })
    for path in projects.sorted(by: >) {
      let name = (path as NSString).lastPathComponent
      xcodeProjects[Self.folder(of: path)] = (name as NSString).deletingPathExtension
    }
    rootName = root.name
    self.packages = packages
    self.xcodeProjects = xcodeProjects
    let around = packages[""] == nil ? Self.packageAround(root) : nil
    enclosing = around?.path ?? []
    enclosingPackage = around?.manifest
    looseFolders = Self.looseFolders(walk.files.lazy.map(\.path))
  }

  /// All that decides, in a fixed order.
  var description: String {
    func sorted<Value>(_ values: [String: Value], _ text: (Value) -> String) -> [String] {
      values.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }
    }
    func text(_ manifest: PackageManifest) -> String {
      "\(manifest.name ?? "-") \(sorted(manifest.targetsByPath) { $0 }) \(manifest.isolation)"
    }
    let parts = [
      [rootName], sorted(packages, text), sorted(xcodeProjects) { $0 },
      enclosing.map(String.init), [enclosingPackage.map(text) ?? "-"], looseFolders.sorted(),
    ]
    return "\(parts)"
  }

  /// The package's, else the Xcode project's, else the folder's name.
  var projectName: String {
    packages[""]?.name ?? xcodeProjects[""] ?? rootName
  }

  /// The module that holds a file, by the file's path relative to the root.
  func module(of path: String) -> String {
    if let name = selection.module(of: path) { return name }
    let folders = path.split(separator: "/").dropLast()
    for count in stride(from: folders.count, through: 0, by: -1) {
      let holder = folders.prefix(count).joined(separator: "/")
      let rest = folders.dropFirst(count)
      if let package = packages[holder] {
        let name = package.name ?? folders.prefix(count).last.map(String.init) ?? rootName
        if let target = target(in: package, named: name, rest) { return target }
        if xcodeProjects[holder] == nil { return name }
      }
      if let project = xcodeProjects[holder] {
        return folderModule(holder, rest, named: project)
      }
    }
    if let enclosingPackage {
      let name = enclosingPackage.name ?? rootName
      let target = target(in: enclosingPackage, named: name, (enclosing + folders)[...])
      if let target { return target }
    }
    return folderModule("", folders[...], named: rootName)
  }

  /// Whether what the file declares may belong to the main actor by default: its package's target says
  /// so, or it lies beside one of these Xcode projects' folders.
  func mayDefaultToMainActor(_ path: String, _ projects: Set<String>) -> Bool {
    let module = module(of: path)
    let folders = path.split(separator: "/").dropLast()
    for count in stride(from: folders.count, through: 0, by: -1) {
      let holder = folders.prefix(count).joined(separator: "/")
      if projects.contains(holder) { return true }
      if let package = packages[holder] { return package.mayDefaultToMainActor(module) }
      if xcodeProjects[holder] != nil { return false }
    }
    return enclosingPackage?.mayDefaultToMainActor(module) ?? false
  }

  private func target(
    in package: PackageManifest, named name: String, _ folders: ArraySlice<Substring>
  ) -> String? {
    if let target = package.target(holding: folders) { return target }
    guard let first = folders.first else { return nil }
    let second = folders.dropFirst().first.map(String.init)
    if Self.sourceFolders.contains(first) { return second ?? name }
    return Self.testFolders.contains(first) ? second ?? "\(name)Tests" : nil
  }

  /// The top folder, unless it only says that it holds sources.
  private func folderModule(
    _ holder: String, _ folders: ArraySlice<Substring>, named name: String
  ) -> String {
    guard let first = folders.first else { return name }
    guard Self.sourceFolders.contains(first) else { return String(first) }
    let folder = holder.isEmpty ? String(first) : "\(holder)/\(first)"
    guard !looseFolders.contains(folder), let second = folders.dropFirst().first else {
      return name
    }
    return String(second)
  }
}

extension ProjectLayout {
  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func manifest(at path: String) -> PackageManifest {
    let data = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    return PackageManifest(String(decoding: data, as: UTF8.self))
  }

  private static func looseFolders(_ paths: some Sequence<String>) -> Set<String> {
    var loose: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let folders = path.split(separator: "/").dropLast()
      if let last = folders.last, sourceFolders.contains(last) {
        loose.insert(folders.joined(separator: "/"))
      }
    }
    return loose
  }

  /// The package around a root that is one of its target folders or lies in one.
  private static func packageAround(
    _ root: CanonicalPath
  ) -> (manifest: PackageManifest, path: [Substring])? {
    let parts = root.parts
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else { continue }
      return (manifest(at: "\(folder)/Package.swift"), Array(parts.dropFirst(count)))
    }
    return nil
  }
}
