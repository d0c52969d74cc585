import SwiftFacts

/// Which functions move the user, by themselves or by what they call.
///
/// Apps hand what a link carries on to logs, downloads and databases. Following such code tells
/// nothing, and takes the steps that the way to a screen needs. Made once, over who calls whom.
struct LinkRelevance {
  private var movers: Set<UnitID> = []

  init(evaluator: Evaluator, roles: Roles, movesByCallback: (CodeUnit) -> Bool) {
    let index = evaluator.index
    var waiting: [UnitID] = []
    for unit in index.units where unit.hasBody && !unit.isTest {
      // What callers are told of a function has all that it does, but for what others keep.
      let effects = evaluator.summary(of: unit.id).effects
      if effects.contains(where: { Self.leads($0, evaluator, roles) }) { movers.insert(unit.id) }
      if movesByCallback(unit), movers.insert(unit.id).inserted { waiting.append(unit.id) }
    }
    for unit in runningLater(in: index) where movers.insert(unit).inserted { waiting.append(unit) }
    while let next = waiting.popLast() {
      for caller in callers(of: next, evaluator) where movers.insert(caller).inserted {
        waiting.append(caller)
      }
    }
  }

  func moves(_ unit: CodeUnit) -> Bool { movers.contains(unit.id) }

  /// Whether an effect can be a hop: what only changes some value is none.
  static func leads(_ effect: Effect, _ evaluator: Evaluator, _ roles: Roles) -> Bool {
    guard effect.isTransition, effect.verb != .dismiss else { return false }
    guard case .write(let reference, let operation) = effect.verb else { return true }
    if roles.sinks[reference] != nil { return true }
    if (evaluator.records.relays[reference] ?? []).contains(where: { roles.sinks[$0] != nil }) {
      return true
    }
    guard let id = effect.target.type(in: evaluator.index)?.unwrapped.id else { return false }
    // A screen that is kept until it is shown, a stack of routes that no view here binds.
    if evaluator.vocabulary.isScreen(id, in: evaluator.index) { return true }
    guard case .append = operation else { return false }
    return evaluator.index[id].kind == .enum
  }

  /// The functions that give somebody a closure which calls a function that moves the user, by a name
  /// that no other function has: `afterDelay { panel.openPlayer() }`.
  private func runningLater(in index: SymbolIndex) -> [UnitID] {
    var named: [String: [UnitID]] = [:]
    for unit in index.units where unit.kind == .function && unit.hasBody && !unit.isTest {
      named[unit.name, default: []].append(unit.id)
    }
    return index.units.compactMap { unit in
      guard unit.kind == .function, unit.hasBody, !unit.isTest, !movers.contains(unit.id) else {
        return nil
      }
      var isFound = false
      unit.body.forEachExpression { expression in
        guard !isFound, case .call(_, let arguments) = expression.kind else { return }
        for argument in arguments {
          guard case .closure(let closure) = argument.value.kind else { continue }
          closure.body.forEachExpression { inner in
            guard !isFound, case .call(let callee, _) = inner.kind,
              case .member(_, let name, _) = callee.kind, let called = named[name]
            else { return }
            isFound = called.count == 1 && called.allSatisfy(movers.contains)
          }
        }
      }
      return isFound ? unit.id : nil
    }
  }

  /// The functions that call one, also by way of a requirement or a base class.
  private func callers(of id: UnitID, _ evaluator: Evaluator) -> Set<UnitID> {
    let index = evaluator.index
    let unit = index[id]
    var callers = evaluator.callers[id] ?? []
    guard let owner = unit.owner, unit.kind == .function else { return callers }
    for ancestor in index.ancestry(of: owner).declared.compactMap(\.id) {
      callers.formUnion(index[ancestor].methods[unit.name] ?? [])
    }
    return callers
  }
}
