import SwiftFacts

/// Evaluates functions abstractly: what each does to the app's navigation, with its parameters left
/// open.
///
/// A caller that passes `.checkout` fills them in.
///
/// Summaries are made on demand over the call graph. A call that leads back to a function under way
/// takes what is known of it so far, and that function is evaluated again until nothing changes, at
/// most `roundLimit` times.
final class Evaluator {
  let index: SymbolIndex
  let vocabulary: Vocabulary
  /// What types are for, known from the second pass on.
  let roles: Roles?
  var records: Records

  private var summaries: [UnitID: Summary]
  private var finished: Set<UnitID> = []
  private var active: Set<UnitID> = []
  private var reentered: Set<UnitID> = []
  /// Closures under way, so that one that calls itself ends.
  var activeClosures: Set<ClosureValue> = []
  var propertiesUnderWay: Set<PropertyReference> = []
  var propertyTypes: [PropertyReference: ResolvedType?] = [:]
  /// Who calls a function: the code in whose body the call stands.
  private(set) var callers: [UnitID: Set<UnitID>] = [:]
  /// Whether a type shows what it is given, as far as it was looked at.
  var routers: [TypeID: Bool] = [:]
  /// What is known of types that were looked at.
  var actionTypes: [TypeID: Bool] = [:]
  var plainValues: [TypeID: Bool] = [:]
  var depth = 0
  /// Whether some function leads back to itself.
  private(set) var hasRecursion = false

  static let roundLimit = 4
  static let depthLimit = 160

  init(
    index: SymbolIndex, vocabulary: Vocabulary, roles: Roles? = nil,
    records: Records = Records(), approximation: [UnitID: Summary] = [:]
  ) {
    self.index = index
    self.vocabulary = vocabulary
    self.roles = roles
    self.records = records
    summaries = approximation
  }

  var allSummaries: [UnitID: Summary] { summaries }

  /// Evaluates every function of the app once.
  func evaluateAll() {
    for unit in index.units where !unit.isTest && unit.hasBody {
      _ = summary(of: unit.id)
    }
  }

  /// What the function does and gives back.
  func summary(of id: UnitID) -> Summary {
    if finished.contains(id) { return summaries[id] ?? Summary() }
    if active.contains(id) {
      reentered.insert(id)
      hasRecursion = true
      return summaries[id] ?? Summary()
    }
    guard depth < Self.depthLimit else { return summaries[id] ?? Summary() }
    active.insert(id)
    depth += 1
    defer {
      active.remove(id)
      depth -= 1
    }
    for _ in 0..<Self.roundLimit {
      let result = evaluate(index[id])
      let isStable = result == summaries[id] || !reentered.contains(id)
      summaries[id] = result
      if isStable { break }
    }
    reentered.remove(id)
    finished.insert(id)
    return summaries[id] ?? Summary()
  }

  private func evaluate(_ unit: CodeUnit) -> Summary {
    let frame = makeFrame(for: unit)
    for (number, parameter) in unit.parameters.enumerated() where !parameter.name.isEmpty {
      let type = index.resolve(parameter.type, in: frame.scope)
      frame.locals[parameter.name] = [.parameter(number, type)]
    }
    makeDefaults(of: unit, frame)
    if unit.kind == .observer, let type = observedType(unit, frame) {
      for (number, parameter) in unit.parameters.enumerated() {
        frame.locals[parameter.name] = [.parameter(number, type)]
      }
    }
    run(unit.body, frame)
    return Summary(effects: frame.effects.effects, returns: results(of: frame, unit))
  }

  private func observedType(_ unit: CodeUnit, _ frame: Frame) -> ResolvedType? {
    guard let owner = unit.owner, let property = index[owner].properties[unit.name] else {
      return nil
    }
    return propertyType(property, of: index.type(owner))
  }

  func noteCaller(_ frame: Frame, of callee: UnitID) {
    guard !frame.unit.isTest else { return }
    callers[callee, default: []].insert(frame.unit.id)
  }

  func makeFrame(for unit: CodeUnit) -> Frame {
    var scope = TypeScope(file: unit.file, owner: unit.owner)
    if let owner = unit.owner { nameRoutes(of: owner, in: &scope) }
    let frame = Frame(unit: unit, selfType: unit.owner.map { index.type($0) }, scope: scope)
    frame.resultType = unit.result.map { index.resolve($0, in: scope) }
    return frame
  }

  /// Explicit returns, and what a single expression or a result builder yields.
  func results(of frame: Frame, _ unit: CodeUnit) -> [Value] {
    let isSingle = unit.body.count == 1
    let isBuilder =
      frame.returns.isEmpty
      && (unit.result?.existential == .some
        || unit.attributes.contains { $0.name.hasSuffix("Builder") }
        || unit.name == "body")
    return isSingle || isBuilder ? frame.returns.union(frame.yields) : frame.returns
  }

  // MARK: Importing what a callee does

  /// Whether what a function of `callee` does is also done by the code in `caller`, which calls it.
  ///
  /// A flow's own doing stays its own when another flow starts it; a screen that calls a flow's
  /// method is where that transition starts.
  func isImported(_ effect: Effect, from callee: TypeID?, into caller: TypeID?) -> Bool {
    guard let roles, let callee, callee != caller, effect.verb != .tabs,
      effect.verb != .begin
    else { return true }
    if let caller, roles.isSameFamily(caller, callee) { return true }
    // A protocol's method that runs what each screen does: still that screen's.
    if index[callee].kind == .protocol, roles.role(of: effect.unit, in: index) == .screen {
      return false
    }
    let calleeRole = roles.role(of: callee)
    let callerRole = caller.map { roles.role(of: $0) } ?? .neutral
    switch (calleeRole, callerRole) {
    case (.neutral, _): return true
    // A value is part of whatever holds it: its methods change the holder.
    case (.model, _) where index[callee].kind == .struct: return true
    case (.model, .screen), (.model, .model): return effect.isTransition
    case (.model, _): return false
    case (.screen, _): return false
    case (.flow, .flow), (.flow, .entry), (.entry, .flow), (.entry, .entry): return false
    case (.flow, _), (.entry, _): return effect.isTransition && effect.verb != .dismiss
    }
  }
}
