import SwiftFacts
import Testing

@testable import SwiftFactsReader

@Suite struct SuspensionTests {
  private let source = """
    struct Sender {
      func send() async throws {
        try await save()
        let text = await load() + "é"
        Task { await close(await last()) }
      }
    }
    """

  @Test func awaitStandsInOrder() {
    let facts = FactsReader.facts(ofSource: source, path: "Sender.swift")
    let expected = [(3, 9), (4, 16), (5, 12), (5, 24)].map { Position(line: $0.0, column: $0.1) }
    #expect(facts.suspensions == expected)
  }
}
