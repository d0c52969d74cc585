import SwiftFacts

/// Modifiers of libraries that register destinations, or go to the route in a binding.
extension Evaluator {
  func evaluateRegistration(
    _ name: String, on base: Expression, _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    let isType = arguments.first?.label == nil && arguments.first?.value.isMetatype == true
    let registers =
      vocabulary.registrations.contains(name) || vocabulary.destinationProviders.contains(name)
    if isType, registers {
      let values = evaluate(base, frame)
      evaluateDestination(arguments, at: position, frame)
      return values
    }
    if let label = vocabulary.boundRoutes[name], let argument = arguments.first,
      argument.label == label
    {
      let bound = evaluate(argument.value, frame.nested()).filter {
        if case .property = $0 { true } else { false }
      }
      guard !bound.isEmpty else { return nil }
      let values = evaluate(base, frame)
      for value in bound { bind(value, to: .pushed, [], at: position, in: frame.unit.id, frame) }
      return values
    }
    return nil
  }
}

extension Expression {
  /// `Route.self`.
  var isMetatype: Bool {
    if case .member(_, "self", _) = kind { true } else { false }
  }
}
