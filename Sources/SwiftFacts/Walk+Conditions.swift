/// Walking what `if`, `guard` and loops ask for.
extension Array where Element == Statement {
  /// Calls `visit` for every element of a statement's conditions, also in closures.
  package func forEachCondition(_ visit: (Condition) -> Void) {
    forEachStatement { statement in
      switch statement.kind {
      case .conditional(let conditions, _, _), .guarded(let conditions, _),
        .loop(_, _, let conditions, _):
        for condition in conditions { visit(condition) }
      default: break
      }
    }
  }
}
