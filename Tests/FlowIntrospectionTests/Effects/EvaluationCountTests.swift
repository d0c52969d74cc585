import SwiftFactsReader
import Testing

@testable import FlowIntrospection

/// Cost is counted in evaluations of bodies, which no machine makes slower.
@Suite("How often bodies are evaluated", .timeLimit(.minutes(1)))
struct EvaluationCountTests {
  private func evaluator(_ source: String) -> Evaluator {
    let file = ProjectFacts.File(
      facts: FactsReader.facts(ofSource: source, path: "Shop.swift"), module: "Shop")
    let vocabulary = Vocabulary.standard
    let index = SymbolIndexBuilder.index(
      of: ProjectFacts(name: "Shop", files: [file]), vocabulary: vocabulary)
    let evaluator = Evaluator(index: index, vocabulary: vocabulary, roles: Roles())
    evaluator.evaluateAll()
    return evaluator
  }

  private func bodies(_ evaluator: Evaluator) -> Int {
    evaluator.index.units.filter { $0.hasBody && !$0.isTest }.count
  }

  @Test(arguments: [10, 100, 300])
  func aChainIsEvaluatedOnceInEachLink(length: Int) {
    var source = "enum Place { case shelf }\nfinal class Guide {\n  var trail: [Place] = []\n"
    for number in 0..<length {
      source += "  func zorp\(number)(_ place: Place) { zorp\(number + 1)(place) }\n"
    }
    source += "  func zorp\(length)(_ place: Place) { trail.append(place) }\n}\n"
    let evaluator = evaluator(source)
    #expect(evaluator.evaluationCount == bodies(evaluator))
    let first = evaluator.index.units.first { $0.name == "zorp0" }
    let effects = first.flatMap { evaluator.allSummaries[$0.id]?.effects }
    #expect(effects?.contains { if case .write = $0.verb { true } else { false } } == true)
  }

  @Test(arguments: [10, 100, 400])
  func independentFlowsAreEvaluatedOnceEach(count: Int) {
    let source = (0..<count).map { number in
      """
      enum Place\(number): Hashable { case shelf, book }
      @Observable final class Guide\(number) {
        var trail: [Place\(number)] = []
        func zorp(_ place: Place\(number)) { trail.append(place) }
      }
      struct Home\(number): View {
        let guide: Guide\(number)
        var body: some View { Button("") { guide.zorp(.shelf) } }
      }

      """
    }.joined()
    let evaluator = evaluator(source)
    #expect(evaluator.evaluationCount == bodies(evaluator))
  }

  @Test(arguments: [2, 10, 60])
  func aRingIsEvaluatedABoundedNumberOfTimes(length: Int) {
    var source = "enum Place { case shelf }\nfinal class Guide {\n  var trail: [Place] = []\n"
    for number in 0..<length {
      source += """
          func zorp\(number)(_ place: Place) {
            trail.append(place)
            zorp\((number + 1) % length)(place)
          }

        """
    }
    let evaluator = evaluator(source + "}\n")
    #expect(evaluator.evaluationCount <= Evaluator.roundLimit * bodies(evaluator))
    #expect(evaluator.evaluationCount > bodies(evaluator))
  }

  @Test func onlyTheRingIsEvaluatedAgain() {
    let plain = (0..<50).map { "  func quax\($0)() { ping(.shelf) }\n" }.joined()
    let evaluator = evaluator(
      """
      enum Place { case shelf }
      final class Guide {
        var trail: [Place] = []
        func ping(_ place: Place) { if Bool.random() { pong(place) } }
        func pong(_ place: Place) { trail.append(place); ping(place) }

      """ + plain + "}\n")
    #expect(evaluator.evaluationCount <= bodies(evaluator) + 2 * (Evaluator.roundLimit - 1))
  }

  /// Each of many types hears of a bus and sends on through it: a sender asks all of them.
  @Test(arguments: [4, 12, 36])
  func subscribersInACircleAreEvaluatedABoundedNumberOfTimes(count: Int) {
    var source = """
      enum Place { case shelf }
      final class Bus { let places = PassthroughSubject<Place, Never>() }

      """
    for number in 0..<count {
      source += """
        final class Guide\(number) {
          let bus: Bus
          var trail: [Place] = []
          init(bus: Bus) {
            self.bus = bus
            bus.places.sink { place in
              self.trail.append(place)
              self.zorp(place)
            }
          }
          func zorp(_ place: Place) { bus.places.send(place) }
        }

        """
    }
    let evaluator = evaluator(source)
    let deliveries = evaluator.records.closures.values.map(\.count).reduce(0, +)
    #expect(deliveries == count)
    // What is sent is open, or a place of which nothing more is known; it is sent on three times.
    #expect(
      evaluator.evaluationCount <= Evaluator.roundLimit * (bodies(evaluator) + 6 * deliveries))
  }
}
