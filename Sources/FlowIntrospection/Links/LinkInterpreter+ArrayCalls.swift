import SwiftFacts

/// Methods of arrays whose elements are known: tables of links, lists of handlers.
extension LinkInterpreter {
  func callArray(
    _ name: String, _ elements: [LinkValue], _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    switch name {
    case "first", "filter", "last":
      guard let argument = arguments.first else { return nil }
      return search(elements, argument.value, state, frame, isFilter: name == "filter")
    case "contains":
      guard let argument = arguments.first else { return nil }
      if argument.label == nil, !argument.isTrailing {
        return contains(elements, argument.value, whole, state, frame)
      }
      return search(elements, argument.value, state, frame, isFilter: false).map {
        LinkResult(state: $0.state, value: .boolean($0.value != .none))
      }
    case "allSatisfy":
      guard let argument = arguments.first else { return nil }
      return allSatisfy(elements, argument.value, state, frame)
    case "compactMap", "flatMap", "map":
      guard let argument = arguments.first else { return nil }
      return map(elements, argument.value, state, frame, isCompact: name != "map")
    case "forEach":
      guard let argument = arguments.first else { return nil }
      return map(elements, argument.value, state, frame, isCompact: false)?.map {
        LinkResult(state: $0.state, value: .void)
      }
    case "starts", "elementsEqual":
      guard let argument = arguments.first else { return nil }
      return evaluate(argument.value, state, frame).flatMap { result -> [LinkResult] in
        guard case .array(let others) = result.value else {
          return truth(undecided(whole, .void, result.state, frame))
        }
        let own = name == "starts" ? Array(elements.prefix(others.count)) : elements
        return truth(
          equate(
            .array(own), result.value, result.state, text: ExpressionText.text(whole)))
      }
    case "suffix", "prefix", "dropFirst", "dropLast":
      let number = arguments.first.flatMap { evaluate($0.value, state, frame).first?.value }
      guard case .integer(let count) = number ?? .integer(1) else { return nil }
      let part =
        switch name {
        case "suffix": elements.suffix(count)
        case "prefix": elements.prefix(count)
        case "dropFirst": elements.dropFirst(count)
        default: elements.dropLast(count)
        }
      return fixed(.array(Array(part)), state)
    case "union":
      guard let argument = arguments.first else { return nil }
      let others = evaluate(argument.value, state, frame)
      guard others.allSatisfy({ if case .array = $0.value { true } else { false } }) else {
        return nil
      }
      return others.map { result in
        guard case .array(let others) = result.value else { return result }
        return LinkResult(state: result.state, value: .array(elements + others))
      }
    case "joined", "reversed", "sorted", "compacted": return fixed(.array(elements), state)
    case "append", "insert", "removeAll", "removeLast": return nil
    default: return nil
    }
  }

  private func search(
    _ elements: [LinkValue], _ test: Expression, _ state: LinkState, _ frame: LinkFrame,
    isFilter: Bool
  ) -> [LinkResult] {
    var results: [LinkResult] = []
    var rest = [state]
    for element in elements.prefix(64) {
      var next: [LinkState] = []
      for state in rest {
        for made in evaluate(test, state, frame).flatMap({
          invoke($0.value, [element], $0.state, frame)
        }) {
          switch made.value {
          case .boolean(true):
            results.append(
              LinkResult(state: made.state, value: isFilter ? .array([element]) : element))
          case .boolean(false): next.append(made.state)
          default: next.append(made.state)
          }
        }
      }
      rest = limited(next)
    }
    return results + rest.map { LinkResult(state: $0, value: isFilter ? .array([]) : .none) }
  }

  private func contains(
    _ elements: [LinkValue], _ operand: Expression, _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult] {
    evaluate(operand, state, frame).flatMap { result -> [LinkResult] in
      let texts = elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
      if case .part(let part) = result.value, texts.count == elements.count, part.edit == nil {
        return truth(
          fork(
            result.state, LinkAtom(part, .oneOf(texts)), text: ExpressionText.text(whole)))
      }
      var fork = LinkFork(no: [result.state])
      for element in elements {
        let next = fork.no.reduce(LinkFork()) {
          $0 + equate(result.value, element, $1, text: ExpressionText.text(whole))
        }
        fork = LinkFork(yes: fork.yes + next.yes, no: next.no)
      }
      return truth(fork)
    }
  }

  private func allSatisfy(
    _ elements: [LinkValue], _ test: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    var fork = LinkFork(yes: [state])
    for element in elements {
      var next = LinkFork()
      for state in fork.yes {
        for made in evaluate(test, state, frame).flatMap({
          invoke($0.value, [element], $0.state, frame)
        }) {
          switch made.value {
          case .boolean(true): next.yes.append(made.state)
          case .boolean(false): next.no.append(made.state)
          default:
            next = next + circumstance(made.state, "\(ExpressionText.text(test))(…)")
          }
        }
      }
      fork = LinkFork(yes: next.yes, no: fork.no + next.no)
    }
    return truth(fork)
  }

  private func map(
    _ elements: [LinkValue], _ function: Expression, _ state: LinkState, _ frame: LinkFrame,
    isCompact: Bool
  ) -> [LinkResult]? {
    let type = converter(function, frame)
    var made: [(state: LinkState, values: [LinkValue])] = [(state, [])]
    for element in elements.prefix(24) {
      made = made.flatMap { partial -> [(state: LinkState, values: [LinkValue])] in
        var value: [LinkResult]
        if let type, case .part(let part) = element {
          value = fixed(type == "String" ? element : .converted(part, type: type), partial.state)
        } else {
          value = evaluate(function, partial.state, frame).flatMap {
            invoke($0.value, [element], $0.state, frame)
          }
        }
        if isCompact {
          value = value.flatMap { result -> [LinkResult] in
            switch result.value {
            case .part, .converted, .rawCase:
              let fork = present(result.value, result.state, ExpressionText.text(function))
              return fork.yes.map { LinkResult(state: $0, value: result.value) }
                + fork.no.map { LinkResult(state: $0, value: .none) }
            default: return [result]
            }
          }
        }
        return value.map { result in
          let isLeftOut = isCompact && result.value == .none
          return (result.state, isLeftOut ? partial.values : partial.values + [result.value])
        }
      }
    }
    return made.map { LinkResult(state: $0.state, value: .array($0.values)) }
  }
}
