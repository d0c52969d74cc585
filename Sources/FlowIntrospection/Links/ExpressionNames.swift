import SwiftFacts

/// Finds what an expression is about.
enum ExpressionNames {
  /// The names that an expression begins with, those of closures' parameters aside.
  static func roots(of expression: Expression) -> Set<String> {
    allRoots(of: expression).filter { !$0.hasPrefix("$") }
  }

  /// The names that an expression begins with, `if let name` in closures among them.
  static func allRoots(of expression: Expression) -> Set<String> {
    var names: Set<String> = []
    visit(expression) { inner in
      if case .name(let name, _) = inner.kind { names.insert(name) }
    } statement: { statement in
      names.formUnion(shorthands(of: statement))
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

  /// Calls `look` with each name that is read or written.
  static func names(in statements: [Statement], _ look: (String) -> Void) {
    visit(statements) { inner in
      switch inner.kind {
      case .name(let name, _), .member(_, let name, _): look(name)
      case .keyPath(_, let names): names.forEach(look)
      default: break
      }
    } statement: { statement in
      shorthands(of: statement).forEach(look)
    }
  }

  /// Calls `look` with the expression and all inside it, closures' bodies included.
  static func visit(
    _ expression: Expression, _ look: (Expression) -> Void,
    statement note: (Statement) -> Void = { _ in }
  ) {
    look(expression)
    switch expression.kind {
    case .member(let base?, _, _): visit(base, look, statement: note)
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      visit(base, look, statement: note)
      for argument in arguments { visit(argument.value, look, statement: note) }
    case .closure(let closure): visit(closure.body, look, statement: note)
    case .string(let segments):
      for case .interpolation(let part) in segments { visit(part, look, statement: note) }
    case .array(let parts), .other(let parts):
      for part in parts { visit(part, look, statement: note) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key, look, statement: note)
        visit(entry.value, look, statement: note)
      }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { visit(argument.value, look, statement: note) }
    case .ternary(let first, let second, let third):
      for part in [first, second, third] { visit(part, look, statement: note) }
    case .binary(_, let left, let right), .assignment(let left, _, let right):
      visit(left, look, statement: note)
      visit(right, look, statement: note)
    case .prefix(_, let operand), .cast(let operand, _, _): visit(operand, look, statement: note)
    case .statement(let statement): visit([statement], look, statement: note)
    default: break
    }
  }

  static func visit(
    _ statements: [Statement], _ look: (Expression) -> Void,
    statement note: (Statement) -> Void = { _ in }
  ) {
    for statement in statements {
      note(statement)
      for expression in expressions(of: statement) { visit(expression, look, statement: note) }
      for body in bodies(of: statement) { visit(body, look, statement: note) }
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
