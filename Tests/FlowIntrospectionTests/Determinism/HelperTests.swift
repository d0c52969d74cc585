import FlowModel
import SwiftFacts
import SwiftFactsReader
import Testing

@testable import FlowIntrospection

/// Several evaluators of the same functions: what helpers say must be what the leader would say.
@Suite("Evaluating on several threads", .timeLimit(.minutes(1)))
struct HelperTests {
  private static let shop = """
    enum Aisle { case bread, milk }
    final class Trail {
      var places: [Aisle] = []
      func leaf(_ aisle: Aisle) { places.append(aisle) }
    }
    struct Guide {
      let trail: Trail
      func caller() { trail.leaf(.bread) }
    }
    struct Ring {
      let trail: Trail
      func ping(_ again: Bool) { trail.leaf(.milk); if again { pong(false) } }
      func pong(_ again: Bool) { ping(again) }
    }
    struct Tower {
      let ring: Ring
      func above() { ring.pong(true) }
    }
    """

  private func index(_ source: String) -> SymbolIndex {
    let file = ProjectFacts.File(
      facts: FactsReader.facts(ofSource: source, path: "Shop.swift"), module: "Shop")
    return SymbolIndexBuilder.index(
      of: ProjectFacts(name: "Shop", files: [file]), vocabulary: .standard)
  }

  private func names(of index: SymbolIndex, in exchange: SummaryExchange) -> [String] {
    index.units.filter { $0.hasBody && exchange.contains($0.id) }.map(\.name).sorted()
  }

  /// One that has evaluated everything itself, and one that has only been helped.
  private func aloneAndHelped(_ index: SymbolIndex) -> (alone: Evaluator, leader: Evaluator) {
    let alone = Evaluator(index: index, vocabulary: .standard)
    alone.evaluateAll()
    let exchange = SummaryExchange(unitCount: index.units.count, evaluatorCount: 2)
    let helper = Evaluator(index: index, vocabulary: .standard)
    helper.help(Evaluator.Participation(in: exchange, number: 1, of: 2), of: 1)
    let leader = Evaluator(index: index, vocabulary: .standard)
    leader.participation = Evaluator.Participation(in: exchange, number: 0, of: 2)
    return (alone, leader)
  }

  @Test func helpersTellOnlyWhatWhoeverAsksFirstWouldFind() {
    let index = index(Self.shop)
    let exchange = SummaryExchange(unitCount: index.units.count, evaluatorCount: 2)
    let helper = Evaluator(index: index, vocabulary: .standard)
    helper.help(Evaluator.Participation(in: exchange, number: 1, of: 2), of: 1)
    let told = names(of: index, in: exchange)
    #expect(told.contains("leaf") && told.contains("caller"))
    #expect(!told.contains("ping") && !told.contains("pong") && !told.contains("above"))
  }

  @Test func whatTheLeaderSettledIsFirmGround() throws {
    let index = index(Self.shop)
    let exchange = SummaryExchange(unitCount: index.units.count, evaluatorCount: 2)
    let leader = Evaluator(index: index, vocabulary: .standard)
    leader.participation = Evaluator.Participation(in: exchange, number: 0, of: 2)
    let pong = try #require(index.units.first { $0.name == "pong" })
    _ = leader.summary(of: pong.id)
    let helper = Evaluator(index: index, vocabulary: .standard)
    helper.help(Evaluator.Participation(in: exchange, number: 1, of: 2), of: 1)
    #expect(names(of: index, in: exchange).contains("above"))
  }

  @Test func theLeaderTakesOverInsteadOfEvaluating() throws {
    let index = index(Self.shop)
    let (alone, leader) = aloneAndHelped(index)
    let leaf = try #require(index.units.first { $0.name == "leaf" })
    #expect(leader.takeOver(leaf.id))
    #expect(leader.isSettled(leaf.id))
    let own = try #require(alone.allSummaries[leaf.id])
    let taken = try #require(leader.allSummaries[leaf.id])
    #expect(taken.effects.map(\.verb) == own.effects.map(\.verb))
    #expect(taken.effects.map(\.target) == own.effects.map(\.target))
    #expect(!taken.effects.isEmpty)
    let pong = try #require(index.units.first { $0.name == "pong" })
    #expect(!leader.takeOver(pong.id))
  }

  @Test func whatIsFoundOnTheWayIsTakenOverToo() throws {
    let index = index(
      """
      import SwiftUI
      struct Shelf: View {
        @State var isOpen = false
        var body: some View { Text("a").sheet(isPresented: $isOpen) { Box() } }
      }
      struct Box: View { var body: some View { Text("b") } }
      """)
    let (alone, leader) = aloneAndHelped(index)
    for unit in index.units where unit.hasBody { #expect(leader.takeOver(unit.id)) }
    leader.takeFindings()
    #expect(!alone.records.sinks.isEmpty)
    #expect(leader.records.sinks == alone.records.sinks)
    #expect(leader.callers == alone.callers)
  }

  @Test(arguments: [2, 3, 8])
  func theGraphDoesNotDependOnTheirNumber(workers: Int) {
    let flows = (0..<60).map { number in
      """
      enum Route\(number) { case first, second(Int) }
      final class Flow\(number) {
        let navigation = UINavigationController()
        func start() { show(.first) }
        func show(_ route: Route\(number)) {
          switch route {
          case .first: navigation.pushViewController(First\(number)(), animated: true)
          case .second(let rest): if rest > 0 { again(rest - 1) }
          }
        }
        func again(_ rest: Int) { show(.second(rest)) }
      }
      final class First\(number): UIViewController {}
      """
    }
    let facts = ProjectFacts(
      name: "Shop",
      files: flows.enumerated().map { number, source in
        ProjectFacts.File(
          facts: FactsReader.facts(ofSource: source, path: "Flow\(number).swift"), module: "Shop")
      })
    let alone = FlowIntrospector.graph(of: facts)
    #expect(alone.nodes.count > 100)
    #expect(FlowIntrospector.graph(of: facts, workers: workers) == alone)
  }
}
