import SwiftFacts
import Testing

@Suite("Walking lowered code")
struct WalkTests {
  private func name(_ text: String, _ line: Int = 1) -> Expression {
    Expression(.name(text, []), at: Position(line: line, column: 1))
  }

  private func names(_ statements: [Statement]) -> [String] {
    var found: [String] = []
    statements.forEachExpression { if case .name(let name, _) = $0.kind { found.append(name) } }
    return found
  }

  private func statement(_ kind: Statement.Kind) -> Statement {
    Statement(kind, at: Position(line: 1, column: 1))
  }

  private func expression(_ kind: Expression.Kind) -> Expression {
    Expression(kind, at: Position(line: 1, column: 1))
  }

  @Test func outerBeforeInner() {
    let call = expression(
      .call(name("f"), [Argument(value: name("x")), Argument(value: name("y"))]))
    #expect(names([statement(.expression(call))]) == ["f", "x", "y"])
  }

  @Test func closures() {
    let closure = Closure(
      parameters: [], body: [statement(.expression(name("inside")))],
      position: Position(line: 1, column: 1))
    let call = expression(.call(name("later"), [Argument(value: expression(.closure(closure)))]))
    #expect(names([statement(.expression(call))]) == ["later", "inside"])
  }

  @Test func everyKindOfStatement() {
    let body = { (text: String) in [self.statement(.expression(self.name(text)))] }
    let statements: [Statement] = [
      statement(.returned(name("a"))), statement(.returned(nil)), statement(.thrown(name("b"))),
      statement(.conditional([.expression(name("c"))], then: body("d"), otherwise: body("e"))),
      statement(.guarded([.expression(name("f"))], otherwise: body("g"))),
      statement(.attempted(body("h"), catches: [body("i"), body("j")])),
      statement(.deferred(body("k"))), statement(.jump("break")),
    ]
    #expect(names(statements) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"])
  }

  @Test func everyKindOfExpression() {
    let parts: [Expression] = [
      expression(.ternary(name("a"), name("b"), name("c"))),
      expression(.binary("??", name("d"), name("e"))),
      expression(.assignment(name("f"), "=", name("g"))), expression(.prefix("!", name("h"))),
      expression(.cast(name("i"), .conditional, TypeReference("Route"))),
      expression(.array([name("j")])),
      expression(.dictionary([DictionaryEntry(key: name("k"), value: name("l"))])),
      expression(.string([.text("x"), .interpolation(name("m"))])),
      expression(.subscripted(name("n"), [Argument(value: name("o"))])),
      expression(.member(name("p"), "x", [])),
      expression(.statement(statement(.returned(name("q"))))),
    ]
    #expect(
      names(parts.map { statement(.expression($0)) })
        == "abcdefghijklmnopq".map(String.init))
  }

  @Test func dottedName() {
    let chain = expression(.member(expression(.member(name("self"), "parent", [])), "path", []))
    #expect(chain.dottedName == "self.parent.path")
    #expect(expression(.member(nil, "checkout", [])).dottedName == nil)
    #expect(expression(.call(name("f"), [])).dottedName == nil)
  }

  @Test func positionsAreOrderedByLineThenColumn() {
    let places = [
      Position(line: 2, column: 1), Position(line: 1, column: 9), Position(line: 1, column: 2),
    ]
    #expect(places.sorted().map(\.column) == [2, 9, 1])
    #expect(Position(line: .max, column: 1).line == .max)
  }
}
