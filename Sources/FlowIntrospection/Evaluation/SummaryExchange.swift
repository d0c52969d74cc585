import SwiftFacts
import Synchronization

/// What evaluators of the same functions, each on its own thread, tell each other.
///
/// One of them leads: it evaluates every function in order, and what it says is what counts. The
/// others help by running ahead: they look at functions that the leader has not come to. A helper's
/// summary is taken over only if the function would be summarised so whoever asks for it first: if
/// it belongs to no recursive component and calls nothing that does, unless the leader has settled
/// that. So the graph is the same, byte for byte, with any number of helpers, however fast they are.
final class SummaryExchange: Sendable {
  /// A summary that has settled.
  struct Entry: Sendable {
    var evaluator: Int
    /// The effects' numbers in the table of the evaluator.
    var effects: [Int32]
    var returns: [Value]
    var footing: Footing
    /// What else its evaluation found; `nil` for nothing, and from the leader, who keeps it itself.
    var discoveries: Discoveries?
  }

  private struct State {
    var entries: [Entry?]
    /// The effects that each evaluator numbered so far.
    var effects: [ContiguousArray<Effect>]
  }

  private let state: Mutex<State>
  private let closed = Atomic(false)

  init(unitCount: Int, evaluatorCount: Int) {
    state = Mutex(
      State(
        entries: .init(repeating: nil, count: unitCount),
        effects: .init(repeating: [], count: evaluatorCount)))
  }

  /// Whether the leader needs no more help.
  var isClosed: Bool { closed.load(ordering: .relaxed) }

  func close() { closed.store(true, ordering: .relaxed) }

  func contains(_ unit: UnitID) -> Bool { state.withLock { $0.entries[unit.index] != nil } }

  /// What is known of a function, and the effects of its evaluator from a number on.
  ///
  /// The effects are a copy: a slice would keep the evaluator from adding to its list in place.
  func entry(
    of unit: UnitID, numbered known: (Int) -> Int
  ) -> (entry: Entry, newEffects: [Effect])? {
    state.withLock { state in
      guard let entry = state.entries[unit.index] else { return nil }
      return (entry, Array(state.effects[entry.evaluator][known(entry.evaluator)...]))
    }
  }

  /// Tells the others of a function, unless one of them was faster.
  func publish(_ entry: Entry, of unit: UnitID, effects table: EffectTable) {
    state.withLock { state in
      guard state.entries[unit.index] == nil else { return }
      state.effects[entry.evaluator] += table.effects(from: state.effects[entry.evaluator].count)
      state.entries[unit.index] = entry
    }
  }
}

/// What evaluating a function found besides what the function does.
final class Discoveries: Sendable {
  let records: Records
  let callers: [UnitID: Set<UnitID>]
  let waitingReaders: Set<UnitID>

  init(records: Records, callers: [UnitID: Set<UnitID>], waitingReaders: Set<UnitID>) {
    self.records = records
    self.callers = callers
    self.waitingReaders = waitingReaders
  }
}
