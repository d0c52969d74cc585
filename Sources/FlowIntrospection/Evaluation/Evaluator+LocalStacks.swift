import SwiftFacts

/// Containers and collections that a function makes empty and fills: they stand for what is put into
/// them.
extension Evaluator {
  /// Whether a local is a navigation controller or the like that holds nothing yet.
  func isEmptyStack(_ local: String, _ frame: Frame) -> Bool {
    guard let values = frame.locals[local], values.count == 1,
      case .instance(let type, let fields) = values[0], type.id == nil, fields.isEmpty
    else { return false }
    return vocabulary.wrapperLabel(of: type.simpleName) != nil
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

  // MARK: Collections

  /// `var routes: [Route] = []; routes.append(.cart)`: the local holds what was put into it.
  func addToLocal(
    _ name: String, _ base: Expression, _ values: [Value], _ arguments: [Argument], _ frame: Frame
  ) -> Bool {
    guard case .append? = vocabulary.mutations[name], case .name(let local, _) = base.kind,
      frame.locals[local] != nil, frame.copies[local] == nil, values.contains(where: isList)
    else { return false }
    let element = values.lazy.compactMap { $0.type(in: self.index)?.unwrapped.element }.first
    var added: [Value] = []
    for argument in arguments where argument.label == nil || argument.label == "contentsOf" {
      let isSpread = argument.label == "contentsOf"
      let type = isSpread ? element.map { .array($0) } : element
      for value in evaluate(argument.value, frame, expected: type) where value != .unknown {
        added = added.union(isSpread && !value.isOpen ? elements(of: value) : [value])
      }
    }
    let isFirst = arguments.contains { argument in
      if case .number("0") = argument.value.kind { argument.label == "at" } else { false }
    }
    if !added.isEmpty { frame.locals[local] = filled(values, with: added, isFirst: isFirst) }
    return true
  }

  /// What `local += values` makes of a collection; `nil` of anything else.
  func sum(of known: [Value], _ values: [Value]) -> [Value]? {
    guard known.contains(where: isList) else { return nil }
    let added = values.reduce(into: [Value]()) {
      $0 = $0.union($1.isOpen ? [$1] : elements(of: $1))
    }
    return filled(known, with: added.filter { $0 != .unknown }, isFirst: false)
  }

  /// What `[Route]()` makes.
  func emptyList(_ callees: [Value]) -> Value? {
    guard callees.count == 1 else { return nil }
    switch callees[0] {
    case .metatype(let type) where type.element != nil: return .instance(type, [])
    case .array(let elements):
      guard elements.count == 1, case .metatype(let type) = elements[0] else { return nil }
      return .instance(.array(type), [])
    default: return nil
    }
  }

  private func isList(_ value: Value) -> Bool {
    if case .array = value { return true }
    return value.type(in: index)?.unwrapped.element != nil
  }

  private func filled(_ values: [Value], with added: [Value], isFirst: Bool) -> [Value] {
    var filled = values.map { value -> Value in
      guard case .array(let elements) = value else { return value }
      return limited(.array(isFirst ? added.union(elements) : elements.union(added)))
    }
    let isKnown = filled.contains { if case .array = $0 { true } else { false } }
    if !isKnown { filled.append(limited(.array(added))) }
    // A collection that was made empty holds nothing else.
    filled.removeAll { value in
      if case .instance(_, let fields) = value { fields.isEmpty } else { false }
    }
    return widest(filled)
  }

  /// Collections without those that hold only a part of another: elements that are added on some
  /// condition are in one of them and not in the other.
  func widest(_ values: [Value]) -> [Value] {
    guard values.count > 1 else { return values }
    return values.filter { value in
      guard case .array(let elements) = value else { return true }
      return !values.contains { other in
        guard case .array(let others) = other, others.count > elements.count else { return false }
        return elements.allSatisfy { others.contains($0) }
      }
    }
  }
}
