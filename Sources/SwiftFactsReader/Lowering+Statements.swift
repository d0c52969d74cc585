internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var statements: [Statement] = []
    for item in items { statements += lower(item) }
    return statements
  }

  func lower(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let declaration): return lowerLocal(declaration)
    case .stmt(let statement): return lower(statement)
    case .expr(let expression):
      return [Statement(.expression(lower(expression)), at: position(of: expression))]
    @unknown default: return []
    }
  }

  func lower(_ statement: StmtSyntax) -> [Statement] {
    nested(at: statement, fallback: []) {
      if let labeled = statement.as(LabeledStmtSyntax.self) { return lower(labeled.statement) }
      return [lowerSimple(statement)]
    }
  }

  private func lowerSimple(_ statement: StmtSyntax) -> Statement {
    let position = position(of: statement)
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      return lower(statement)
    case .returnStmt(let statement):
      return Statement(.returned(statement.expression.map { lower($0) }), at: position)
    case .guardStmt(let statement):
      let conditions = lower(statement.conditions)
      return Statement(
        .guarded(conditions, otherwise: lower(statement.body.statements)), at: position)
    case .forStmt(let statement):
      return lower(statement, at: position)
    case .whileStmt(let statement):
      let conditions = lower(statement.conditions)
      return Statement(
        .loop(nil, over: nil, conditions: conditions, body: lower(statement.body.statements)),
        at: position)
    case .repeatStmt(let statement):
      let body = lower(statement.body.statements)
      let condition = Condition.expression(lower(statement.condition))
      return Statement(.loop(nil, over: nil, conditions: [condition], body: body), at: position)
    case .doStmt(let statement):
      let body = lower(statement.body.statements)
      let catches = statement.catchClauses.map { lower($0.body.statements) }
      return Statement(.attempted(body, catches: catches), at: position)
    case .throwStmt(let statement):
      return Statement(.thrown(lower(statement.expression)), at: position)
    case .deferStmt(let statement):
      return Statement(.deferred(lower(statement.body.statements)), at: position)
    case .yieldStmt(let statement):
      return Statement(.expression(lower(statement.yieldedExpressions, at: position)), at: position)
    case .breakStmt: return Statement(.jump("break"), at: position)
    case .continueStmt: return Statement(.jump("continue"), at: position)
    case .fallThroughStmt: return Statement(.jump("fallthrough"), at: position)
    default:
      let parts = statement.children(viewMode: .sourceAccurate).compactMap { child in
        child.as(ExprSyntax.self).map { lower($0) }
      }
      return Statement(.expression(Expression(.other(parts), at: position)), at: position)
    }
  }

  /// An `if` or `switch` that stands as a statement is none of an expression's.
  private func lower(_ statement: ExpressionStmtSyntax) -> Statement {
    switch statement.expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let conditional): lower(conditional)
    case .switchExpr(let switched): lower(switched)
    default:
      Statement(.expression(lower(statement.expression)), at: position(of: statement))
    }
  }

  private func lower(_ loop: ForStmtSyntax, at position: Position) -> Statement {
    let sequence = lower(loop.sequence)
    let pattern = lower(loop.pattern)
    let conditions = loop.whereClause.map { [Condition.expression(lower($0.condition))] } ?? []
    let body = lower(loop.body.statements)
    return Statement(
      .loop(pattern, over: sequence, conditions: conditions, body: body), at: position)
  }

  private func lower(_ yielded: YieldStmtSyntax.YieldedExpressions, at position: Position)
    -> Expression
  {
    switch yielded {
    case .single(let expression):
      lower(expression)
    case .multiple(let clause):
      Expression(.other(clause.elements.map { lower($0.expression) }), at: position)
    @unknown default:
      Expression(.other([]), at: position)
    }
  }
}
