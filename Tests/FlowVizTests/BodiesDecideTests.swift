import FlowIntrospection
import FlowViz
import TestSupport
import Testing

/// Lists of libraries' names are for libraries: code that is there is read.
@Suite("Bodies decide, not lists of names")
struct BodiesDecideTests {
  @Test(
    "Without any library's vocabulary the samples' graphs are the same",
    arguments: ["Classic", "Flawed", "Reading", "Shop"])
  func withoutLibraries(_ sample: String) throws {
    let facts = try SwiftProject(paths: ["\(Repository.root)/samples/\(sample)"]).facts()
    let full = FlowIntrospector.graph(of: facts)
    let bare = FlowIntrospector.graph(of: facts, vocabulary: .system)
    #expect(!full.edges.isEmpty)
    let lost = Set(full.edges.map(\.id)).subtracting(bare.edges.map(\.id)).sorted()
    let gained = Set(bare.edges.map(\.id)).subtracting(full.edges.map(\.id)).sorted()
    #expect(lost == [])
    #expect(gained == [])
    let exports = (try GraphExport.encode(full), try GraphExport.encode(bare))
    #expect(exports.0 == exports.1)
  }
}
