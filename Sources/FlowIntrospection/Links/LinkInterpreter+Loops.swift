import SwiftFacts

/// Following a link through loops, an element at a time.
extension LinkInterpreter {
  func loop(
    _ pattern: Pattern?, _ sequence: Expression?, _ conditions: [Condition], _ body: [Statement],
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkState] {
    guard let pattern, let sequence else {
      return run(body, decide(conditions, state, frame).yes, frame).map(leavingLoop)
    }
    return evaluate(sequence, state, frame).flatMap { result -> [LinkState] in
      guard result.state.isRunning else { return [result.state] }
      switch result.value {
      case .array(let elements):
        return iterate(elements, pattern, conditions, body, result.state, frame)
      case .dictionary(let entries):
        let elements = entries.map {
          LinkValue.tuple([
            .init(name: "key", value: $0.key), .init(name: "value", value: $0.value),
          ])
        }
        return iterate(elements, pattern, conditions, body, result.state, frame)
      case .none: return [result.state]
      case .list(let list):
        let fork = self.fork(result.state, list, ">", 0)
        return fork.no
          + fork.yes.flatMap {
            iterate([element(0, of: list)], pattern, conditions, body, $0, frame)
          }
      default:
        let text = ExpressionText.text(sequence)
        let element = element(of: result.value, text: text)
        return iterate([element], pattern, conditions, body, result.state, frame)
      }
    }
  }

  private func iterate(
    _ elements: [LinkValue], _ pattern: Pattern, _ conditions: [Condition], _ body: [Statement],
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkState] {
    var running = [state]
    var finished: [LinkState] = []
    for element in elements.prefix(24) {
      var next: [LinkState] = []
      for state in running {
        let matched = match(pattern, element, state, frame, text: "")
        let fork = matched.yes.reduce(LinkFork(no: matched.no)) { fork, state in
          fork + decide(conditions, state, frame)
        }
        for state in run(body, fork.yes, frame) {
          switch state.outcome {
          case .running: next.append(state)
          case .jumped("continue"): next.append(leavingLoop(state))
          case .jumped: finished.append(leavingLoop(state))
          default: finished.append(state)
          }
        }
        next += fork.no
      }
      running = limited(next)
    }
    return finished + running
  }

  private func leavingLoop(_ state: LinkState) -> LinkState {
    guard case .jumped = state.outcome else { return state }
    var state = state
    state.outcome = .running
    return state
  }
}
