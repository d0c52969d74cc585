import SwiftFacts

/// Generic parameters, inferred from the arguments of a call.
extension Evaluator {
  /// Evaluates arguments with the types that the parameters expect; one set for each parameter.
  ///
  /// Arguments are taken in order: what the first says of a generic parameter, the next expect.
  func evaluate(
    _ arguments: [Argument], for unit: CodeUnit, _ scope: inout TypeScope, _ frame: Frame
  ) -> [[Value]] {
    var values = [[Value]](repeating: [], count: unit.parameters.count)
    let generics = Set(
      (unit.generics + (unit.owner.map { index[$0].generics } ?? [])).map(\.name))
    for (argument, number) in zip(arguments, match(arguments, to: unit.parameters)) {
      guard let number else {
        evaluateLoosely([argument], frame)
        continue
      }
      let reference = unit.parameters[number].type
      let expected = index.resolve(reference, in: scope)
      values[number] = values[number].union(evaluate(argument.value, frame, expected: expected))
      guard !generics.isEmpty, let actual = values[number].first?.type(in: index) else { continue }
      infer(reference, from: actual, generics, &scope.substitution)
    }
    for (number, parameter) in unit.parameters.enumerated() where values[number].isEmpty {
      if let value = parameter.defaultValue {
        values[number] = evaluate(
          value, makeFrame(for: unit), expected: index.resolve(parameter.type, in: scope))
      }
    }
    return values
  }

  /// What default arguments make is made by the function that has them.
  func makeDefaults(of unit: CodeUnit, _ frame: Frame) {
    for parameter in unit.parameters {
      guard let value = parameter.defaultValue else { continue }
      let inner = makeFrame(for: unit)
      _ = evaluate(value, inner, expected: index.resolve(parameter.type, in: frame.scope))
      frame.effects.add(
        contentsOf: inner.effects.effects.filter { $0.verb == .construct || $0.verb == .make })
    }
  }

  /// Finds what generic parameters must stand for so that `reference` is the actual type.
  private func infer(
    _ reference: TypeReference, from actual: ResolvedType, _ generics: Set<String>,
    _ substitution: inout [String: ResolvedType]
  ) {
    if generics.contains(reference.name), reference.arguments.isEmpty {
      if actual.name != "_", !generics.contains(actual.name) {
        substitution[reference.name] = actual
      }
      return
    }
    switch reference.name {
    case "Function": return
    case "Binding", "Optional":
      guard let inner = reference.arguments.first else { return }
      let isSame = actual.name == reference.name
      infer(
        inner, from: isSame ? actual.arguments.first ?? actual : actual, generics, &substitution)
    default:
      guard actual.simpleName == reference.simpleName else { return }
      for (inner, argument) in zip(reference.arguments, actual.arguments) {
        infer(inner, from: argument, generics, &substitution)
      }
    }
  }

  /// The values that a closure of this type is called with.
  func handedValues(of type: ResolvedType) -> [[Value]] {
    let function = type.unwrapped
    guard function.isFunction else { return [] }
    return function.arguments.dropLast().map { [.some($0)] }
  }
}
