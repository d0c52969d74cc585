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
    var isGiven = false
    for (argument, number) in zip(arguments, match(arguments, to: unit.parameters)) {
      guard let number else { return false }
      let wanted = index.resolve(unit.parameters[number].type, in: scope).unwrapped
      guard let own = wanted.id, index[own].isDeclared else { continue }
      let given = Set(
        evaluate(argument.value, frame.nested(), expected: wanted)
          .compactMap { $0.type(in: index)?.unwrapped.id })
      // What nothing is known of may be of any type.
      guard !given.isEmpty else { continue }
      let isOne = given.contains {
        index[$0].lineage.contains(own) || index[own].lineage.contains($0)
      }
      guard isOne else { return false }
      isGiven = true
    }
    return isGiven
  }
}
