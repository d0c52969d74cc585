import SwiftFacts

extension LinkInterpreter {
  /// The ways on which a value matches a pattern, its names bound.
  func match(
    _ pattern: Pattern, _ value: LinkValue, _ state: LinkState, _ frame: LinkFrame, text: String
  ) -> LinkFork {
    switch pattern {
    case .wildcard: return LinkFork(yes: [state])
    case .binding(let name):
      return LinkFork(yes: [name == "self" ? state : state.binding(name, to: value)])
    case .optional(let inner):
      let present = present(value, state, text)
      return present.yes.reduce(LinkFork(no: present.no)) {
        $0 + match(inner, value, $1, frame, text: text)
      }
    case .type(let type), .cast(.wildcard, let type):
      return isKind(value, type, state, frame, text: text)
    case .cast(let inner, let type):
      let fork = isKind(value, type, state, frame, text: text)
      return fork.yes.reduce(LinkFork(no: fork.no)) {
        $0 + match(inner, value, $1, frame, text: text)
      }
    case .tuple(let elements):
      var fork = LinkFork(yes: [state])
      for (number, element) in elements.enumerated() {
        let part = tuplePart(number, element.label, of: value)
        var next = LinkFork()
        for state in fork.yes {
          next = next + match(element.pattern, part, state, frame, text: "\(text).\(number)")
        }
        fork = LinkFork(yes: next.yes, no: fork.no + next.no)
      }
      return fork
    case .enumCase(let name, let type, let elements, _):
      return match(case: name, type, elements, value, state, frame, text: text)
    case .value(let expression):
      return match(expression, value, state, frame, text: text)
    }
  }

  private func isKind(
    _ value: LinkValue, _ type: TypeReference, _ state: LinkState, _ frame: LinkFrame,
    text: String
  ) -> LinkFork {
    if value == .none { return LinkFork(no: [state]) }
    if case .part(let part) = value, part.part == .intent {
      return fork(state, LinkAtom(part, .equals(type.unwrapped.text)), text: text)
    }
    if case .open = value { return circumstance(state, "\(text) is \(type.text)") }
    return LinkFork(yes: [state])
  }

  private func tuplePart(_ number: Int, _ label: String?, of value: LinkValue) -> LinkValue {
    guard case .tuple(let fields) = value else {
      return .open(.unknown, text: "", isOfLink: value.isOfLink)
    }
    if let label, let field = fields.first(where: { $0.name == label }) { return field.value }
    return number < fields.count ? fields[number].value : .open(.unknown, text: "", isOfLink: false)
  }

  // MARK: Cases

  private func match(
    case name: String, _ type: TypeReference?, _ elements: [PatternElement], _ value: LinkValue,
    _ state: LinkState, _ frame: LinkFrame, text: String
  ) -> LinkFork {
    switch value {
    case .enumCase(let id, let known, let payload):
      guard index[id].enumCase(named: name) != nil else {
        // `.some(let inner)` and static members.
        if name == "some", let first = elements.first {
          return match(first.pattern, value, state, frame, text: text)
        }
        return name == "none" ? LinkFork(no: [state]) : circumstance(state, "\(text) == .\(name)")
      }
      guard known == name else { return LinkFork(no: [state]) }
      return match(elements, payload, state, frame, text: text)
    case .counted(let id, let list):
      return matchCounted(id, list, name, elements, state, frame, text: text)
    case .rawCase(let part, let id):
      guard let raw = rawValue(of: id, name) else { return LinkFork(no: [state]) }
      return fork(state, LinkAtom(part, .equals(raw)), text: "\(text) == .\(name)")
    case .none:
      return name == "none" ? LinkFork(yes: [state]) : LinkFork(no: [state])
    case .text, .part:
      // A static member of a string-like type: `case .home` over a raw value.
      let results = staticText(name, type, state, frame)
      guard let known = results else { return circumstance(state, "\(text) == .\(name)") }
      return equate(value, .text(known), state, text: "\(text) == \(known)")
    default:
      if name == "some", let first = elements.first {
        let present = present(value, state, text)
        return present.yes.reduce(LinkFork(no: present.no)) {
          $0 + match(first.pattern, value, $1, frame, text: text)
        }
      }
      if name == "none" { return present(value, state, text).negated }
      let known = openType(of: value)?.unwrapped.id
      let words = text.isEmpty ? "" : "\(text) == .\(name)"
      let isOfLink = value.isOfLink && !words.isEmpty
      let fork = isOfLink ? predicate(state, words) : circumstance(state, words)
      var bound = LinkFork(no: fork.no)
      for state in fork.yes {
        let payload = elements.indices.map { number -> LinkValue in
          if let known, let declared = index[known].enumCase(named: name),
            number < declared.payload.count
          {
            let scope = TypeScope(file: index[known].file, owner: known)
            return open(index.resolve(declared.payload[number].type, in: scope), text)
          }
          return .open(.unknown, text: text, isOfLink: value.isOfLink)
        }
        bound = bound + match(elements, payload, state, frame, text: text)
      }
      return bound
    }
  }

