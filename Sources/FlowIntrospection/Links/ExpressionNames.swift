import SwiftFacts

/// Finds what an expression is about.
enum ExpressionNames {
  /// The names that an expression begins with, those of closures' parameters aside.
  static func roots(of expression: Expression) -> Set<String> {
    var names: Set<String> = []
    visit(expression) { inner in
      if case .name(let name, _) = inner.kind, !name.hasPrefix("$") { names.insert(name) }
    }
    return names
  }

  /// Whether a property of this name is read or written.
  static func mentions(_ name: String, in expression: Expression) -> Bool {
    var isFound = false
    visit(expression) { inner in
      switch inner.kind {
      case .name(let other, _):
        if other == name || other == "$\(name)" { isFound = true }
      case .member(_, let other, _): if other == name || other == "$\(name)" { isFound = true }
      case .keyPath(_, let names): if names.contains(name) { isFound = true }
      default: break
      }
    }
    return isFound
  }

  static func mentions(_ name: String, in statements: [Statement]) -> Bool {
    statements.contains { statement in
      expressions(of: statement).contains { mentions(name, in: $0) }
        || bodies(of: statement).contains { mentions(name, in: $0) }
        || shorthands(of: statement).contains(name)
    }
  }

  /// Calls `look` with the expression and all inside it, closures' bodies included.
  static func visit(_ expression: Expression, _ look: (Expression) -> Void) {
    look(expression)
    switch expression.kind {
    case .member(let base?, _, _): visit(base, look)
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      visit(base, look)
      for argument in arguments { visit(argument.value, look) }
    case .closure(let closure): visit(closure.body, look)
    case .string(let segments):
      for case .interpolation(let part) in segments { visit(part, look) }
    case .array(let parts), .other(let parts): for part in parts { visit(part, look) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key, look)
        visit(entry.value, look)
      }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { visit(argument.value, look) }
    case .ternary(let first, let second, let third):
      for part in [first, second, third] { visit(part, look) }
    case .binary(_, let left, let right), .assignment(let left, _, let right):
      visit(left, look)
      visit(right, look)
    case .prefix(_, let operand), .cast(let operand, _, _): visit(operand, look)
    case .statement(let statement): visit([statement], look)
    default: break
    }
  }

  static func visit(_ statements: [Statement], _ look: (Expression) -> Void) {
    for statement in statements {
      for expression in expressions(of: statement) { visit(expression, look) }
      for body in bodies(of: statement) { visit(body, look) }
    }
  }

  private static func shorthands(of statement: Statement) -> [String] {
    conditions(of: statement).compactMap { condition in
      if case .binding(.binding(let name), _, nil) = condition { name } else { nil }
    }
  }

  private static func conditions(of statement: Statement) -> [Condition] {
    switch statement.kind {
    case .conditional(let conditions, _, _), .guarded(let conditions, _),
      .loop(_, _, let conditions, _):
      conditions
    default: []
    }
  }

  private static func expressions(of statement: Statement) -> [Expression] {
    let conditions = conditions(of: statement).compactMap { condition -> Expression? in
      switch condition {
      case .expression(let expression), .binding(_, _, let expression?),
        .pattern(_, let expression):
        expression
      default: nil
      }
    }
    switch statement.kind {
    case .expression(let expression), .thrown(let expression): return [expression]
    case .returned(let expression): return expression.map { [$0] } ?? []
    case .bindings(let bindings): return bindings.compactMap(\.value)
    case .switched(let subject, let cases):
      return [subject] + cases.flatMap { $0.items.compactMap(\.guardCondition) }
    case .loop(_, let sequence, _, _): return (sequence.map { [$0] } ?? []) + conditions
    default: return conditions
    }
  }

  private static func bodies(of statement: Statement) -> [[Statement]] {
    switch statement.kind {
    case .conditional(_, let then, let otherwise): [then, otherwise]
    case .guarded(_, let body), .loop(_, _, _, let body), .deferred(let body): [body]
    case .switched(_, let cases): cases.map(\.body)
    case .attempted(let body, let catches): [body] + catches
    case .function(let function): [function.body ?? []]
    default: []
    }
  }
}
