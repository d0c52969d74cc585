import SwiftFacts

/// What evaluation made of expressions that have nothing to do with the link, so that those behind
/// many ways are evaluated once.
///
/// Of a way, evaluation sees the locals alone, and of these an expression the ones that it names.
struct EvaluationMemory {
  struct Key: Hashable {
    var unit: UnitID
    var position: Position
    /// The expression as written: `a` and `a.b` stand at the same place.
    var text: String
    var selfType: ResolvedType?
    var expected: ResolvedType?
    var result: ResolvedType?
    var substitution: [String: ResolvedType]
    var names: [String]
    var values: [[Value]]
    /// What the closures among the values captured, see `EnvironmentNumbers`.
    var environments: [Int]
  }

  struct Outcome {
    var values: [Value]
    /// What it does to navigation.
    var effects: [Effect]
  }

  private var outcomes: [Key: Outcome] = [:]
  private var environments = EnvironmentNumbers()
  /// More is forgotten, so that memory stays bounded.
  private static let limit = 20_000

  mutating func key(
    _ expression: Expression, text: String, in frame: Frame, expected: ResolvedType?
  ) -> Key {
    let named = ExpressionNames.allRoots(of: expression)
    let names = frame.locals.keys.filter { $0 == "self" || named.contains($0) }.sorted()
    let values = names.map { frame.locals[$0] ?? [] }
    var numbers: [Int] = []
    for value in values.joined() { environments.collect(value, &numbers) }
    return Key(
      unit: frame.unit.id, position: expression.position, text: text, selfType: frame.selfType,
      expected: expected, result: frame.resultType, substitution: frame.scope.substitution,
      names: names, values: values, environments: numbers)
  }

  subscript(key: Key) -> Outcome? {
    get { outcomes[key] }
    set {
      if outcomes.count >= Self.limit { outcomes = [:] }
      outcomes[key] = newValue
    }
  }
}
