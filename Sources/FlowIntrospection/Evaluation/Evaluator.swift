import SwiftFacts

/// Evaluates functions abstractly: what each does to the app's navigation, with its parameters left
/// open.
///
/// A caller that passes `.checkout` fills them in: function summaries, as Sharir and Pnueli (1981)
/// describe them. Summaries are made on demand, callees first; functions that call each other are
/// found on the way as strongly connected components (Tarjan 1972) and evaluated again until nothing
/// changes (`Evaluator+Summaries`). So a function outside such a component is evaluated exactly once,
/// and one inside at most `roundLimit` times: the work is linear in the number of functions.
final class Evaluator {
  let index: SymbolIndex
  let vocabulary: Vocabulary
  /// What types are for, known from the second pass on.
  let roles: Roles?
  /// What the pass before found of the whole project: all that evaluation takes from others' code but
  /// summaries.
  var given: Records {
    _read {
      footings.change { $0.asksOthers = true }
      yield known
    }
  }
  /// The same, for those who do not evaluate a function.
  var known: Records
  /// What functions rest on.
  var footings: Footings
  /// Whether functions are looked at for the second time.
  var looksAgain = false
  /// What this pass finds besides.
  var records: Records

  var summaries: Summaries
  /// The effects that were met.
  let effects = EffectTable()
  /// How far each unit is, and the components that are still open.
  var components: OpenComponents
  /// What each unit's latest evaluation found.
  var findings: [Findings?]
  /// What evaluating subscribers found, with what they are sent.
  var deliveryFindings: [UnitID: Findings] = [:]
  /// How many times a body was evaluated, recursive ones more than once.
  var evaluationCount = 0
  /// Closures under way and the depth at which they are, so that one that calls itself ends.
  private var activeClosures: [ClosureValue: Int] = [:]
  /// Protocols' methods whose results on some value are being looked for.
  var resultsUnderWay: Set<UnitID> = []
  /// Units that take values out of where they wait.
  var waitingReaders: Set<UnitID> = []
  private var propertiesUnderWay: [PropertyReference: Int] = [:]
  /// The least depth of what evaluation came back to, since somebody last asked.
  var reentry = Int.max
  /// What subscribers of channels did with what was sent.
  var sent: SentValues
  /// What functions did that a link's value was followed through.
  var inlined = InlineCache()
  /// What callers are told of.
  var told = ToldEffects()
  /// A property in instances of a type, which may say what the property's owner is generic over.
  struct ReceivedProperty: Hashable {
    var property: PropertyReference
    var receiver: TypeID?
  }

  var propertyTypes: [ReceivedProperty: ResolvedType?] = [:]
  /// Who calls a function: the code in whose body the call stands.
  var callers: [UnitID: Set<UnitID>] = [:]
  /// How it takes part where several evaluate the same functions.
  var participation: Participation?
  /// What the project's configuration says of its methods, by their names.
  let projectVerbs: [String: [ProjectVocabulary.Entry]]
  /// Whether a type shows what it is given, as far as it was looked at, and what that rests on.
  var routers: [TypeID: (isRouter: Bool, footing: Footing)] = [:]
  var routersUnderWay: Set<TypeID> = []
  /// What is known of types that were looked at.
  var actionTypes: [TypeID: Bool] = [:]
  var plainValues: [TypeID: Bool] = [:]
  var viewGiving: [TypeID: Bool] = [:]
  /// What types make of what protocols leave open, as far as it was asked.
  var associatedTypes: [Conformance: [String: ResolvedType]] = [:]
  /// Functions that show one thing or another for a text.
  let keyDispatchers: Set<KeyParameter>
  /// How often functions compare a parameter with texts.
  var keyUses: [KeyParameter: Int] = [:]
  /// Properties in which the code of many types keeps its closures, as every button's action.
  var sharedActions: Set<PropertyReference>
  var depth = 0
  /// The depths of the units around the one that is evaluated, added up.
  private(set) var nesting = 0

