import SwiftFacts

/// Functions that look an item of the query up, and give it back if there is one.
extension LinkInterpreter {
  /// The item, there or not, where a function gives it back on one way and nothing on the other: who
  /// reads four items would go on in sixteen ways otherwise, whatever becomes of them.
  func readersJoined(_ results: [LinkResult], calledFrom state: LinkState) -> [LinkResult] {
    guard results.count == 2, let found = results.first(where: { $0.value != .none }),
      let missing = results.first(where: { $0.value == .none }),
      case .part(let text) = found.value, text.isItem,
      isOnlyRead(text, found.state, missing.state, state)
    else { return results }
    var joined = state
    joined.conditions.reading(text.part)
    return [LinkResult(state: joined, value: found.value)]
  }

  /// Whether the ways differ in nothing but whether the item is there.
  private func isOnlyRead(
    _ text: LinkText, _ found: LinkState, _ missing: LinkState, _ state: LinkState
  ) -> Bool {
    let atom = LinkAtom(text.part, .present)
    guard case .met(let with) = state.conditions.requiring(atom),
      case .met(let without) = state.conditions.refusing(atom),
      found.conditions.withoutNames == with.withoutNames,
      missing.conditions.withoutNames == without.withoutNames
    else { return false }
    return [found, missing].allSatisfy { way in
      way.isRunning && way.hops == state.hops && way.store == state.store
        && way.parked == state.parked && way.circumstances == state.circumstances
    }
  }
}

extension LinkText {
  /// Whether it is an item of the query or of a payload, as the link has it.
  fileprivate var isItem: Bool {
    switch part {
    case .query, .payload: edit == nil && !isDefaulted && !part.isCarrier
    default: false
    }
  }
}
