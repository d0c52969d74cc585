/// Walking statements, those in closures included.
extension Array where Element == Statement {
  /// Calls `visit` for every statement, outer ones first, also those in closures and local functions.
  package func forEachStatement(_ visit: (Statement) -> Void) {
    forEachOwnStatement(visit)
    forEachExpression { expression in
      switch expression.kind {
      case .closure(let closure): closure.body.forEachOwnStatement(visit)
      case .statement(let statement): [statement].forEachOwnStatement(visit)
      default: break
      }
    }
  }

  /// As `forEachStatement(_:)`, without what stands in closures and other expressions.
  private func forEachOwnStatement(_ visit: (Statement) -> Void) {
    for statement in self {
      visit(statement)
      switch statement.kind {
      case .conditional(_, let then, let otherwise):
        then.forEachOwnStatement(visit)
        otherwise.forEachOwnStatement(visit)
      case .guarded(_, let body), .loop(_, _, _, let body), .deferred(let body):
        body.forEachOwnStatement(visit)
      case .switched(_, let cases):
        for clause in cases { clause.body.forEachOwnStatement(visit) }
      case .attempted(let body, let catches):
        body.forEachOwnStatement(visit)
        for block in catches { block.forEachOwnStatement(visit) }
      case .function(let function): function.body?.forEachOwnStatement(visit)
      case .expression, .bindings, .returned, .thrown, .jump: break
      }
    }
  }
}
