/// Walking lowered code.
extension Array where Element == Statement {
  /// Calls `visit` for every expression in the statements, outer ones first, closures included.
  package func forEachExpression(_ visit: (Expression) -> Void) {
    for statement in self { statement.forEachExpression(visit) }
  }
}

extension Statement {
  package func forEachExpression(_ visit: (Expression) -> Void) {
    switch kind {
    case .expression(let expression), .thrown(let expression):
      expression.forEachExpression(visit)
    case .returned(let expression):
      expression?.forEachExpression(visit)
    case .bindings(let bindings):
      for binding in bindings { binding.value?.forEachExpression(visit) }
    case .conditional(let conditions, let then, let otherwise):
      for condition in conditions { condition.forEachExpression(visit) }
      then.forEachExpression(visit)
      otherwise.forEachExpression(visit)
    case .guarded(let conditions, let otherwise):
      for condition in conditions { condition.forEachExpression(visit) }
      otherwise.forEachExpression(visit)
    case .switched(let subject, let cases):
      subject.forEachExpression(visit)
      for clause in cases {
        for item in clause.items { item.guardCondition?.forEachExpression(visit) }
        clause.body.forEachExpression(visit)
      }
    case .loop(_, let sequence, let conditions, let body):
      sequence?.forEachExpression(visit)
      for condition in conditions { condition.forEachExpression(visit) }
      body.forEachExpression(visit)
    case .attempted(let body, let catches):
      body.forEachExpression(visit)
      for block in catches { block.forEachExpression(visit) }
    case .deferred(let body):
      body.forEachExpression(visit)
    case .function(let function):
      function.body?.forEachExpression(visit)
    case .jump:
      break
    }
  }
}

extension Condition {
  package func forEachExpression(_ visit: (Expression) -> Void) {
    switch self {
    case .expression(let expression), .pattern(_, let expression):
      expression.forEachExpression(visit)
    case .binding(_, _, let expression): expression?.forEachExpression(visit)
    case .availability: break
    }
  }
}

extension Expression {
  /// Calls `visit` for the expression and every one inside it, outer ones first.
  package func forEachExpression(_ visit: (Expression) -> Void) {
    visit(self)
    switch kind {
    case .name, .number, .boolean, .nilLiteral, .keyPath, .type: break
    case .member(let base, _, _): base?.forEachExpression(visit)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      callee.forEachExpression(visit)
      for argument in arguments { argument.value.forEachExpression(visit) }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { argument.value.forEachExpression(visit) }
    case .closure(let closure): closure.body.forEachExpression(visit)
    case .string(let segments):
      for case .interpolation(let expression) in segments { expression.forEachExpression(visit) }
    case .array(let elements), .other(let elements):
      for element in elements { element.forEachExpression(visit) }
    case .dictionary(let entries):
      for entry in entries {
        entry.key.forEachExpression(visit)
        entry.value.forEachExpression(visit)
      }
    case .ternary(let condition, let first, let second):
      for part in [condition, first, second] { part.forEachExpression(visit) }
    case .binary(_, let left, let right), .assignment(let left, _, let right):
      left.forEachExpression(visit)
      right.forEachExpression(visit)
    case .prefix(_, let operand), .cast(let operand, _, _): operand.forEachExpression(visit)
    case .statement(let statement): statement.forEachExpression(visit)
    }
  }

  /// A name or chain of names as written, `self.parent`; `nil` for anything else.
  package var dottedName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, let name, _): base.dottedName.map { "\($0).\(name)" }
    default: nil
    }
  }
}
