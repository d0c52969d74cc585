import SwiftFacts
import Testing

@Suite struct PositionTests {
  private func statements(_ source: String) throws -> [Statement] {
    try #require(read("func f() {\n\(source)\n}").functions.first?.body)
  }

  private func expression(_ source: String) throws -> Expression {
    guard case .expression(let expression)? = try statements(source).first?.kind else {
      throw PositionError.noExpression
    }
    return expression
  }

  private enum PositionError: Error { case noExpression }

  @Test(
    arguments: [
      ("show()", 1), ("a.b.show(1)", 5), ("a?\n.show()", 2), (".show()", 2), ("a.b", 3),
      ("Router<A>(b)", 1), ("a.b[0]", 3), ("try await go()", 11), ("(go())", 2), ("a.b = c", 3),
      ("a + b", 3), ("a ? b : c", 3), ("a as? B", 3), ("!a", 1), ("\"a\"", 1), ("[a]", 1),
      ("{ a }", 1), ("\\.a", 1), ("#a(b)", 1), ("a.b { c }.d { e }", 11),
    ] as [(String, Int)])
  func whatNamesTheThing(source: String, column: Int) throws {
    let expected = Position(line: source.contains("\n") ? 3 : 2, column: column)
    #expect(try expression(source).position == expected)
  }

  @Test func columnsCountBytes() throws {
    #expect(try expression("\"ä😀\".count").position == Position(line: 2, column: 10))
    #expect(try expression("\t a()").position == Position(line: 2, column: 3))
  }

  @Test func statementsStandAtTheirFirstToken() throws {
    let statements = try statements("  a.b.c()\n  // d\n  try e()\n  return f\n\nlet g = 1")
    #expect(
      statements.map(\.position) == [
        Position(line: 2, column: 3), Position(line: 4, column: 3), Position(line: 5, column: 3),
        Position(line: 7, column: 1),
      ])
  }

  @Test func windowsLineEndsCountOnce() {
    let facts = read("struct A {}\r\n\r\nstruct B {}\r\n")
    #expect(facts.types.map(\.position.line) == [1, 3])
    #expect(facts.types.map(\.position.column) == [8, 8])
  }

  @Test func casesStandAtTheirKeyword() throws {
    let body = try statements("switch a {\n  case .b: c\n  default: d\n}")
    guard case .switched(_, let cases)? = body.first?.kind else { throw PositionError.noExpression }
    #expect(cases.map(\.position) == [Position(line: 3, column: 3), Position(line: 4, column: 3)])
  }
}
