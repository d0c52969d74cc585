import FlowIntrospection
import FlowModel
import SwiftFacts

/// Reads found files into facts, claims and notices.
struct ProjectReader {
  let files: [SourceFile]
  let layout: ProjectLayout

  /// Everything that introspection needs, in an order that does not depend on that of the files.
  func facts(named name: String) -> ProjectFacts {
    let files = self.files.filter { $0.name != "Package.swift" }
    // The largest first, so that no core is left with a long file at the end.
    let bySize = files.sorted { ($1.size, $0.path) < ($0.size, $1.path) }
    let layout = layout
    let results = ParallelMap.map(bySize) { FileReader.read($0) }

    var read: [ProjectFacts.File] = []
    var claims: [Claim] = []
    var notices: [Notice] = []
    var lineCount = 0
    for result in results {
      claims += result.claims
      notices += result.notices
      lineCount += result.lineCount
      guard let facts = result.facts else { continue }
      let module = layout.module(of: facts.path)
      let role = FileRole.role(
        path: facts.path, module: module, project: name, imports: facts.imports)
      read.append(ProjectFacts.File(facts: facts, module: module, role: role))
    }
    return ProjectFacts(
      name: name, files: read.sorted { $0.facts.path < $1.facts.path },
      claims: claims, notices: notices,
      fileCount: files.count(where: \.isSwift), lineCount: lineCount)
  }
}
