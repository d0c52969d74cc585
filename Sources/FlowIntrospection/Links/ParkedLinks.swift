import FlowModel
import SwiftFacts

/// Follows what a handler keeps for later: a pending property that is applied when the root changes.
struct ParkedLinks {
  let interpreter: LinkInterpreter
  var index: SymbolIndex { interpreter.index }
  private static let unitLimit = 8

  struct Application: Hashable {
    var hops: [LinkState.Hop]
    /// What the app's state must then be like.
    var circumstances: [String] = []
    /// The root at which it is applied.
    var root: NodeID?
  }

  /// A value that some code applies.
  struct Key: Hashable {
    var unit: UnitID
    var reference: PropertyReference
    var value: LinkValue
  }

  /// A property in which nothing is parked.
  struct EmptyKey: Hashable {
    var unit: UnitID
    var reference: PropertyReference
    var conditions: LinkConditions
  }

  /// Where the user lands once the parked value is applied.
  func applications(of state: LinkState) -> [Application] {
    var found: [Application] = []
    for (reference, value) in state.parked.sorted(by: { $0.key.name < $1.key.name }) {
      var units = consumers(of: reference)
      let direct = units.flatMap { applications(of: value, in: reference, by: $0, state) }
      if !direct.contains(where: { $0.root != nil }) {
        units = units.flatMap { unit in
          (interpreter.evaluator.callers[unit.id] ?? []).sorted().map { index[$0] }
        }.filter { LinkParameters.isFree($0) }
        let indirect = units.prefix(Self.unitLimit).flatMap {
          applications(of: value, in: reference, by: $0, state)
        }.filter { $0.root != nil }
        found += indirect
      }
      if !found.contains(where: { $0.root != nil }) { found += direct }
    }
    let rooted = found.filter { $0.root != nil }
    var unique: [Application] = []
    for application in rooted.isEmpty ? found : rooted where !unique.contains(application) {
      unique.append(application)
    }
    return unique
  }

  /// The functions that read the property.
  private func consumers(of reference: PropertyReference) -> [CodeUnit] {
    if let known = interpreter.consumers[reference] { return known }
    let units = interpreter.uses[reference.name].lazy.map { index[$0] }.filter { unit in
      guard unit.kind != .initialValue, LinkParameters.isFree(unit) else { return false }
      return unit.owner == reference.owner || reads(reference, unit)
    }
    let consumers = Array(units.prefix(Self.unitLimit))
    interpreter.consumers[reference] = consumers
    return consumers
  }

  private func reads(_ reference: PropertyReference, _ unit: CodeUnit) -> Bool {
    let frame = interpreter.evaluator.makeFrame(for: unit)
    var isFound = false
    ExpressionNames.visit(unit.body) { expression in
      guard !isFound, case .member(_?, let name, _) = expression.kind,
        name == reference.name || name == "$\(reference.name)"
      else { return }
      isFound = interpreter.evaluator.propertyReference(of: expression, frame) == reference
    }
    return isFound
  }

  private func applications(
    of value: LinkValue, in reference: PropertyReference, by unit: CodeUnit, _ state: LinkState
  ) -> [Application] {
    let key = Key(unit: unit.id, reference: reference, value: value)
    if let known = interpreter.applications[key] { return known }
    // Most code that applies a value looks at nothing else of the link: what it does with no
    // condition at all, it does with any.
    let free = applications(of: value, in: reference, by: unit, LinkConditions())
    if free.isUnconditional {
      interpreter.applications[key] = free.found
      return free.found
    }
    return applications(of: value, in: reference, by: unit, state.conditions).found
  }

  private func applications(
    of value: LinkValue, in reference: PropertyReference, by unit: CodeUnit,
    _ conditions: LinkConditions
  ) -> (found: [Application], isUnconditional: Bool) {
    var start = LinkState()
    start.conditions = conditions
    start.store[reference] = value
    var without = start
    without.store[reference] = LinkValue.none
    let ways = run(unit, reference, start)
    let others = waysWithout(unit, reference, without)
    let plain = Set(others.map(\.hops))
    let found = ways.compactMap { way -> Application? in
      guard !way.hops.isEmpty, !plain.contains(way.hops) else { return nil }
      let root = way.hops.last { $0.kind == .switch }?.node
      let hops = way.hops.filter { $0.kind != .switch }
      return hops.isEmpty
        ? nil
        : Application(
          hops: hops, circumstances: way.circumstances, root: root)
    }
    let isUnconditional = (ways + others).allSatisfy {
      $0.conditions.withoutNames == conditions.withoutNames
    }
    return (found, isUnconditional)
  }

  /// What the function does when nothing is parked, which is the same for every value.
  private func waysWithout(_ unit: CodeUnit, _ reference: PropertyReference, _ state: LinkState)
    -> [LinkState]
  {
    let key = EmptyKey(unit: unit.id, reference: reference, conditions: state.conditions)
    if let known = interpreter.unparked[key] { return known }
    let ways = run(unit, reference, state)
    interpreter.unparked[key] = ways
    return ways
  }

  /// Runs a function, of a view's body only what reacts to the property.
  private func run(_ unit: CodeUnit, _ reference: PropertyReference, _ state: LinkState)
    -> [LinkState]
  {
    interpreter.begin(LinkBudget.parkedLimit)
    guard unit.kind == .getter else { return interpreter.start(unit, arguments: [:], state) }
    var closures: [Closure] = []
    ExpressionNames.visit(unit.body) { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(_?, let name, _) = callee.kind, Self.reactions.contains(name),
        arguments.contains(where: { ExpressionNames.mentions(reference.name, in: $0.value) }),
        case .closure(let closure)? = arguments.last?.value.kind
      else { return }
      closures.append(closure)
    }
    let frame = interpreter.frame(for: unit)
    return closures.flatMap { closure -> [LinkState] in
      let value = LinkClosure(
        unit: unit.id, closure: closure, locals: [:], selfType: frame.selfType)
      let known = state.store[reference] ?? .none
      return interpreter.invoke(.closure(value), [known, known], state, frame).map(\.state)
    }
  }

  private static let reactions: Set<String> = [
    "onChange", "onReceive", "task", "onAppear", "sink",
  ]
}

extension LinkParameters {
  /// Whether no parameter of the function carries a link.
  static func isFree(_ unit: CodeUnit) -> Bool {
    unit.parameters.allSatisfy { value(of: $0) == nil }
  }
}
