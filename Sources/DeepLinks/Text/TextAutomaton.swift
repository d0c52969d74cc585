/// A finite automaton without empty steps (Glushkov's), made of a text pattern.
///
/// State 0 is the start; every other state stands for one place of the pattern and is entered by a
/// scalar of its set.
package final class TextAutomaton: Sendable {
  /// What enters each state; empty for the start.
  let sets: [ScalarSet]
  /// The states that follow each state.
  let follow: [[Int]]
  /// Whether a text may end in each state.
  let accepts: [Bool]

  /// How many states and steps an automaton may have.
  private static let stateLimit = 4_096
  private static let stepLimit = 200_000

  /// Builds the automaton, `nil` if it would be too large.
  ///
  /// O(*n*²) at worst in the size of the pattern with its repetitions written out.
  package init?(_ pattern: TextPattern) {
    var builder = Builder()
    guard let whole = builder.add(pattern) else { return nil }
    builder.follow[0] = whole.first
    sets = builder.sets
    // A repetition in a repetition connects its parts twice.
    follow = builder.follow.map { Set($0).sorted() }
    var accepts = [Bool](repeating: false, count: builder.sets.count)
    for state in whole.last { accepts[state] = true }
    accepts[0] = whole.isNullable
    self.accepts = accepts
  }

  /// Whether the automaton takes the text.
  ///
  /// O(*n* · *s*) for *n* scalars and *s* steps: no text makes it slow.
  package func matches(_ text: String) -> Bool {
    var current = [0]
    var isNext = [Bool](repeating: false, count: sets.count)
    for scalar in text.unicodeScalars {
      var next: [Int] = []
      for state in current {
        for target in follow[state] where !isNext[target] && sets[target].contains(scalar) {
          isNext[target] = true
          next.append(target)
        }
      }
      if next.isEmpty { return false }
      for state in next { isNext[state] = false }
      current = next
    }
    return current.contains { accepts[$0] }
  }

  private struct Part {
    var isNullable: Bool
    var first: [Int]
    var last: [Int]

    static let empty = Part(isNullable: true, first: [], last: [])
    static let none = Part(isNullable: false, first: [], last: [])
  }

  private struct Builder {
    var sets: [ScalarSet] = [.empty]
    var follow: [[Int]] = [[]]
    var steps = 0

    mutating func add(_ pattern: TextPattern) -> Part? {
      // Repetitions of nothing add no state, but still take time.
      steps += 1
      guard steps <= stepLimit else { return nil }
      switch pattern {
      case .scalar(let set):
        guard sets.count < stateLimit else { return nil }
        if set.isEmpty { return Part.none }
        sets.append(set)
        follow.append([])
        return Part(isNullable: false, first: [sets.count - 1], last: [sets.count - 1])
      case .sequence(let parts):
        var whole = Part.empty
        for part in parts {
          guard let next = add(part), join(&whole, next) else { return nil }
        }
        return whole
      case .choice(let parts):
        var whole = Part.none
        for part in parts {
          guard let next = add(part) else { return nil }
          whole.isNullable = whole.isNullable || next.isNullable
          whole.first += next.first
          whole.last += next.last
        }
        return whole
      case .repeated(let part, let least, let most):
        return addRepeated(part, least: least, most: most)
      }
    }

    private mutating func addRepeated(_ pattern: TextPattern, least: Int, most: Int?) -> Part? {
      guard least <= stateLimit, most ?? 0 <= stateLimit else { return nil }
      var whole = Part.empty
      for _ in 0..<least {
        guard let next = add(pattern), join(&whole, next) else { return nil }
      }
      if let most {
        for _ in 0..<max(0, most - least) {
          guard var next = add(pattern) else { return nil }
          next.isNullable = true
          guard join(&whole, next) else { return nil }
        }
      } else {
        guard var next = add(pattern), connect(next.last, next.first) else { return nil }
        next.isNullable = true
        guard join(&whole, next) else { return nil }
      }
      return whole
    }

    /// Appends a part; false if there are too many steps.
    private mutating func join(_ whole: inout Part, _ next: Part) -> Bool {
      guard connect(whole.last, next.first) else { return false }
      if whole.isNullable { whole.first += next.first }
      whole.last = next.isNullable ? whole.last + next.last : next.last
      whole.isNullable = whole.isNullable && next.isNullable
      return true
    }

    private mutating func connect(_ sources: [Int], _ targets: [Int]) -> Bool {
      steps += sources.count * targets.count
      guard steps <= stepLimit else { return false }
      for source in sources { follow[source] += targets }
      return true
    }
  }
}
