import SwiftFacts

/// Following one link's value through functions to where it lands.
extension Evaluator {
  /// Runs a function's body with these very values instead of its summary: how one link's value is
  /// followed to where it lands.
  ///
  /// A function that is called with the same values at the same depth does the same again, so it is
  /// run once: what would be exponential in the depth of the program is linear in the number of
  /// different calls.
  func inline(
    _ id: UnitID, _ passing: Passing, _ receiver: ResolvedType?, at position: Position,
    _ caller: Frame
  ) -> [Value] {
    let unit = index[id]
    guard unit.hasBody else { return [] }
    guard depth < Self.depthLimit else {
      noteLimit()
      return []
    }
    let key = inlined.key(id, passing, receiver, inlineDepth: caller.inlineDepth)
    if let known = inlined[key] {
      caller.effects.add(contentsOf: known.effects)
      return known.returns
    }
    let frame = makeFrame(for: unit)
    frame.selfValue = passing.receiver ?? frame.selfType.map { .some($0) }
    if let receiver { frame.scope.substitution = substitution(of: receiver, for: unit.owner) }
    frame.inlineDepth = caller.inlineDepth + 1
    for (number, parameter) in unit.parameters.enumerated() where !parameter.name.isEmpty {
      let type = index.resolve(parameter.type, in: frame.scope)
      let passed = number < passing.arguments.count ? passing.arguments[number] : []
      frame.locals[parameter.name] = passed.isEmpty ? [.some(type)] : passed
    }
    let isIndependent = isIndependent {
      depth += 1
      run(unit.body, frame)
      depth -= 1
    }
    let results = results(of: frame, unit)
    if isIndependent { inlined[key] = InlineCache.Outcome(effects: frame.effects, returns: results) }
    caller.effects.add(contentsOf: frame.effects)
    return results
  }
}

/// What functions did with the values that they were called with.
struct InlineCache {
  /// A call, closures told apart by what they captured.
  struct Key: Hashable {
    var unit: UnitID
    var inlineDepth: Int
    var receiverType: ResolvedType?
    var receiver: Value?
    var arguments: [[Value]]
    var environments: [Int]
  }

  struct Outcome {
    var effects: EffectList
    var returns: [Value]
  }

  private var outcomes: [Key: Outcome] = [:]
  private var environments = EnvironmentNumbers()
  /// More is forgotten, so that memory stays bounded.
  private static let limit = 50_000

  mutating func key(
    _ unit: UnitID, _ passing: Passing, _ receiverType: ResolvedType?, inlineDepth: Int
  ) -> Key {
    var numbers: [Int] = []
    if let receiver = passing.receiver { environments.collect(receiver, &numbers) }
    for values in passing.arguments {
      for value in values { environments.collect(value, &numbers) }
    }
    return Key(
      unit: unit, inlineDepth: inlineDepth, receiverType: receiverType,
      receiver: passing.receiver, arguments: passing.arguments, environments: numbers)
  }

  subscript(key: Key) -> Outcome? {
    get { outcomes[key] }
    set {
      if outcomes.count >= Self.limit { outcomes = [:] }
      outcomes[key] = newValue
    }
  }
}

/// Numbers for what closures captured: equal environments have the same number.
///
/// Hash-consing, from the inside out: an environment is compared by its values and by the numbers of
/// the environments in them.
struct EnvironmentNumbers {
  private struct Key: Hashable {
    var names: [String]
    var values: [[Value]]
    var inner: [Int]
  }

  private var byKey: [Key: Int] = [:]
  /// Objects that were numbered, kept so that their addresses stay theirs.
  private var known: [ObjectIdentifier: (environment: Environment, number: Int)] = [:]

  /// Adds the numbers of all environments in a value, in order.
  mutating func collect(_ value: Value, _ numbers: inout [Int]) {
    switch value {
    case .closure(let closure): numbers.append(number(of: closure.environment))
    case .enumCase(_, _, let parts), .array(let parts):
      for part in parts { collect(part, &numbers) }
    case .instance(_, let fields), .tuple(let fields):
      for field in fields { collect(field.value, &numbers) }
    default: break
    }
  }

  private mutating func number(of environment: Environment) -> Int {
    if let entry = known[ObjectIdentifier(environment)] { return entry.number }
    let names = environment.locals.keys.sorted()
    var inner: [Int] = []
    let values = names.map { environment.locals[$0] ?? [] }
    for value in values.joined() { collect(value, &inner) }
    let key = Key(names: names, values: values, inner: inner)
    let number = byKey[key] ?? byKey.count
    byKey[key] = number
    known[ObjectIdentifier(environment)] = (environment, number)
    return number
  }
}
