import SwiftFacts

/// What routers of libraries name in a member as what they show first.
extension Evaluator {
  /// The values of the members that tell what a router shows first.
  func firsts(of type: TypeID) -> [Value] {
    let rules = vocabulary.routing
    let bases = Set(rules.routers.keys).union(rules.starters)
    guard !rules.firsts.isEmpty, index.ancestry(of: type).inherits(bases) else { return [] }
    return rules.firsts.sorted().flatMap { name in
      firstValues(PropertyReference(owner: type, name: name))
    }
  }

  /// What a member is, however it gets its value: from a getter, where it is declared, or from an
  /// initialiser's parameter that has a default.
  private func firstValues(_ property: PropertyReference) -> [Value] {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
      return []
    }
    var values = [symbol.getter, symbol.initialValue].compactMap { $0 }
      .flatMap { summary(of: $0).returns }
    for unit in index[owner].initializers where !index[unit].isTest {
      for effect in summary(of: unit).effects where effect.verb == .write(property, .assign) {
        guard case .parameter(let number, _) = effect.target else {
          values.append(effect.target)
          continue
        }
        let parameters = index[unit].parameters
        guard parameters.indices.contains(number) else { continue }
        values += defaults(of: parameters[number], index[unit])
      }
    }
    return values.filter { if case .enumCase = $0 { true } else { false } }
  }

  private func defaults(of parameter: Parameter, _ unit: CodeUnit) -> [Value] {
    guard let value = parameter.defaultValue else { return [] }
    let frame = makeFrame(for: unit)
    return evaluate(value, frame, expected: index.resolve(parameter.type, in: frame.scope))
  }
}
