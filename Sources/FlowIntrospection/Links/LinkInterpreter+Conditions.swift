import DeepLinks
import SwiftFacts

extension LinkInterpreter {
  /// The ways on which all conditions hold, and those on which one does not.
  func decide(_ conditions: [Condition], _ state: LinkState, _ frame: LinkFrame) -> LinkFork {
    var fork = LinkFork(yes: [state])
    for condition in conditions {
      var next = LinkFork()
      for state in fork.yes { next = next + decide(condition, state, frame) }
      fork = LinkFork(yes: next.yes, no: fork.no + next.no)
    }
    return fork
  }

  private func decide(_ condition: Condition, _ state: LinkState, _ frame: LinkFrame) -> LinkFork {
    switch condition {
    case .expression(let expression):
      note(expression.position, frame)
      return decide(expression, state, frame)
    case .binding(let pattern, _, nil):
      guard case .binding(let name) = pattern, name != "self" else { return LinkFork(yes: [state]) }
      let expression = Expression(.name(name, []), at: frame.unit.position)
      return unwrap(expression, nil, pattern, state, frame)
    case .binding(let pattern, let type, let expression?):
      if case .name("self", _) = expression.kind {
        // `guard let strongSelf = self`: whoever is asked is there.
        return evaluate(expression, state, frame).reduce(LinkFork()) {
          $0 + match(pattern, $1.value, $1.state, frame, text: "self")
        }
      }
      note(expression.position, frame)
      return unwrap(expression, type, pattern, state, frame)
    case .pattern(let pattern, let expression):
      note(expression.position, frame)
      let text = ExpressionText.text(expression)
      return evaluate(expression, state, frame).reduce(LinkFork()) { fork, result in
        fork + match(pattern, result.value, result.state, frame, text: text)
      }
    case .availability:
      return LinkFork(yes: [state])
    }
  }

  /// `if let pattern = expression`.
  private func unwrap(
    _ expression: Expression, _ type: TypeReference?, _ pattern: Pattern, _ state: LinkState,
    _ frame: LinkFrame
  ) -> LinkFork {
    let expected = type.map { index.resolve($0, in: frame.scope) }
    var fork = LinkFork()
    let results = collapsed(
      evaluate(expression, state, frame, expected: expected), expression, state, frame)
    for result in results {
      if result.state.outcome == .threw {
        var state = result.state
        state.outcome = .running
        fork.no.append(state)
        continue
      }
      let unwrapped = present(result.value, result.state, ExpressionText.text(expression))
      fork.no += unwrapped.no
      for state in unwrapped.yes {
        fork.yes += match(pattern, result.value, state, frame, text: "").yes
      }
    }
    return fork
  }

  /// The ways on which an optional has a value.
  func present(_ value: LinkValue, _ state: LinkState, _ text: String) -> LinkFork {
    switch value {
    case .part(let part):
      if part.isDefaulted { return LinkFork(yes: [state]) }
      return fork(state, LinkAtom(part, .present), text: "\(text) != nil")
    case .queryItem(let key):
      return fork(state, LinkAtom(.query(key), .present), text: "\(text) != nil")
    case .converted(let part, let type):
      return fork(state, LinkAtom(part, .converts(type)), text: "\(text) != nil")
    case .rawCase(let part, let type):
      let values = rawValues(of: type)
      return fork(
        state, LinkAtom(part, .rawValue(index[type].qualifiedName, values)),
        text: "\(text) != nil")
    case .none: return LinkFork(no: [state])
    case .open(let value, let own, let isOfLink):
      if case .instance = value { return LinkFork(yes: [state]) }
      if case .some(let type) = value, type.name == "Metatype" { return LinkFork(yes: [state]) }
      if let subject = LinkQuestion.Subject(rawValue: own), isOfLink {
        return predicate(state, LinkQuestion.text(presenceOf: subject))
      }
      let words = "\(text) != nil"
      return isOfLink ? predicate(state, words) : circumstance(state, words)
    default: return LinkFork(yes: [state])
    }
  }

  /// The ways on which a condition holds, and those on which it does not.
  func decide(_ expression: Expression, _ state: LinkState, _ frame: LinkFrame) -> LinkFork {
    switch expression.kind {
    case .boolean(let value):
      return value ? LinkFork(yes: [state]) : LinkFork(no: [state])
    case .prefix("!", let operand):
      return decide(operand, state, frame).negated
    case .binary("&&", let left, let right):
      let first = decide(left, state, frame)
      let second = first.yes.reduce(LinkFork()) { $0 + decide(right, $1, frame) }
      return LinkFork(yes: second.yes, no: first.no + second.no)
    case .binary("||", let left, let right):
      let first = decide(left, state, frame)
      let second = first.no.reduce(LinkFork()) { $0 + decide(right, $1, frame) }
      return LinkFork(yes: first.yes + second.yes, no: second.no)
    case .binary("==", let left, let right):
      return compare(left, right, expression, state, frame)
    case .binary("!=", let left, let right):
      return compare(left, right, expression, state, frame, isNegated: true)
    case .binary("~=", let left, let right):
      let text = ExpressionText.text(expression)
      return evaluate(right, state, frame).reduce(LinkFork()) { fork, result in
        fork + match(.value(left), result.value, result.state, frame, text: text)
      }
    case .binary(let symbol, let left, let right) where LinkCount.mirrored[symbol] != nil:
      return order(symbol, left, right, expression, state, frame)
    default:
      let results = collapsed(
        evaluate(expression, state, frame, expected: ResolvedType(name: "Bool")), expression,
        state, frame)
      return results.reduce(LinkFork()) { fork, result in
        switch result.value {
        case .boolean(true): fork + LinkFork(yes: [result.state])
        case .boolean(false): fork + LinkFork(no: [result.state])
        default: fork + undecided(expression, result.value, result.state, frame)
        }
      }
    }
  }

