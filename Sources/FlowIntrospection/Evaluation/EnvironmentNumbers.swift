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
