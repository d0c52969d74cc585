import SwiftFacts

/// Whose doing is what a closure does, and where it is fixed.
extension Evaluator {
  /// The effect as done where the value is fixed: `onPick(.detail)` says itself where it leads.
  func fixed(
    _ effect: Effect, by values: [[Value]], at position: Position, _ frame: Frame
  ) -> Effect {
    guard frame.inlineDepth == 0, effect.isTransition, effect.unit != frame.unit.id,
      isChoice(effect.target), values.contains(where: { $0.contains(effect.target) })
    else { return effect }
    records.givenPlaces.insert(Records.Place(unit: effect.unit, position: effect.position))
    var effect = effect
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
  func isChosen(_ effect: Effect, from values: [[Value]]) -> Bool {
    guard effect.isTransition, effect.verb != .dismiss, case .enumCase = effect.target else {
      return false
    }
    return values.contains { $0.contains(effect.target) }
  }

  /// Whether what a closure does is done by the code that runs it.
  ///
  /// A screen that hands another one a closure that waits for a value leaves its transitions to
  /// that other screen, which chooses the value; but not those whose destination it names itself.
  func isRun(
    _ effect: Effect, of closure: ClosureValue, given values: [[Value]]? = nil, by frame: Frame
  ) -> Bool {
    let writer = index[closure.unit].owner
    if isImported(effect, from: writer, into: frame.unit.owner) { return true }
    guard closure.closure.takesValues, let roles, let writer, let runner = frame.unit.owner else {
      return false
    }
    return roles.role(of: writer) == .screen
      && [.screen, .model].contains(roles.role(of: runner))
      && effect.isTransition && effect.verb != .dismiss
      && !(roles.role(of: runner) == .screen
        && values.map { isNamed(effect, whateverIs: $0) } ?? false)
  }

  /// Whether a closure names its destination itself, whatever it is called with.
  func isNamed(_ effect: Effect, whateverIs values: [[Value]]) -> Bool {
    guard effect.isTransition, effect.target.isSettledValue, effect.target.isSettled else {
      return false
    }
    return !values.contains { $0.contains(effect.target) }
  }
}
