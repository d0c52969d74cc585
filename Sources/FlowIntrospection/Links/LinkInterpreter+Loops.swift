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
      case .queryItems:
        let item = LinkValue.open(
          .instance(ResolvedType(name: "URLQueryItem"), []), text: Self.someQueryItem,
          isOfLink: true)
        return iterate([item], pattern, conditions, body, result.state, frame)
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

  /// The text of what stands for each of the query's items.
  private static let someQueryItem = "each query item"

  /// `table["key"] = value`, of a local table whose entries are known.
  func enter(
    _ target: Expression, _ value: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard case .subscripted(let base, let arguments) = target.kind, arguments.count == 1,
      arguments[0].label == nil, case .name(let table, _) = base.kind,
      case .dictionary? = state.locals[table]
    else { return nil }
    return product([(arguments[0].value, nil), (value, nil)], state, frame).map { made in
      var state = made.state
      guard case .dictionary(let entries)? = state.locals[table] else {
        return LinkResult(state: state, value: .void)
      }
      let kept = entries.filter { $0.key != made.values[0] }
      state.locals[table] = .dictionary(kept + [.init(key: made.values[0], value: made.values[1])])
      return LinkResult(state: state, value: .void)
    }
  }

  /// `table[item.name] = item.value`, in a loop over the query's items: the table holds them all.
  func tabulate(
    _ target: Expression, _ value: Expression, _ state: LinkState
  ) -> [LinkResult]? {
    guard case .subscripted(let base, let arguments) = target.kind, arguments.count == 1,
      case .name(let table, _) = base.kind, state.locals[table] != nil,
      case .member(let named?, "name", _) = arguments[0].value.kind,
      case .name(let item, _) = named.kind,
      case .open(_, Self.someQueryItem, _)? = state.locals[item],
      ExpressionNames.mentions(item, in: value)
    else { return nil }
    var state = state
    state.locals[table] = .dictionary([.init(key: .queryItems, value: .queryItems)])
    return fixed(.void, state)
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
