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
