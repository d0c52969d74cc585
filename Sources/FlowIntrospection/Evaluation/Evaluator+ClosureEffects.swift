import SwiftFacts

/// Whose doing is what a closure does, and where it is fixed.
extension Evaluator {
  /// The effect as done where the value is fixed: `onPick(.detail)` says itself where it leads.
  ///
  /// - Returns: `nil` where nothing changes.
  func fixed(
    _ number: Int32, by values: [[Value]], at position: Position, _ frame: Frame
  ) -> Effect? {
    guard frame.inlineDepth == 0, !values.isEmpty,
      effects.traits(of: number).contains(.transition),
      effects.unit(of: number) != frame.unit.id
    else { return nil }
    let target = effects.target(of: number)
    guard isChoice(target), values.contains(where: { $0.contains(target) }) else { return nil }
    var effect = effects[number]
    records.givenPlaces.insert(Records.Place(unit: effect.unit, position: effect.position))
    if let writer = index[effect.unit].owner, writer != frame.unit.owner, !frame.unit.isTest {
      let place = Records.Place(unit: frame.unit.id, position: position)
      records.commissions.insert(Records.Commission(place: place, writer: writer))
    }
    effect.unit = frame.unit.id
    effect.position = position
    return effect
  }

  private func isChoice(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .instance: !value.isOpen
    default: false
    }
  }

  /// Whether the code that runs a closure says itself where that leads.
  func isChosen(_ number: Int32, from values: [[Value]]) -> Bool {
    let traits = effects.traits(of: number)
    guard !values.isEmpty, traits.isSuperset(of: [.transition, .ofCase]),
      !traits.contains(.dismissal)
    else { return false }
    let target = effects.target(of: number)
    return values.contains { $0.contains(target) }
  }

  /// Which of a closure's effects are done by the code that runs it.
  struct RunRule {
    /// As for a function of the type whose code wrote the closure.
    var imported: ImportRule
    /// Who chooses the value for which the closure waits, and with it where that leads.
    var chooser: Roles.Role?
  }

  /// The rule for a closure that some code runs; the same for all that the closure does.
  ///
  /// A screen that hands another one a closure that waits for a value leaves its transitions to
  /// that other screen, which chooses the value; but not those whose destination it names itself.
  func runRule(of closure: ClosureValue, by frame: Frame) -> RunRule {
    let writer = index[closure.unit].owner
    var rule = RunRule(imported: importRule(from: writer, into: frame.unit.owner))
    if case .all = rule.imported { return rule }
    guard let roles, let writer, let runner = frame.unit.owner,
      roles.role(of: writer) == .screen,
      [.screen, .model].contains(roles.role(of: runner)), closure.closure.takesValues
    else { return rule }
    rule.chooser = roles.role(of: runner)
    return rule
  }

  /// Whether what a closure does is done by the code that runs it.
  func isRun(_ number: Int32, by rule: RunRule, given values: [[Value]]? = nil) -> Bool {
    let traits = effects.traits(of: number)
    if isImported(number, traits, by: rule.imported) { return true }
    guard let chooser = rule.chooser, traits.contains(.transition), !traits.contains(.dismissal)
    else { return false }
    guard chooser == .screen, let values else { return true }
    return !isNamed(effects[number], whateverIs: values)
  }

  /// Whether a closure names its destination itself, whatever it is called with.
  func isNamed(_ effect: Effect, whateverIs values: [[Value]]) -> Bool {
    guard effect.isTransition, effect.target.isSettledValue, effect.target.isSettled else {
      return false
    }
    return !values.contains { $0.contains(effect.target) }
  }
}
