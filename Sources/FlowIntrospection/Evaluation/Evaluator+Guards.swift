import SwiftFacts

/// Effects that happen only for some cases of what a function is given.
extension Evaluator {
  /// Notes that the effects of a switch's clause happen only for what the clause names.
  func guardEffects(
    in inner: Frame, by clause: SwitchCase, of cases: [SwitchCase], on subject: [Value],
    _ enumeration: TypeID?
  ) {
    // What types are for is asked of all cases.
    guard roles != nil, inner.inlineDepth == 0, subject.count == 1 else { return }
    guardParts(in: inner, by: clause, on: subject[0])
    guard case .parameter(let number, _) = subject[0], number >= 0, !inner.effects.effects.isEmpty,
      let named = clause.isDefault
        ? named(by: cases.flatMap(\.items), enumeration, inner, allowsOthers: true)
        : named(by: clause.items, enumeration, inner, allowsOthers: false)
    else { return }
    add(CaseGuard(parameter: number, cases: named, isExcluding: clause.isDefault), in: inner)
  }

  /// Notes that effects happen only for some cases of an enum, where the caller gives the value.
  func guardEffects(in inner: Frame, by names: [String], of enumeration: TypeID, on value: Value) {
    guard roles != nil, inner.inlineDepth == 0, case .parameter(let number, _) = value, number >= 0
    else { return }
    let cases = Set(names.map { CaseGuard.Case(type: enumeration, name: $0) })
    add(CaseGuard(parameter: number, cases: cases, isExcluding: false), in: inner)
  }

  /// `switch (state, event)`: what a clause asks of the parts that the caller gives.
  private func guardParts(in inner: Frame, by clause: SwitchCase, on subject: Value) {
    guard case .tuple(let fields) = subject, !clause.isDefault else { return }
    for (place, field) in fields.enumerated() {
      guard let id = field.value.type(in: index)?.unwrapped.id else { continue }
      let names = clause.items.compactMap { $0.pattern.caseName(at: place) }
      guard names.count == clause.items.count else { continue }
      guardEffects(in: inner, by: names, of: id, on: field.value)
    }
  }

  /// Whether a clause of a `switch` over several values can be taken for the cases that are known.
  ///
  /// Asked only where one call is followed: a function's table is recorded whole.
  func isPossible(_ clause: SwitchCase, _ subject: [Value], _ frame: Frame) -> Bool {
    guard frame.isDeferred || frame.inlineDepth > 0, subject.count == 1,
      case .tuple(let fields) = subject[0], !clause.isDefault
    else { return true }
    return clause.items.contains { item in
      fields.enumerated().allSatisfy { place, field in
        guard case .enumCase(_, let name, _) = field.value else { return true }
        return item.pattern.caseName(at: place).map { $0 == name } ?? true
      }
    }
  }

  /// Adds a condition to what callers are told.
  func add(_ condition: CaseGuard, in inner: Frame) {
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

  /// Whether a value can be of the enum whose cases a condition names; of another enum, it is none.
  private func isOfItsEnum(_ value: Value, _ condition: CaseGuard) -> Bool {
    guard let given = value.type(in: index)?.unwrapped.id, index[given].kind == .enum else {
      // Which of many heirs is meant, only the type of what is passed says.
      if case .parameter(let number, _) = value, number >= 0 { return true }
      return !condition.isDemand
    }
    return condition.cases.isEmpty
      || condition.cases.contains { $0.type == nil || $0.type == given }
  }

  /// The guards that are still open once the caller has filled in what it passes; `nil` if it
  /// passes what does not meet them.
  func remaining(_ guards: [CaseGuard], _ passing: Passing) -> [CaseGuard]? {
    var open: [CaseGuard] = []
    for condition in guards {
      guard passing.arguments.indices.contains(condition.parameter) else { continue }
      let values = passing.arguments[condition.parameter]
      guard !values.isEmpty else { continue }
      guard values.contains(where: { condition.accepts($0) && isOfItsEnum($0, condition) }) else {
        return nil
      }
      for case .parameter(let number, _) in values where number >= 0 {
        var condition = condition
        condition.parameter = number
        open.append(condition)
      }
    }
    return open
  }
}

extension Pattern {
  /// The case that a pattern of several parts asks for in one of them, `nil` for any.
  fileprivate func caseName(at place: Int) -> String? {
    guard case .tuple(let elements) = self, elements.indices.contains(place) else { return nil }
    return elements[place].pattern.caseName
  }

  /// The case that the pattern asks for, `nil` for any.
  var caseName: String? {
    switch self {
    case .enumCase(let name, _, _, _): name
    case .optional(let inner): inner.caseName
    default: nil
    }
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
