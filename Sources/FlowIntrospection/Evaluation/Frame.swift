import SwiftFacts

/// The state of evaluating one function body or closure.
final class Frame {
  let unit: CodeUnit
  let selfType: ResolvedType?
  var scope: TypeScope
  var locals: [String: [Value]]
  /// Locals that are declared without a value, until something is assigned to them.
  var unassigned: Set<String> = []
  /// Locals that are copies of a property to which they are written back: what is done to one is done
  /// to the property.
  var copies: [String: PropertyReference] = [:]
  /// The state that a view's locals were read from: `if let box = stack.root`.
  var reads: [String: PropertyReference] = [:]
  /// What members were read from, by place, where that calls something.
  var receivers: [Position: [Value]] = [:]
  /// What `self` is: open where a function is summarised.
  var selfValue: Value?
  var effects: EffectList
  /// Explicit `return`s.
  var returns: [Value] = []
  /// Values of expressions that stand as statements: what a result builder collects.
  var yields: [Value] = []
  var label: String?
  /// The actions of reducers that are being answered.
  var origins: [PropertyReference] = []
  /// The very action that a reducer is followed with.
  var sentActions: [Value] = []
  /// Whether the code stands in a closure, which runs when somebody calls it.
  var isDeferred = false
  /// How many calls deep a landing is followed with its values; 0 when summarising.
  var inlineDepth = 0
  /// Overrides whose effects are being taken in, so that one that leads back to itself ends.
  var overrides: Set<UnitID> = []
  /// What one of several implementations gave, of which any can be meant; shared with nested frames.
  private(set) var doubts = Doubts()
  /// The type that a `return` must have.
  var resultType: ResolvedType?

  init(
    unit: CodeUnit, selfType: ResolvedType?, scope: TypeScope, locals: [String: [Value]] = [:],
    effects table: EffectTable
  ) {
    effects = EffectList(in: table)
    self.unit = unit
    self.selfType = selfType
    self.scope = scope
    self.locals = locals
    selfValue = selfType.map { .parameter(Value.selfNumber, $0) }
  }

  /// A frame for a closure or branch: it sees the locals, and collects by itself.
  func nested(locals: [String: [Value]]? = nil) -> Frame {
    let frame = Frame(
      unit: unit, selfType: selfType, scope: scope, locals: locals ?? self.locals,
      effects: effects.table)
    frame.selfValue = selfValue
    frame.label = label
    frame.unassigned = unassigned
    frame.copies = copies
    frame.reads = reads
    frame.isDeferred = isDeferred
    frame.origins = origins
    frame.inlineDepth = inlineDepth
    frame.resultType = resultType
    frame.overrides = overrides
    frame.doubts = doubts
    return frame
  }

  /// Notes an effect, unless only a landing is followed and the effect is no part of one.
  func emit(
    _ verb: Effect.Verb, _ target: Value, at position: Position, guards: [CaseGuard] = [],
    isDoubtful: Bool = false, isGuessed: Bool = false
  ) {
    if inlineDepth > 0 {
      switch verb {
      case .call, .make, .contain, .registers: return
      default: break
      }
    }
    var effect = Effect(
      verb: verb, target: target, unit: unit.id, position: position, label: label,
      origins: origins, guards: guards)
    effect.isDeferred = isDeferred
    effect.isDoubtful = isDoubtful || doubts.values.contains(target)
    effect.isGuessed = isGuessed
    effects.add(effect)
  }
}

/// Values of which the source does not say that it is them.
final class Doubts {
  var values: Set<Value> = []
}

extension Array where Element == Value {
  /// The sets of two ways joined, each value once, at most `Value.limit`.
  func union(_ other: [Value]) -> [Value] {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var result = self
    for value in other where result.count < Value.limit && !result.contains(value) {
      result.append(value)
    }
    return result
  }
}

extension Value {
  /// How many values an expression is followed with.
  static let limit = 24
  /// The number that stands for `self` among parameters.
  static let selfNumber = -1
  /// How deep nested values are kept.
  static let depthLimit = 5
}
