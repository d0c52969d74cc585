import SwiftFacts

/// Initialisers that the tree adds to a library's type: `extension NavigationLink { init(_ page: Page) … }`.
extension Evaluator {
  /// `Link(.settings)` of a library's type, if an initialiser of the tree's takes these arguments.
  ///
  /// Which of several with such labels is meant, or the library's own, only the types tell: one is
  /// taken if it asks for a type of the tree's and is given it.
  func constructByExtension(
    _ type: ResolvedType, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value]? {
    guard type.id == nil else { return nil }
    let initializers = index.extendedTypes(of: type).flatMap { index[$0].initializers }.filter {
      $0 != frame.unit.id && index[$0].hasBody && accepts(arguments, $0)
        && takesOwnTypes($0, arguments, frame)
    }
    guard !initializers.isEmpty else { return nil }
    _ = call(initializers, receiver: type, isSelf: true, arguments, at: position, frame)
    return [.instance(type, [])]
  }

  /// Whether an initialiser asks for values of the tree's types, and the arguments are such.
  private func takesOwnTypes(_ id: UnitID, _ arguments: [Argument], _ frame: Frame) -> Bool {
    let unit = index[id]
    let scope = TypeScope(
      file: unit.file, owner: unit.owner,
      substitution: constraints(unit.generics, file: unit.file, owner: unit.owner))
    var asks = false
    for (argument, number) in zip(arguments, match(arguments, to: unit.parameters)) {
      guard let number else { return false }
      let wanted = index.resolve(unit.parameters[number].type, in: scope).unwrapped
      guard let own = wanted.id, index[own].isDeclared else { continue }
      guard isOf(own, argument.value, frame, expected: wanted) else { return false }
      asks = true
    }
    return asks
  }

  private func isOf(
    _ type: TypeID, _ argument: Expression, _ frame: Frame, expected: ResolvedType
  ) -> Bool {
    let values = evaluate(argument, frame.nested(), expected: expected)
    return values.contains { value in
      guard let given = value.type(in: index)?.unwrapped.id else { return false }
      return index[given].lineage.contains(type) || index[type].lineage.contains(given)
    }
  }
}
