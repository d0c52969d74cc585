import Foundation
import SwiftFacts
import SwiftFactsReader
import TestSupport
import Testing

@Suite("The quick reader says what SwiftSyntax says")
struct QuickReaderTests {
  @Test("In every form that it knows", arguments: QuickForms.all)
  func forms(source: String) {
    #expect(FactsReader.isQuick(source))
    expectSameFacts(source)
  }

  @Test("For what it leaves to SwiftSyntax", arguments: QuickForms.left)
  func others(source: String) {
    #expect(!FactsReader.isQuick(source))
    expectSameFacts(source)
  }

  @Test("In the samples, nearly all of which it reads", arguments: Repository.samples)
  func samples(folder: String) throws {
    let sources = try Self.sources(in: folder)
    for source in sources { expectSameFacts(source) }
    let quick = sources.count { FactsReader.isQuick($0) }
    let directives = sources.count { $0.contains("flowviz:") }
    #expect(quick == sources.count - directives)
  }

  @Test("In sources that somebody broke", arguments: 0..<8)
  func mutants(round: Int) throws {
    var random = SeededRandom(seed: UInt64(round) + 1)
    let sources = try Repository.samples.flatMap(Self.sources).filter { $0.utf8.count > 100 }
    var quick = 0
    for _ in 0..<150 {
      let mutant = SourceMutation.mutated(
        sources[Int.random(in: sources.indices, using: &random)], using: &random)
      guard FactsReader.isQuick(mutant) else { continue }
      quick += 1
      expectSameFacts(mutant)
    }
    // Some changes leave Swift behind; of others nothing would be learned.
    #expect(quick > 20)
  }

  private func expectSameFacts(_ source: String) {
    let thorough = FactsReader.facts(ofSource: source, path: "A.swift", way: .thorough)
    let quick = FactsReader.facts(ofSource: source, path: "A.swift", way: .quick)
    guard quick != thorough else { return }
    Issue.record("different facts of\n\(source)\n\(quick)\n\(thorough)")
  }

  static func sources(in folder: String) throws -> [String] {
    var sources: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    let paths = (files?.compactMap { $0 as? String } ?? []).sorted()
    for path in paths where path.hasSuffix(".swift") && !path.contains(".build/") {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
      sources.append(String(decoding: data, as: UTF8.self))
    }
    return sources
  }
}
