import SwiftFacts

/// Many ways that come to the same condition.
extension LinkInterpreter {
  /// So many ways go through a condition one by one, each in the order of the source.
  private static let fewWays = 4

  /// Runs a conditional statement for all ways together; `nil` for all else, and for few of them.
  ///
  /// The tests of an `else if` chain fork each way that fails the tests before: one by one the ways
  /// would grow with the power of the chain's length.
  func together(
    _ statement: Statement, _ states: [LinkState], _ frame: LinkFrame, yields: Bool = false
  ) -> [LinkState]? {
    guard states.count(where: \.isRunning) > Self.fewWays else { return nil }
    let conditions: [Condition]
    var then: [Statement] = []
    let otherwise: [Statement]
    switch statement.kind {
    case .conditional(let tests, let body, let rest) where !yields || !rest.isEmpty:
      (conditions, then, otherwise) = (tests, body, rest)
    case .guarded(let tests, let rest) where !yields: (conditions, otherwise) = (tests, rest)
    default: return nil
    }
    var fork = LinkFork()
    for state in states where state.isRunning {
      guard budget.takeStep() else {
        fork.no.append(state)
        continue
      }
      note(statement.position, frame)
      fork = fork + decide(conditions, state, frame)
    }
    let yes = limited(LinkStateJoiner.join(fork.yes))
    let no = limited(LinkStateJoiner.join(fork.no))
    let run = yields ? runBody : self.run
    let stopped = states.filter { !$0.isRunning }
    if then.isEmpty || no.isEmpty {
      return stopped + (then.isEmpty ? yes : run(then, yes, frame)) + run(otherwise, no, frame)
    }
    return stopped + shared([{ run(then, yes, frame) }, { run(otherwise, no, frame) }]).joined()
  }
}
