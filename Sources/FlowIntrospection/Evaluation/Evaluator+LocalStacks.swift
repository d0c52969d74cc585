import SwiftFacts

/// Containers that a function makes empty and fills: they stand for what they begin with.
extension Evaluator {
  /// Whether a local is a navigation controller or the like that holds nothing yet.
  func isEmptyStack(_ local: String, _ frame: Frame) -> Bool {
    guard let values = frame.locals[local], values.count == 1,
      case .instance(let type, let fields) = values[0], type.id == nil, fields.isEmpty
    else { return false }
    return vocabulary.screenWrappers[type.simpleName] != nil
  }

  /// `let stack = UINavigationController(); stack.pushViewController(first, animated: false)`.
  func fillLocalStack(
    _ base: Expression, _ arguments: [Argument], _ rules: [VerbRule], _ frame: Frame
  ) -> Bool {
    guard case .name(let local, _) = base.kind, isEmptyStack(local, frame),
      let rule = rules.first(where: { rule in
        [.push, .replace].contains(rule.verb) && rule.accepts(arguments)
      })
    else { return false }
    let shown = rule.shownArguments(in: arguments)
    guard !shown.isEmpty else { return false }
    fill(local, with: shown.flatMap { evaluate(arguments[$0].value, frame) }, frame)
    return true
  }

  func fill(_ local: String, with values: [Value], _ frame: Frame) {
    let known = values.flatMap { flattened($0) }.filter { $0 != .unknown && $0 != .none }
    if !known.isEmpty { frame.locals[local] = known }
  }
}
