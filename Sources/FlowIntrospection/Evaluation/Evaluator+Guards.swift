import SwiftFacts

/// Effects that happen only for some cases of what a function is given.
extension Evaluator {
  /// Notes that the effects of a switch's clause happen only for what the clause names.
  func guardEffects(
    in inner: Frame, by clause: SwitchCase, of cases: [SwitchCase], on subject: [Value],
    _ enumeration: TypeID?
  ) {
    // What types are for is asked of all cases.
    guard roles != nil, inner.inlineDepth == 0, subject.count == 1,
      case .parameter(let number, _) = subject[0], number >= 0, !inner.effects.effects.isEmpty,
      let named = clause.isDefault
        ? named(by: cases.flatMap(\.items), enumeration, inner, allowsOthers: true)
        : named(by: clause.items, enumeration, inner, allowsOthers: false)
    else { return }
    let condition = CaseGuard(parameter: number, cases: named, isExcluding: clause.isDefault)
    inner.effects.change { effect in
      guard Self.canBeGuarded(effect), effect.guards.count < Self.guardLimit else { return effect }
      var effect = effect
      effect.guards.append(condition)
      return effect
    }
  }

  /// How many conditions of one effect are told apart; with fewer, it only happens more often.
  private static let guardLimit = 4

  private static func canBeGuarded(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .construct, .call: true
    default: effect.isTransition
    }
  }

  /// The cases that patterns name without further conditions; `nil` if one is no case.
  ///
  /// A clause that looks at more than the case may be left although it is named: others count as not
  /// named then.
  private func named(
    by items: [SwitchCase.Item], _ enumeration: TypeID?, _ frame: Frame, allowsOthers: Bool
  ) -> Set<CaseGuard.Case>? {
    var result: Set<CaseGuard.Case> = []
    for item in items {
      guard case .enumCase(let name, let reference, let elements, _) = item.pattern else {
        if allowsOthers { continue }
        return nil
      }
      if allowsOthers, item.guardCondition != nil || elements.contains(where: \.isRefutable) {
        continue
      }
      let type = reference.flatMap { index.resolve($0, in: frame.scope).id }
      result.insert(CaseGuard.Case(type: reference == nil ? enumeration : type, name: name))
    }
    return result
  }

  /// The guards that are still open once the caller has filled in what it passes; `nil` if it
  /// passes what does not meet them.
  func remaining(_ guards: [CaseGuard], _ passing: Passing) -> [CaseGuard]? {
    var open: [CaseGuard] = []
    for condition in guards {
      guard passing.arguments.indices.contains(condition.parameter) else { continue }
      let values = passing.arguments[condition.parameter]
      guard !values.isEmpty else { continue }
      guard values.contains(where: { condition.accepts($0) }) else { return nil }
      for case .parameter(let number, _) in values where number >= 0 {
        var condition = condition
        condition.parameter = number
        open.append(condition)
      }
    }
    return open
  }
}

extension PatternElement {
  /// Whether it can fail: anything but a name or `_`.
  var isRefutable: Bool {
    switch pattern {
    case .wildcard, .binding: false
    default: true
    }
  }
}
