import SwiftFacts

/// Patterns of URLs that are registered with a library's router.
extension Evaluator {
  /// Notes what a router shows for a pattern; `nil` for every other call.
  ///
  /// What is registered runs when a URL is asked for, not here.
  func registerPattern(
    _ name: String, on values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    let rules = vocabulary.linkRouters
    guard let role = rules.registers[name], arguments.count >= 2,
      values.contains(where: { isLinkRouter($0) })
    else { return nil }
    let patterns = evaluate(arguments[0].value, frame).flatMap { flattened($0) }
      .compactMap(\.text)
    for argument in arguments.dropFirst() {
      for value in evaluate(argument.value, frame) {
        let screens = made(by: value, role, at: argument.value.position, frame)
        guard !frame.unit.isTest, role == .screen else { continue }
        for pattern in patterns {
          records.keys.insert(
            Records.Key(
              text: pattern, isPattern: true, contents: screens, unit: frame.unit.id,
              position: position))
        }
      }
    }
    return [.unknown]
  }

  private func isLinkRouter(_ value: Value) -> Bool {
    guard let type = value.type(in: index)?.unwrapped, type.id == nil else { return false }
    return vocabulary.linkRouters.family(of: type.simpleName) != nil
  }

  /// The screens that a factory gives back.
  private func made(
    by value: Value, _ role: LinkRouterRules.Role, at position: Position, _ frame: Frame
  ) -> [Value] {
    let inner = frame.nested()
    inner.returns = []
    let results: [Value]
    switch value {
    case .closure, .method: results = invoke(value, values: [], at: position, inner)
    default: return []
    }
    // The code that registers makes what its factories make, whenever they run.
    for number in inner.effects.numbers {
      let effect = effects[number]
      switch effect.verb {
      case .make: frame.effects.add(number)
      case .construct where !isScreenLike(effect.target): frame.effects.add(number)
      case .route where effect.target.text != nil:
        // The key of a route is one that is made, though only the link goes there.
        var making = effect
        making.verb = .make
        frame.effects.add(making)
      default: continue
      }
    }
    return role == .screen ? results.filter { isScreenLike($0) } : []
  }
}
