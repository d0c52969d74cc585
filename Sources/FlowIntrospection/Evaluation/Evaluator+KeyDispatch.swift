import SwiftFacts

/// Functions that show one thing or another for a text: `if place == Places.cart { … } else if …`.
///
/// The texts are routes as the cases of an enum are: the function is their table, and whoever passes
/// a text goes to its route.
extension Evaluator {
  /// Runs the branch for a text that callers pass; `false` for every other condition.
  func runKeyed(
    _ conditions: [Condition], then: [Statement], otherwise: [Statement], _ frame: Frame
  ) -> Bool {
    guard case .expression(let first)? = conditions.first,
      case .binary("==", let left, let right) = first.kind,
      let (parameter, texts) = key(left, right, frame) ?? key(right, left, frame)
    else { return false }
    let inner = frame.nested()
    for condition in conditions.dropFirst() { evaluate(condition, inner) }
    run(then, inner)
    runKeyed(texts, parameter, inner, at: then.first?.position ?? first.position, frame)
    let other = frame.nested()
    run(otherwise, other)
    merge(other, into: frame)
    return true
  }

  /// Runs a `switch` over a text that callers pass; `false` for every other one.
  func runKeyedSwitch(_ subject: Expression, _ cases: [SwitchCase], _ frame: Frame) -> Bool {
    guard let parameter = keyParameter(subject, frame) else { return false }
    for clause in cases {
      let inner = frame.nested()
      let texts = clause.items.flatMap { item -> [String] in
        guard let expression = item.pattern.constant else { return [] }
        return evaluate(expression, frame).compactMap(\.text)
      }
      for item in clause.items {
        bind(item.pattern, [parameter], inner)
        if let condition = item.guardCondition { _ = evaluate(condition, inner) }
      }
      run(clause.body, inner)
      if texts.isEmpty {
        merge(inner, into: frame)
      } else {
        runKeyed(texts, parameter, inner, at: clause.position, frame)
      }
    }
    return true
  }

  /// Records what a branch shows for its texts; that appears only when the route does.
  private func runKeyed(
    _ texts: [String], _ parameter: Value, _ inner: Frame, at position: Position, _ frame: Frame
  ) {
    let shown = inner.effects.effects.filter { isShowing($0) }
    let number: Int? = if case .parameter(let number, _) = parameter { number } else { nil }
    for text in texts {
      records.keys.insert(
        Records.Key(
          text: text, contents: shown.map(\.target),
          style: shown.lazy.compactMap(\.verb.style).first, isDispatched: true,
          parameter: number, unit: frame.unit.id, position: position))
    }
    frame.emit(.route, parameter, at: position)
    let isTold = roles == nil
    let rest = inner.effects.effects.filter { isTold || !isShowing($0) }
    inner.effects = EffectList(in: effects)
    for effect in rest { inner.effects.add(effect) }
    merge(inner, into: frame)
  }

  private func isShowing(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .present, .replace, .switchRoot: isScreenLike(effect.target)
    default: false
    }
  }

  /// The texts that a caller's text is compared with.
  private func key(_ left: Expression, _ right: Expression, _ frame: Frame) -> (Value, [String])? {
    guard let parameter = keyParameter(left, frame) else { return nil }
    let texts = evaluate(right, frame.nested()).compactMap(\.text)
    return texts.isEmpty ? nil : (parameter, texts)
  }

  /// The parameter that an expression names, if the function tells many texts apart by it.
  private func keyParameter(_ expression: Expression, _ frame: Frame) -> Value? {
    guard frame.inlineDepth == 0, !frame.unit.isTest, case .name(let name, _) = expression.kind,
      case .parameter(let number, let type)? = frame.locals[name]?.first, number >= 0,
      type.unwrapped.name == "String", isDispatcher(frame.unit, by: name, number)
    else { return nil }
    return .parameter(number, type)
  }

  /// With fewer texts than this, a function only looks at a detail.
  private static let leastKeys = 3

  private func isDispatcher(_ unit: CodeUnit, by name: String, _ number: Int) -> Bool {
    let parameter = KeyParameter(unit: unit.id, number: number)
    if roles != nil { return keyDispatchers.contains(parameter) }
    return keyUses(of: name, parameter, in: unit) >= Self.leastKeys
  }

  /// A parameter of a function.
  struct KeyParameter: Hashable {
    let unit: UnitID
    let number: Int
  }

  /// How often a function compares one of its parameters with something named or written down.
  private func keyUses(of name: String, _ parameter: KeyParameter, in unit: CodeUnit) -> Int {
    if let known = keyUses[parameter] { return known }
    var uses = 0
    func isSubject(_ expression: Expression) -> Bool {
      if case .name(name, _) = expression.kind { true } else { false }
    }
    unit.body.forEachExpression { expression in
      if case .binary("==", let left, let right) = expression.kind,
        isSubject(left) || isSubject(right)
      {
        uses += 1
      }
    }
    for case .switched(let subject, let cases) in unit.body.map(\.kind) where isSubject(subject) {
      uses += cases.flatMap(\.items).filter { $0.pattern.constant != nil }.count
    }
    keyUses[parameter] = uses
    return uses
  }
}

extension Records {
  /// The texts of functions that show different things for them; others only look at details.
  var dispatchedKeys: Set<Key> {
    let byParameter = Dictionary(grouping: keys.filter(\.isDispatched), by: \.dispatcher)
    return Set(
      byParameter.values.filter { keys in
        Set(keys.filter { !$0.contents.isEmpty }.map(\.text)).count > 1
      }.joined())
  }
}

extension Records.Key {
  /// The parameter that decides whether the text is meant.
  var dispatcher: Evaluator.KeyParameter? {
    parameter.map { Evaluator.KeyParameter(unit: unit, number: $0) }
  }
}

extension Pattern {
  /// What a value is compared with: a literal, or a constant that reads like a case, `Spots.cart`.
  fileprivate var constant: Expression? {
    switch self {
    case .value(let expression): return expression
    case .enumCase(let name, let type?, let elements, let position):
      guard elements.isEmpty else { return nil }
      let base = Expression(.name(type.name, []), at: position)
      return Expression(.member(base, name, []), at: position)
    default: return nil
    }
  }
}
