import SwiftFacts

extension LinkInterpreter {
  /// What an expression can be, with the ways on which it is.
  func evaluate(
    _ expression: Expression, _ state: LinkState, _ frame: LinkFrame,
    expected: ResolvedType? = nil
  ) -> [LinkResult] {
    guard state.isRunning else { return [LinkResult(state: state, value: .void)] }
    switch expression.kind {
    case .name(let name, _):
      return evaluate(name: name, expression, state, frame, expected: expected)
    case .member(let base?, let name, _):
      return evaluate(base, state, frame).flatMap {
        member(name, of: $0.value, expression, $0.state, frame)
      }
    case .member(nil, let name, _):
      return implicitMember(name, expression, state, frame, expected: expected)
    case .call(let callee, let arguments):
      return evaluateCall(callee, arguments, expression, state, frame, expected: expected)
    case .subscripted(let base, let arguments):
      return subscripted(base, arguments, expression, state, frame)
    case .closure(let closure):
      let value = LinkClosure(
        unit: frame.unit.id, closure: closure, locals: state.locals, selfType: frame.selfType)
      return [LinkResult(state: state, value: .closure(value))]
    case .string(let segments):
      return evaluate(segments, expression, state, frame)
    case .number(let text):
      return fixed(
        Int(text).map { .integer($0) } ?? .open(.number(text), text: text, isOfLink: false), state)
    case .boolean(let value): return fixed(.boolean(value), state)
    case .nilLiteral: return fixed(.none, state)
    case .array(let elements):
      let element = expected?.unwrapped.element
      return product(elements.map { ($0, element) }, state, frame).map {
        LinkResult(state: $0.state, value: .array($0.values))
      }
    case .dictionary(let entries):
      return dictionary(entries, state, frame, expected: expected)
    case .tuple(let arguments):
      let types = expected?.unwrapped.name == "Tuple" ? expected?.unwrapped.arguments ?? [] : []
      let parts = arguments.enumerated().map { number, argument in
        (argument.value, number < types.count ? types[number] : nil)
      }
      return product(parts, state, frame).map { made in
        let fields = zip(arguments, made.values).map {
          LinkValue.Field(name: $0.label, value: $1)
        }
        return LinkResult(state: made.state, value: .tuple(fields))
      }
    case .ternary(let condition, let first, let second):
      let fork = decide(condition, state, frame)
      return fork.yes.flatMap { evaluate(first, $0, frame, expected: expected) }
        + fork.no.flatMap { evaluate(second, $0, frame, expected: expected) }
    case .binary("??", let left, let right):
      return coalesce(left, right, state, frame, expected: expected)
    case .binary("+", let left, let right):
      return concatenate(left, right, expression, state, frame, expected: expected)
    case .binary(let symbol, _, _)
    where ["==", "!=", "&&", "||", "~=", "<", "<=", ">", ">="].contains(symbol):
      return truth(decide(expression, state, frame))
    case .prefix("!", _):
      return truth(decide(expression, state, frame))
    case .assignment(let target, let symbol, let value):
      return assign(target, symbol, value, expression, state, frame)
    case .cast(let operand, let kind, let type):
      return cast(operand, kind, type, expression, state, frame)
    case .statement(let statement):
      var inner = frame
      inner.result = expected ?? frame.result ?? ResolvedType(name: "_")
      return runBody([statement], [state], inner).map { state in
        guard case .returned(let value) = state.outcome else {
          return LinkResult(state: state, value: .void)
        }
        var state = state
        state.outcome = .running
        return LinkResult(state: state, value: value)
      }
    default:
      return fallBack(expression, state, frame, expected: expected)
    }
  }

  func fixed(_ value: LinkValue, _ state: LinkState) -> [LinkResult] {
    [LinkResult(state: state, value: value)]
  }

  func truth(_ fork: LinkFork) -> [LinkResult] {
    fork.yes.map { LinkResult(state: $0, value: .boolean(true)) }
      + fork.no.map { LinkResult(state: $0, value: .boolean(false)) }
  }

  /// The values of several expressions, one after the other.
  func product(_ parts: [(Expression, ResolvedType?)], _ state: LinkState, _ frame: LinkFrame)
    -> [(state: LinkState, values: [LinkValue])]
  {
    var made: [(state: LinkState, values: [LinkValue])] = [(state, [])]
    for (expression, expected) in parts {
      made = made.flatMap { partial in
        evaluate(expression, partial.state, frame, expected: expected).map {
          ($0.state, partial.values + [$0.value])
        }
      }
      if made.count > Self.stateLimit { made = Array(made.prefix(Self.stateLimit)) }
    }
    return made
  }

