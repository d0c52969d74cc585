import FlowViz
import Foundation
import TestSupport
import Testing

@Suite("The same input gives the same bytes")
struct SameBytesTests {
  @Test("From disk twice, and from memory", arguments: Repository.samples)
  func everyWay(sample: String) throws {
    let first = try GraphExport.encode(FlowGraph(paths: [sample]))
    #expect(try GraphExport.encode(FlowGraph(paths: [sample])) == first)
    #expect(try GraphExport.encode(FlowGraph(paths: ["\(sample)/../\(name(sample))/."])) == first)
    let project = SwiftProject(name: name(sample), sources: try sources(in: sample))
    #expect(try GraphExport.encode(project.flowGraph()) == first)
  }

  @Test("An export reads back as what it was", arguments: Repository.samples)
  func export(sample: String) throws {
    let graph = try FlowGraph(paths: [sample])
    let folder = try TemporaryFolder()
    try folder.write("flows.json", GraphExport.encode(graph))
    #expect(try FlowGraph(paths: [folder("flows.json")]) == graph)
  }

  private func name(_ folder: String) -> String { (folder as NSString).lastPathComponent }

  private func sources(in folder: String) throws -> [String: String] {
    var sources: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: folder)
    while let path = files?.nextObject() as? String {
      let isWanted = ["swift", "plist", "entitlements"].contains((path as NSString).pathExtension)
      guard isWanted, !path.contains(".build/") else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
      sources[path] = String(decoding: data, as: UTF8.self)
    }
    return sources
  }
}
