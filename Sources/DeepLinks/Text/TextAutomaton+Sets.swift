extension TextAutomaton {
  enum Search: Hashable, Sendable {
    case found(String)
    case none
    /// The search became too large.
    case tooLarge
  }

  /// How many states a search may visit, and how many steps between them it may try.
  private static let visitLimit = 20_000
  private static let workLimit = 100_000

  /// The shortest text that all automata take.
  ///
  /// Breadth first through the product of the automata; O(product of their sizes) at worst, cut off
  /// at a limit.
  static func commonText(_ automata: [TextAutomaton], allowsEmpty: Bool) -> Search {
    let start = [Int](repeating: 0, count: automata.count)
    if allowsEmpty, zip(automata, start).allSatisfy({ $0.accepts[$1] }) { return .found("") }
    var trail = Trail<[Int]>(start)
    var work = 0
    while let (index, states) = trail.next() {
      guard let steps = steps(automata, from: states, work: &work) else { return .tooLarge }
      for step in steps {
        guard let scalar = step.set.telling, trail.add(step.states, after: index, by: scalar) else {
          continue
        }
        if zip(automata, step.states).allSatisfy({ $0.accepts[$1] }) {
          return .found(trail.text(trail.count - 1))
        }
        if trail.count > visitLimit { return .tooLarge }
      }
    }
    return .none
  }

  /// The shortest text that this automaton takes and the other does not.
  ///
  /// Breadth first through pairs of a state of this automaton and a set of states of the other;
  /// exponential at worst, cut off at a limit.
  func textMissing(in other: TextAutomaton, allowsEmpty: Bool, otherAllowsEmpty: Bool) -> Search {
    if allowsEmpty, accepts[0], !(otherAllowsEmpty && other.accepts[0]) { return .found("") }
    var trail = Trail<Pair>(Pair(state: 0, others: [0]))
    var work = 0
    while let (index, pair) = trail.next() {
      work += pair.others.reduce(0) { $0 + other.follow[$1].count }
      guard work <= Self.workLimit else { return .tooLarge }
      let targets = Set(pair.others.flatMap { other.follow[$0] }).sorted()
      for state in follow[pair.state] {
        let parts = other.split(sets[state], among: targets)
        work += targets.count * parts.count
        for (set, others) in parts {
          let next = Pair(state: state, others: others)
          guard let scalar = set.telling, trail.add(next, after: index, by: scalar) else {
            continue
          }
          if accepts[state], !others.contains(where: { other.accepts[$0] }) {
            return .found(trail.text(trail.count - 1))
          }
          if trail.count > Self.visitLimit { return .tooLarge }
        }
      }
    }
    return .none
  }

  private struct Pair: Hashable {
    var state: Int
    var others: [Int]
  }

  private struct Step {
    var states: [Int]
    var set: ScalarSet
  }

  /// The steps that all automata can take, `nil` if the work is too much.
  private static func steps(_ automata: [TextAutomaton], from states: [Int], work: inout Int)
    -> [Step]?
  {
    var steps = [Step(states: [], set: .all)]
    for (automaton, state) in zip(automata, states) {
      work += steps.count * automaton.follow[state].count
      guard work <= workLimit else { return nil }
      var longer: [Step] = []
      for step in steps {
        for target in automaton.follow[state] {
          let set = step.set.intersection(automaton.sets[target])
          if !set.isEmpty { longer.append(Step(states: step.states + [target], set: set)) }
        }
      }
      steps = longer
    }
    return steps
  }

  /// Splits a set so that each part enters the same states.
  private func split(_ set: ScalarSet, among targets: [Int]) -> [(ScalarSet, [Int])] {
    var parts: [(ScalarSet, [Int])] = [(set, [])]
    for target in targets {
      var finer: [(ScalarSet, [Int])] = []
      for (part, entered) in parts {
        let inside = part.intersection(sets[target])
        let outside = part.subtracting(sets[target])
        if !inside.isEmpty { finer.append((inside, entered + [target])) }
        if !outside.isEmpty { finer.append((outside, entered)) }
      }
      parts = finer
    }
    return parts
  }
}

/// The states that a breadth-first search has seen, with the way to each.
private struct Trail<State: Hashable> {
  private var states: [State]
  private var seen: Set<State>
  private var origins: [(from: Int, scalar: Unicode.Scalar)] = [(-1, "\0")]
  private var position = 0

  init(_ start: State) {
    states = [start]
    seen = [start]
  }

  var count: Int { states.count }

  /// The next state that has not been looked at.
  mutating func next() -> (index: Int, state: State)? {
    guard position < states.count else { return nil }
    position += 1
    return (position - 1, states[position - 1])
  }

  /// Adds a state; false if it was seen before.
  mutating func add(_ state: State, after index: Int, by scalar: Unicode.Scalar) -> Bool {
    guard seen.insert(state).inserted else { return false }
    states.append(state)
    origins.append((index, scalar))
    return true
  }

  /// The text that leads to a state.
  func text(_ index: Int) -> String {
    var scalars: [Unicode.Scalar] = []
    var index = index
    while index > 0 {
      scalars.append(origins[index].scalar)
      index = origins[index].from
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.reversed())
    return text
  }
}
