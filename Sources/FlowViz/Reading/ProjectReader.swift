import FlowIntrospection
import FlowModel
import Foundation
import SwiftFacts
import SwiftFactsReader
import SystemClaims

/// Reads found files into facts, claims and notices.
struct ProjectReader {
  let files: [SourceFile]
  let layout: ProjectLayout
  /// Where Xcode keeps the project's settings, relative to the root, with the absolute path.
  var projectFiles: [(path: String, absolutePath: String)] = []
  var options = ReadingOptions()

  /// Everything that introspection needs, in an order that does not depend on that of the files.
  func facts(named name: String) -> ProjectFacts {
    var memory: FileMemory?
    return facts(named: name, &memory)
  }

  /// As `facts(named:)`, from memory where files have not changed; afterwards it knows these files
  /// and no others.
  func facts(named name: String, _ memory: inout FileMemory?) -> ProjectFacts {
    let files = LocalizedCopies.removed(from: self.files.filter { $0.name != "Package.swift" })
    // The largest first, so that no core is left with a long file at the end.
    let bySize = files.sorted { ($1.size, $0.path) < ($0.size, $1.path) }
    let layout = layout
    let reader = FileReader(way: options.isThorough ? .thorough : .quick)
    let progress = options.progress
    let results: [FileReader.Result]
    if let known = memory {
      let entries = ParallelMap.map(bySize, workers: options.workers) { known.read($0, by: reader) }
      memory = FileMemory(
        Dictionary(zip(bySize.map(\.path), entries)) { first, _ in first })
      results = entries.map(\.result)
    } else {
      results = ParallelMap.map(
        bySize, workers: options.workers,
        progress: { [count = bySize.count] in progress?(.reading(done: $0, of: count)) }
      ) { reader.read($0) }
    }

    var read: [ProjectFacts.File] = []
    var storyboards: [ProjectFacts.Storyboard] = []
    var claims: [Claim] = []
    var sitePaths: [Observation] = []
    var notices: [Notice] = []
    var lineCount = 0
    for result in results {
      claims += result.claims
      sitePaths += result.sitePaths
      notices += result.notices
      lineCount += result.lineCount
      if let storyboard = result.storyboard, !storyboard.isLaunchScreen {
        let module = layout.module(of: storyboard.path)
        let role = FileRole.role(
          path: storyboard.path, module: module, project: name, imports: [])
        if role == .app {
          storyboards.append(ProjectFacts.Storyboard(facts: storyboard, module: module))
        }
      }
      guard let facts = result.facts else { continue }
      let module = layout.module(of: facts.path)
      let role = FileRole.role(
        path: facts.path, module: module, project: name, imports: facts.imports)
      read.append(ProjectFacts.File(facts: facts, module: module, role: role))
    }
    var facts = ProjectFacts(
      name: name, files: read.sorted { $0.facts.path < $1.facts.path },
      storyboards: storyboards.sorted { $0.facts.path < $1.facts.path },
      mainStoryboards: mains(zip(bySize, results), reader.settings),
      claims: claims, notices: notices,
      fileCount: files.count(where: \.isSwift), lineCount: lineCount)
    facts.sitePaths = sitePaths
    let projects = mainActorProjects(reader.settings)
    facts.mainActorModules = Set(
      read.filter { layout.mayDefaultToMainActor($0.facts.path, projects) }.map(\.module))
    return facts
  }

  /// The folders of Xcode projects whose settings make the main actor the default isolation.
  private func mainActorProjects(_ finder: BuildSettingsFinder) -> Set<String> {
    let settings = projectFiles.filter {
      SystemClaims.mayDefaultToMainActor(
        projectFile: $0.absolutePath, relativePath: $0.path, finder: finder)
    }.map { ($0.path as NSString).deletingLastPathComponent }
    // A generator's manifest stands where the project will.
    let manifests = files.filter { file in
      SystemClaims.isProjectManifest(file.name)
        && file.text.map { SystemClaims.mayDefaultToMainActor(manifest: $0) } ?? false
    }.map(\.path)
    return Set((settings + manifests).map { ($0 as NSString).deletingLastPathComponent })
  }

  /// The storyboards that the system loads, `nil` where nothing was read that could name them.
  private func mains(
    _ results: some Sequence<(SourceFile, FileReader.Result)>, _ finder: BuildSettingsFinder
  ) -> [ProjectFacts.MainStoryboard]? {
    var found: Set<ProjectFacts.MainStoryboard>?
    func add(_ mains: [NamedMainStoryboard], of path: String) {
      let module = layout.module(of: path)
      found = (found ?? []).union(
        mains.map {
          ProjectFacts.MainStoryboard(name: $0.name, delegate: $0.delegate, module: module)
        })
    }
    for (file, result) in results {
      if let mains = result.mainStoryboards { add(mains, of: file.path) }
    }
    for project in projectFiles {
      let mains = SystemClaims.mainStoryboards(
        projectFile: project.absolutePath, finder: finder)
      if !mains.isEmpty { add(mains, of: project.path) }
    }
    return found?.sorted { ($0.name, $0.delegate ?? "") < ($1.name, $1.delegate ?? "") }
  }
}