  init(
    index: SymbolIndex, vocabulary: Vocabulary, roles: Roles? = nil,
    records: Records = Records()
  ) {
    self.index = index
    self.vocabulary = vocabulary
    projectVerbs = Dictionary(grouping: vocabulary.project.entries) { $0.method.name }
    self.roles = roles
    known = records
    footings = Footings(count: index.units.count)
    self.records = records
    keyDispatchers = Set(records.dispatchedKeys.compactMap(\.dispatcher))
    sharedActions = roles == nil ? [] : records.sharedActions(in: index)
    sent = SentValues(from: index.units.count)
    summaries = Summaries(count: index.units.count)
    components = OpenComponents(count: index.units.count)
    findings = [Findings?](repeating: nil, count: index.units.count)
  }

  var allSummaries: Summaries { summaries }

  // MARK: Coming back to what is under way

  /// Whether the closure is not under way already; it is from now on.
  func enter(_ closure: ClosureValue) -> Bool {
    if let known = activeClosures[closure] {
      reentry = min(reentry, known)
      return false
    }
    activeClosures[closure] = depth
    return true
  }

  func leave(_ closure: ClosureValue) { activeClosures[closure] = nil }

  /// Whether the property is not being looked at already; it is from now on.
  func enter(_ property: PropertyReference) -> Bool {
    if let known = propertiesUnderWay[property] {
      reentry = min(reentry, known)
      return false
    }
    propertiesUnderWay[property] = depth
    return true
  }

  func leave(_ property: PropertyReference) { propertiesUnderWay[property] = nil }

  /// Runs some work, and says whether it did not depend on what was under way before it.
  func isIndependent(_ work: () -> Void) -> Bool {
    let outer = reentry
    reentry = Int.max
    work()
    let isIndependent = reentry > depth
    reentry = isIndependent ? outer : min(outer, reentry)
    return isIndependent
  }

  /// What is under way in one unit's evaluation.
  struct Course {
    fileprivate var depth: Int
    fileprivate var reentry: Int
    fileprivate var closures: [ClosureValue: Int]
    fileprivate var properties: [PropertyReference: Int]
    fileprivate var relays: Int
  }

  /// Begins a unit afresh: what it does must not depend on who asks first.
  func enterUnit() -> Course {
    let outer = Course(
      depth: depth, reentry: reentry, closures: activeClosures, properties: propertiesUnderWay,
      relays: sent.depth)
    nesting += depth + 1
    depth = 0
    activeClosures = [:]
    propertiesUnderWay = [:]
    sent.depth = 0
    return outer
  }

  func leaveUnit(to outer: Course) {
    depth = outer.depth
    nesting -= depth + 1
    reentry = outer.reentry
    activeClosures = outer.closures
    propertiesUnderWay = outer.properties
    sent.depth = outer.relays
  }

  /// Notes that evaluation ended here because it was too deep.
  func noteLimit() {
    reentry = 0
    noteInfirmity()
  }

  /// Runs a unit's body with its parameters open.
  func evaluate(_ unit: CodeUnit) -> Summary {
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
    settleWaiting(frame)
    obeyDirectives(of: unit, frame)
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
    var scope = TypeScope(file: unit.file, owner: unit.declaringType)
    if unit.original != nil, let owner = unit.owner {
      let type = index.type(owner)
      scope.substitution = substitution(of: type, for: unit.declaringType)
      scope.substitution["Self"] = type
    }
    if let owner = unit.owner { nameRoutes(of: owner, in: &scope) }
    let frame = Frame(
      unit: unit, selfType: unit.owner.map { index.type($0) }, scope: scope, effects: effects)
    frame.resultType = unit.result.map { index.resolve($0, in: scope) }
    frame.label = unit.owner.flatMap {
      index.storyboards.labels[StoryboardIndex.ActionMethod(type: $0, name: unit.name)]
    }
    return frame
  }

  /// Explicit returns, and what a single expression or a result builder yields.
  func results(of frame: Frame, _ unit: CodeUnit) -> [Value] {
    let isSingle = unit.body.count == 1
    let isBuilder =
      frame.returns.isEmpty
      && (unit.result?.existential == .some
        || unit.attributes.nameBuilder
        || unit.name == "body")
    return isSingle || isBuilder ? frame.returns.union(frame.yields) : frame.returns
  }
}