  private func dictionary(
    _ entries: [DictionaryEntry], _ state: LinkState, _ frame: LinkFrame, expected: ResolvedType?
  ) -> [LinkResult] {
    let types = expected?.unwrapped.name == "Dictionary" ? expected?.unwrapped.arguments ?? [] : []
    let parts = entries.flatMap { [($0.key, types.first), ($0.value, types.last)] }
    return product(parts, state, frame).map { made in
      let values = stride(from: 0, to: made.values.count - 1, by: 2).map {
        LinkValue.Entry(key: made.values[$0], value: made.values[$0 + 1])
      }
      return LinkResult(state: made.state, value: .dictionary(values))
    }
  }

  private func evaluate(
    _ segments: [StringSegment], _ expression: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    if let text = segments.plainText { return fixed(.text(text), state) }
    let parts = segments.compactMap { segment -> (Expression, ResolvedType?)? in
      if case .interpolation(let part) = segment { (part, nil) } else { nil }
    }
    return product(parts, state, frame).map { made in
      var values = made.values[...]
      var text = ""
      var isConstant = true
      var isOfLink = false
      for segment in segments {
        switch segment {
        case .text(let part): text += part
        case .interpolation:
          let value = values.popFirst()
          if case .text(let part)? = value { text += part } else { isConstant = false }
          isOfLink = isOfLink || value?.isOfLink == true
        }
      }
      if isConstant { return LinkResult(state: made.state, value: .text(text)) }
      let value = LinkValue.open(
        .some(ResolvedType(name: "String")), text: ExpressionText.text(expression),
        isOfLink: isOfLink)
      return LinkResult(state: made.state, value: value)
    }
  }

  private func coalesce(
    _ left: Expression, _ right: Expression, _ state: LinkState, _ frame: LinkFrame,
    expected: ResolvedType?
  ) -> [LinkResult] {
    evaluate(left, state, frame, expected: expected).flatMap { result -> [LinkResult] in
      switch result.value {
      case .none: return evaluate(right, result.state, frame, expected: expected)
      case .part(var part):
        // A literal fallback leaves the item optional.
        if case .string = right.kind {
          switch part.part {
          case .query, .payload:
            var state = result.state
            state.conditions.reading(part.part)
            part.isDefaulted = true
            return fixed(.part(part), state)
          default: break
          }
        }
      case .converted, .rawCase, .queryItem, .open: break
      default: return [result]
      }
      let fork = present(result.value, result.state, ExpressionText.text(left))
      return fork.yes.map { LinkResult(state: $0, value: result.value) }
        + fork.no.flatMap { evaluate(right, $0, frame, expected: expected) }
    }
  }

  private func concatenate(
    _ left: Expression, _ right: Expression, _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame, expected: ResolvedType?
  ) -> [LinkResult] {
    product([(left, expected), (right, expected)], state, frame).flatMap { made -> [LinkResult] in
      switch (made.values[0], made.values[1]) {
      case (.text(let one), .text(let other)): return fixed(.text(one + other), made.state)
      case (.integer(let one), .integer(let other)):
        return fixed(.integer(one + other), made.state)
      case (.place(let text, let offset), .integer(let number)):
        return fixed(.place(of: text, offset: offset + number), made.state)
      case (.array(let head), .list(var list)):
        list.head = head + list.head
        return fixed(.list(list), made.state)
      case (.array(let one), .array(let other)): return fixed(.array(one + other), made.state)
      default: return fallBack(whole, made.state, frame, expected: expected)
      }
    }
  }

  private static let appDelegates: Set<String> = [
    "UIApplication.shared.delegate", "NSApplication.shared.delegate", "NSApp.delegate",
  ]

  private func cast(
    _ operand: Expression, _ kind: Expression.CastKind, _ type: TypeReference,
    _ whole: Expression, _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    evaluate(operand, state, frame, expected: index.resolve(type, in: frame.scope)).flatMap {
      result -> [LinkResult] in
      switch result.value {
      case .none where kind == .test: return fixed(.boolean(false), result.state)
      case .part(let part) where part.part == .intent:
        return castIntent(part, kind, type, whole, result.state, frame)
      case .part(let part):
        if ["Dictionary", "NSDictionary"].contains(type.unwrapped.name) {
          return fixed(.payload, result.state)
        }
        if case .payload = part.part, ["URL", "NSURL"].contains(type.name) {
          return fixed(.link, result.state)
        }
        if ["Int", "UUID", "Double", "Bool"].contains(type.name) {
          return fixed(.converted(part, type: type.name), result.state)
        }
        return [result]
      case .open(let value, _, let isOfLink):
        if kind == .test {
          return truth(circumstance(result.state, ExpressionText.text(whole)))
        }
        let resolved = index.resolve(type, in: frame.scope)
        if kind == .upcast || value.type(in: index)?.id != nil && resolved.id == nil {
          return [result]
        }
        let text = ExpressionText.text(whole)
        if Self.appDelegates.contains(ExpressionText.text(operand)), resolved.id != nil {
          // The app has the one delegate, which is there for sure.
          return fixed(
            .open(.instance(resolved, []), text: text, isOfLink: false), result.state)
        }
        return fixed(.open(.some(resolved), text: text, isOfLink: isOfLink), result.state)
      default: return [result]
      }
    }
  }
}
