import SwiftFactsReader
import Testing

@testable import FlowIntrospection

/// What a generic base class keeps is of another type in each subclass.
@Suite("Properties of generic base classes")
struct InheritedStateTests {
  @Test("Each subclass has its own state, whichever is looked at first")
  func eachSubclassHasItsOwn() {
    let source =
      """
      import SwiftUI
      class Keeper<State> {
        var state: State
        init(state: State) { self.state = state }
      }
      struct BreadState { var sheet: Bread? }
      struct MilkState { var sheet: Milk? }
      enum Bread { case rye }
      enum Milk { case oat }
      final class BreadKeeper: Keeper<BreadState> { func tap() { state.sheet = .rye } }
      final class MilkKeeper: Keeper<MilkState> { func tap() { state.sheet = .oat } }
      """
    let file = ProjectFacts.File(
      facts: FactsReader.facts(ofSource: source, path: "Shop.swift"), module: "Shop")
    let index = SymbolIndexBuilder.index(
      of: ProjectFacts(name: "Shop", files: [file]), vocabulary: .standard)
    let evaluator = Evaluator(index: index, vocabulary: .standard)
    evaluator.evaluateAll()
    let written = index.units.filter { $0.name == "tap" }.flatMap { unit in
      (evaluator.allSummaries[unit.id]?.effects ?? []).compactMap { effect -> String? in
        guard case .write = effect.verb, case .enumCase(_, let name, _) = effect.target else {
          return nil
        }
        return name
      }
    }
    #expect(written.sorted() == ["oat", "rye"])
  }
}