  private func match(
    _ elements: [PatternElement], _ payload: [LinkValue], _ state: LinkState, _ frame: LinkFrame,
    text: String
  ) -> LinkFork {
    // `case .pair(let both)` binds all values as one.
    if elements.count == 1, payload.count > 1, case .binding = elements[0].pattern {
      let all = LinkValue.tuple(payload.map { .init(name: nil, value: $0) })
      return match(elements[0].pattern, all, state, frame, text: text)
    }
    var fork = LinkFork(yes: [state])
    for (number, element) in elements.enumerated() where number < payload.count {
      var next = LinkFork()
      for state in fork.yes {
        next = next + match(element.pattern, payload[number], state, frame, text: text)
      }
      fork = LinkFork(yes: next.yes, no: fork.no + next.no)
    }
    return fork
  }

  private func matchCounted(
    _ id: TypeID, _ list: LinkList, _ name: String, _ elements: [PatternElement],
    _ state: LinkState, _ frame: LinkFrame, text: String
  ) -> LinkFork {
    guard let shape = CountedEnum(id, in: index), let length = shape.lengths[name] else {
      guard let shape = CountedEnum(id, in: index), name == shape.rest else {
        return circumstance(state, "\(text) == .\(name)")
      }
      let fork = self.fork(state, list, ">", shape.lengths.values.max() ?? 0)
      return fork.yes.reduce(LinkFork(no: fork.no)) {
        $0 + match(elements, [.list(list)], $1, frame, text: text)
      }
    }
    let fork = self.fork(state, list, "==", length)
    let payload = (0..<length).map { element($0, of: list) }
    return fork.yes.reduce(LinkFork(no: fork.no)) {
      $0 + match(elements, payload, $1, frame, text: text)
    }
  }

  private func staticText(
    _ name: String, _ type: TypeReference?, _ state: LinkState, _ frame: LinkFrame
  ) -> String? {
    guard let type else { return nil }
    let resolved = index.resolve(type, in: frame.scope)
    guard let id = resolved.id else { return nil }
    let expression = Expression(.member(nil, name, []), at: frame.unit.position)
    let values = staticMember(name, of: resolved, expression, state, frame) ?? []
    if values.count == 1, case .text(let text) = values[0].value { return text }
    return rawValue(of: id, name)
  }

  // MARK: Values

  /// `case expression:`, by `~=`.
  private func match(
    _ expression: Expression, _ value: LinkValue, _ state: LinkState, _ frame: LinkFrame,
    text: String
  ) -> LinkFork {
    let words = "\(text) ~= \(ExpressionText.text(expression))"
    if case .binary(let symbol, let low, let high) = expression.kind,
      symbol == "..." || symbol == "..<", case .count(let list) = value,
      case .number(let first) = low.kind, case .number(let last) = high.kind,
      let first = Int(first), let last = Int(last)
    {
      let lower = fork(state, list, ">=", first)
      return lower.yes.reduce(LinkFork(no: lower.no)) {
        $0 + self.fork($1, list, symbol == "..." ? "<=" : "<", last)
      }
    }
    let expected = openType(of: value)
    var fork = LinkFork()
    for result in evaluate(expression, state, frame, expected: expected) {
      if let matcher = patternOperator(of: result.value) {
        for made in call(matcher, [result.value, value], result.state, frame, isSelf: nil) {
          switch made.value {
          case .boolean(true): fork.yes.append(made.state)
          case .boolean(false): fork.no.append(made.state)
          default: fork = fork + predicate(made.state, words)
          }
        }
        continue
      }
      fork = fork + equate(value, result.value, result.state, text: words)
    }
    return fork
  }

  /// The function by which a value of a declared type is used as a pattern.
  private func patternOperator(of value: LinkValue) -> CodeUnit? {
    guard case .instance(let type, _) = value, type.id != nil else { return nil }
    let named = evaluator.methods(named: "~=", of: type) + (index.globalFunctions["~="] ?? [])
    return named.map { index[$0] }.first { unit in
      unit.parameters.count == 2
        && index.resolve(unit.parameters[0].type, in: frame(for: unit).scope).simpleName
          == type.simpleName
    }
  }
}
