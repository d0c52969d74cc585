import SwiftFacts

/// Which function a call means, and what each of its parameters gets.
extension LinkInterpreter {
  /// The bodies that a call can reach.
  func implementations(of unit: CodeUnit) -> [CodeUnit] {
    if unit.hasBody { return [unit] }
    guard let owner = unit.owner, index[owner].kind == .protocol else { return [] }
    let labels = unit.parameters.map(\.label)
    return index.inheritors(of: owner).flatMap { index[$0].methods[unit.name] ?? [] }
      .map { index[$0] }.filter { $0.hasBody && $0.parameters.map(\.label) == labels }
  }

  /// The overload that fits labels best, and among equals the values' types.
  func overload(
    _ candidates: [UnitID], _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> CodeUnit? {
    let units = candidates.map { index[$0] }.filter { !$0.isTest && mayBeMeant($0, arguments) }
    let best = units.map { fit($0, arguments) }.max()
    let equals = units.filter { fit($0, arguments) == best }
    guard equals.count > 1 else { return equals.first }
    let values = arguments.map { evaluate($0.value, state, frame).first?.value ?? .void }
    return equals.max { takes($0, values, arguments) < takes($1, values, arguments) }
  }

  /// Whether a call can mean the function: what an extension adds to a library's type stands beside
  /// the library's own methods of that name.
  private func mayBeMeant(_ unit: CodeUnit, _ arguments: [Argument]) -> Bool {
    guard let owner = unit.owner, !index[owner].isDeclared else { return true }
    return evaluator.accepts(arguments, unit.id)
  }

  /// How many of the values are of the parameters' types.
  private func takes(_ unit: CodeUnit, _ values: [LinkValue], _ arguments: [Argument]) -> Int {
    let scope = self.frame(for: unit).scope
    let matched = evaluator.match(arguments, to: unit.parameters)
    return zip(values, matched).count { value, number in
      guard let number, let type = openType(of: value)?.unwrapped else { return false }
      if case .link = value { return LinkParameters.value(of: unit.parameters[number]) == .link }
      let expected = index.resolve(unit.parameters[number].type, in: scope).unwrapped
      return type.id != nil ? type.id == expected.id : type.simpleName == expected.simpleName
    }
  }

  private func fit(_ unit: CodeUnit, _ arguments: [Argument]) -> Int {
    let matched = evaluator.match(arguments, to: unit.parameters)
    let used = Set(matched.compactMap { $0 })
    let missing = unit.parameters.indices.filter {
      !used.contains($0) && unit.parameters[$0].defaultValue == nil
    }.count
    return -(matched.filter { $0 == nil }.count * 4 + missing * 2)
  }

  /// The values of all parameters, default values included.
  func arguments(
    _ arguments: [Argument], for unit: CodeUnit, _ scope: TypeScope, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [(state: LinkState, values: [LinkValue])] {
    let matched = evaluator.match(arguments, to: unit.parameters)
    let parts = zip(arguments, matched).map { argument, number in
      (argument.value, number.map { index.resolve(unit.parameters[$0].type, in: scope) })
    }
    return product(parts, state, frame).map { made in
      let values = place(made.values, matched, unit)
      let filled = values.enumerated().map { number, value -> LinkValue in
        if let value { return value }
        let type = index.resolve(unit.parameters[number].type, in: scope)
        if let expression = unit.parameters[number].defaultValue {
          let result = evaluate(
            expression, LinkState(), self.frame(for: unit), expected: type)
          if result.count == 1 { return result[0].value }
        }
        return open(type, unit.parameters[number].name)
      }
      return (made.state, filled)
    }
  }

  /// Each value at its parameter; a variadic parameter takes those that follow as well.
  private func place(_ values: [LinkValue], _ matched: [Int?], _ unit: CodeUnit) -> [LinkValue?] {
    var placed = [LinkValue?](repeating: nil, count: unit.parameters.count)
    var variadic: Int?
    for (value, number) in zip(values, matched) {
      guard let number else {
        if let variadic, case .array(let list)? = placed[variadic] {
          placed[variadic] = .array(list + [value])
        }
        continue
      }
      let isSingle =
        switch value {
        case .text, .part, .integer, .enumCase, .instance: true
        default: false
        }
      let takesMany = isSingle && unit.parameters[number].type.name == "Array"
      placed[number] = takesMany ? .array([value]) : value
      variadic = takesMany ? number : nil
    }
    return placed
  }
}
