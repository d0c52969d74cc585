import FlowViz
import Foundation
import TestSupport

/// A sample app of which some files are damaged, taken through every stage.
///
/// The number is the seed: the same one gives the same sources.
struct FuzzCase {
  let name: String
  let sources: [String: String]
  /// The paths of the files that are damaged, sorted.
  let damaged: [String]

  init(number: UInt64, apps: [SampleApp]) {
    var random = SeededRandom(seed: number)
    let app = apps[Int.random(in: apps.indices, using: &random)]
    name = app.name
    var sources = app.sources
    let paths = app.sources.keys.sorted()
    var damaged: Set<String> = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let path = paths[Int.random(in: paths.indices, using: &random)]
      let other = paths[Int.random(in: paths.indices, using: &random)]
      let source = sources[path] ?? ""
      sources[path] =
        Int.random(in: 0..<3, using: &random) == 0
        ? SourceMutation.mangled(source, with: sources[other] ?? "", using: &random)
        : SourceMutation.mutated(source, using: &random)
      damaged.insert(path)
    }
    self.sources = sources
    self.damaged = damaged.sorted()
  }

  /// What is wrong with what the stages make of it, apart from crashing and not ending.
  func run() -> [String] {
    let project = SwiftProject(name: name, sources: sources)
    let graph = project.flowGraph()
    var faults: [String] = []
    if project.flowGraph(ReadingOptions(jobs: 1)) != graph {
      faults.append("a second run gives another graph")
    }
    if project.flowGraph(ReadingOptions(isThorough: true)) != graph {
      faults.append("thorough reading gives another graph")
    }
    do {
      if try GraphExport.decode(GraphExport.encode(graph)) != graph {
        faults.append("the export gives another graph")
      }
    } catch {
      faults.append("the export cannot be read: \(error)")
    }
    let report = Auditor().audit(graph)
    for format in ReporterFormat.allCases { _ = format.reporter().report(report) }
    return faults
  }
}

/// The Swift files and property lists of a sample, by path.
struct SampleApp {
  let name: String
  let sources: [String: String]

  static func all() throws -> [Self] {
    try Repository.samples.map { folder in
      var sources: [String: String] = [:]
      let files = FileManager.default.enumerator(atPath: folder)
      for case let path as String in files ?? FileManager.DirectoryEnumerator() {
        guard path.hasSuffix(".swift") || path.hasSuffix(".plist"), !path.contains(".build/")
        else { continue }
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
        sources[path] = String(decoding: data, as: UTF8.self)
      }
      return Self(name: (folder as NSString).lastPathComponent, sources: sources)
    }
  }
}
