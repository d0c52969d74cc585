import SwiftFacts

/// The code that runs when the user selects a tab: `if selectedIndex == 1 { … }`, `switch
/// selectedIndex { case 1: … }`.
struct TabSelections {
  /// What runs for the tab with this number.
  private(set) var bodies: [Int: [Statement]] = [:]
  /// Locals that hold the number.
  private var locals: Set<String> = []

  init(in statements: [Statement]) {
    collect(statements)
  }

  private mutating func collect(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .bindings(let bindings):
        for binding in bindings {
          if case .binding(let name) = binding.pattern, let value = binding.value,
            isNumber(value)
          {
            locals.insert(name)
          }
        }
      case .conditional(let conditions, let then, let otherwise):
        let numbers = conditions.compactMap { condition -> Int? in
          guard case .expression(let expression) = condition else { return nil }
          return comparedNumber(expression)
        }
        if numbers.isEmpty { collect(then) }
        for number in numbers { bodies[number, default: []] += then }
        collect(otherwise)
      case .switched(let subject, let cases):
        for branch in cases {
          let numbers = isNumber(subject) ? branch.items.compactMap { Self.number($0.pattern) } : []
          if numbers.isEmpty { collect(branch.body) }
          for number in numbers { bodies[number, default: []] += branch.body }
        }
      case .loop(_, _, _, let body), .attempted(let body, _), .deferred(let body): collect(body)
      default: break
      }
    }
  }

  /// `selectedIndex == 1`, on either side.
  private func comparedNumber(_ expression: Expression) -> Int? {
    guard case .binary("==", let left, let right) = expression.kind else { return nil }
    if isNumber(left) { return Self.number(right) }
    return isNumber(right) ? Self.number(left) : nil
  }

  /// Whether the expression is the selected tab's number, or the tag that stands for it.
  private func isNumber(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _): return name == "selectedIndex" || locals.contains(name)
    case .member(_, "selectedIndex", _): return true
    case .member(let base?, "tag", _):
      if case .member(_, "tabBarItem", _) = base.kind { return true }
      return false
    default: return false
    }
  }

  private static func number(_ expression: Expression) -> Int? {
    if case .number(let text) = expression.kind { Int(text) } else { nil }
  }

  private static func number(_ pattern: Pattern) -> Int? {
    if case .value(let value) = pattern { number(value) } else { nil }
  }
}
