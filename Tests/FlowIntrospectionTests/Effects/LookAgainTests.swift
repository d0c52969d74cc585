import SwiftFactsReader
import Testing

@testable import FlowIntrospection

/// The second look at what depends on what others found.
@Suite("Looking again", .timeLimit(.minutes(1)))
struct LookAgainTests {
  private static let source = """
    enum Aisle { case bread, milk }
    final class Trail {
      var places: [Aisle] = []
      func add(_ aisle: Aisle) { places.append(aisle) }
    }
    final class Bell {
      var onRing: (Aisle) -> Void = { _ in }
      func ring() { onRing(.milk) }
    }
    struct Sorter {
      func plain() -> Int { 1 }
    }
    struct Porter {
      let bell: Bell
      func work() { bell.ring() }
    }
    struct Clerk {
      let trail: Trail
      let bell: Bell
      func start() { bell.onRing = { aisle in self.trail.add(aisle) } }
      func sort() { trail.add(.bread) }
    }
    """

  private let index: SymbolIndex

  init() {
    let file = ProjectFacts.File(
      facts: FactsReader.facts(ofSource: Self.source, path: "Shop.swift"), module: "Shop")
    index = SymbolIndexBuilder.index(
      of: ProjectFacts(name: "Shop", files: [file]), vocabulary: .standard)
  }

  private func effects(of evaluator: Evaluator) -> [String] {
    index.units.map { unit in
      let effects = evaluator.allSummaries[unit.id]?.effects.map { "\($0)" } ?? []
      return "\(unit.title): \(effects)"
    }
  }

  @Test func onlyWhatAsksForOthersFindingsIsEvaluatedAgain() throws {
    let evaluator = Evaluator(index: index, vocabulary: .standard)
    evaluator.evaluateAll()
    let asking = index.units.filter { evaluator.footings[$0.id].asksOthers }.map(\.name)
    #expect(asking.contains("ring") && asking.contains("work"))
    #expect(!asking.contains("plain"))
    let before = evaluator.evaluationCount
    evaluator.lookAgain()
    #expect(evaluator.evaluationCount - before >= asking.count)
    #expect(evaluator.evaluationCount - before < before)
  }

  @Test(arguments: [1, 3])
  func itSaysWhatAnEvaluationFromScratchSays(workers: Int) {
    let first = Evaluator(index: index, vocabulary: .standard)
    first.evaluateAll()
    var told = first.records
    told.channels.formUnion(told.machines)
    #expect(told.closures.values.joined().count == 1)
    let scratch = Evaluator(index: index, vocabulary: .standard, records: told)
    scratch.evaluateAll()
    first.lookAgain(workers: workers)
    #expect(effects(of: first) == effects(of: scratch))
  }
}
