import SwiftFacts
import SwiftFactsReader
import Testing

@Suite struct DeclarationTests {
  @Test func nestedTypesStandFlatInSourceOrder() {
    let facts = read(
      """
      public final class AppCoordinator: Base, Observable {
        enum Root: String { case home = "h", detail(id: Int) }
        @Published var root: Root = .home
      }
      """)
    #expect(facts.types.map(\.path) == [["AppCoordinator"], ["AppCoordinator", "Root"]])
    #expect(facts.types[0].modifiers == ["final"])
    #expect(facts.types[0].access == .public)
    #expect(facts.types[0].inherited == [TypeReference("Base"), TypeReference("Observable")])
    #expect(facts.types[1].cases.map(\.name) == ["home", "detail"])
    #expect(facts.types[0].properties.first?.attributes == [Attribute("Published")])
  }
}

func read(_ source: String) -> FileFacts {
  SwiftFactsReader.facts(ofSource: source, path: "File.swift")
}
