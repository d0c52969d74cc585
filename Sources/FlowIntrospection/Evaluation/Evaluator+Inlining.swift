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
    // What was found on the way is kept where it was run first.
    noteInfirmity()
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
    if isIndependent {
      inlined[key] = InlineCache.Outcome(effects: frame.effects, returns: results)
    }
    caller.effects.add(contentsOf: frame.effects)
    return results
  }
}
