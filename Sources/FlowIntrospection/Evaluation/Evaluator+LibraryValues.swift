import SwiftFacts

/// Values of libraries that carry a screen or a route.
extension Evaluator {
  /// `Type(…)` of a library's type that carries what is shown; `nil` for any other.
  func constructCarrier(
    _ type: ResolvedType, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value]? {
    let name = type.simpleName
    if let rule = vocabulary.firstArguments[name],
      let first = arguments.first(where: { $0.label == rule.label })
    {
      let expected = rule.type.map { ResolvedType(name: $0) }
      let values = evaluate(first.value, frame, expected: expected)
      for value in values.flatMap({ flattened($0) }) {
        frame.emit(.begin, value, at: position)
      }
      return [.instance(type, [])]
    }
    if let label = vocabulary.keys.closures[name],
      evaluateKeyedBuilder(label, arguments, at: position, frame)
    {
      return [.instance(type, [])]
    }
    if let label = vocabulary.screenBuilders[name],
      let content = arguments.first(where: { $0.label == label || $0.isTrailing })
    {
      evaluateLoosely(arguments.filter { $0 != content }, frame)
      return evaluateContent(content, frame)
    }
    return nil
  }

  /// The screens that a closure builds, for a library's value that stands for them.
  private func evaluateContent(_ content: Argument, _ frame: Frame) -> [Value] {
    var screens: [Value] = []
    for value in evaluate(content.value, frame) {
      guard case .closure(let closure) = value else {
        screens = screens.union([value])
        continue
      }
      let inner = run(closure, [], frame)
      frame.effects.add(contentsOf: inner.effects.effects)
      screens = screens.union(contents(of: inner))
    }
    return screens.isEmpty ? [.unknown] : screens
  }
}