  /// A condition that only running the code decides.
  func undecided(
    _ expression: Expression, _ value: LinkValue, _ state: LinkState, _ frame: LinkFrame
  ) -> LinkFork {
    let text = ExpressionText.text(expression)
    return isOfLinkAlone(expression, state, frame)
      ? predicate(state, text) : circumstance(state, text)
  }

  private func order(
    _ symbol: String, _ left: Expression, _ right: Expression, _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> LinkFork {
    var fork = LinkFork()
    for first in evaluate(left, state, frame) {
      for second in evaluate(right, first.state, frame) {
        switch (first.value, second.value) {
        case (.count(let list), .integer(let number)):
          fork = fork + self.fork(second.state, list, symbol, number)
        case (.integer(let number), .count(let list)):
          fork =
            fork + self.fork(second.state, list, LinkCount.mirrored[symbol] ?? symbol, number)
        case (.count, .place(let text, let offset)), (.place(let text, let offset), .count):
          let isMirrored = if case .place = first.value { true } else { false }
          let symbol = isMirrored ? LinkCount.mirrored[symbol] ?? symbol : symbol
          fork =
            fork
            + (self.fork(second.state, countIs: symbol, placeOf: text, offset)
              ?? undecided(whole, .void, second.state, frame))
        case (.integer(let one), .integer(let other)):
          let holds =
            switch symbol {
            case "<": one < other
            case "<=": one <= other
            case ">": one > other
            default: one >= other
            }
          fork = fork + (holds ? LinkFork(yes: [second.state]) : LinkFork(no: [second.state]))
        default:
          fork = fork + undecided(whole, .void, second.state, frame)
        }
      }
    }
    return fork
  }

  /// Whether segments follow the first one of a text: `parts.count > index + 1`.
  private func fork(
    _ state: LinkState, countIs symbol: String, placeOf text: String, _ offset: Int
  ) -> LinkFork? {
    let needed: Int
    switch symbol {
    case ">": needed = offset
    case ">=": needed = offset - 1
    default: return nil
    }
    if needed <= 0 { return LinkFork(yes: [state]) }
    guard needed == 1, let question = LinkPartQuestion(.anySegment, .isFollowed(text)) else {
      return nil
    }
    return predicate(state, question.text)
  }

  /// One condition as the caller writes it, where the callee only asks for the app's state.
  private func collapsed(
    _ results: [LinkResult], _ expression: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    guard results.count > 1, case .call = expression.kind else { return results }
    let isPure = results.allSatisfy { result in
      result.state.conditions == state.conditions && result.state.hops == state.hops
        && result.state.parked == state.parked && result.state.isRunning
        && !result.value.isMeaning
    }
    let isOpen = results.contains { $0.state.circumstances != state.circumstances }
    guard isPure, isOpen else { return results }
    let text = ExpressionText.text(expression)
    return [
      LinkResult(state: state, value: .open(.unknown, text: text, isOfLink: false))
    ]
  }

  /// Whether a condition asks for nothing but the link.
  func isOfLinkAlone(_ expression: Expression, _ state: LinkState, _ frame: LinkFrame) -> Bool {
    if asksShared(expression, frame) { return false }
    var isOfLink = false
    for name in ExpressionNames.roots(of: expression).sorted() {
      if let value = state.locals[name], name != "self" {
        if value.isOfLink { isOfLink = true } else if case .open = value { return false }
        continue
      }
      if index.globalProperties[name]?.contains(where: { !$0.declaration.isConstant }) == true {
        return false
      }
      guard let type = frame.selfType else { continue }
      if name == "self" {
        if state.locals["self"]?.isOfLink == true { isOfLink = true } else { return false }
        continue
      }
      if let property = evaluator.property(named: name, of: type) {
        if isFixed(property, of: type) { continue }
        return state.locals["self"]?.isOfLink == true
      }
      let methods = evaluator.methods(named: name, of: type)
      if let method = methods.first, !index[method].isStatic, let id = type.id,
        index[id].kind == .class
      {
        return false
      }
    }
    return isOfLink
  }

  /// Whether an expression asks an object that all code shares, `Store.shared.item(id) != nil`.
  private func asksShared(_ expression: Expression, _ frame: LinkFrame) -> Bool {
    var isFound = false
    ExpressionNames.visit(expression) { inner in
      guard !isFound, case .member(let base?, let name, _) = inner.kind,
        case .name(let typeName, _) = base.kind, typeName.first?.isUppercase == true
      else { return }
      let type = index.resolve(TypeReference(typeName), in: frame.scope)
      guard let property = evaluator.property(named: name, of: type) else {
        isFound = type.id == nil && Evaluator.isOnlyInstance(name)
        return
      }
      isFound = property.declaration.isStatic && !isFixed(property, of: type)
    }
    return isFound
  }

  /// Whether a property is the same whenever the code runs.
  private func isFixed(_ property: PropertySymbol, of type: ResolvedType) -> Bool {
    guard property.declaration.isStatic || property.declaration.isConstant,
      property.initialValue != nil
    else { return false }
    guard let id = evaluator.propertyType(property, of: type)?.unwrapped.id else { return true }
    return index[id].kind == .struct || index[id].kind == .enum
  }
}
