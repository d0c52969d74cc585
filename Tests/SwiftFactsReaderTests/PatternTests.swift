import SwiftFacts
import Testing

@Suite struct PatternTests {
  @Test(
    arguments: [
      (".a", ".a()"), (".a(x)", ".a(~x)"), (".a(let x)", ".a($x)"),
      ("let .a(x, y: y)", ".a($x, y: $y)"),
      ("let .a(x, _)", ".a($x, _)"), ("let .a(.b(x))", ".a(.b($x))"),
      (".a(.b, .c(let x))", ".a(.b(), .c($x))"),
      ("Route.a", "Route.a()"), ("Route.a(let x)", "Route.a($x)"),
      ("let Route.a(x)", "Route.a($x)"),
      ("A.B.c(1)", "A.B.c(~1)"), ("A<B>.c", "A<B>.c()"), ("Route?.some(let x)", "Route?.some($x)"),
      ("1", "~1"), ("\"a\"", "~\"a\""), ("1...2", "~(1 ... 2)"), ("..<2", "~..<2"), ("nil", "~nil"),
      ("-1", "~-1"), ("true", "~true"),
      ("x", "~x"), ("let x", "$x"), ("var x", "$x"), ("_", "_"), ("let x?", "$x?"),
      (".a?", ".a()?"), (".a(let x)?", ".a($x)?"),
      ("is A", "is A"), ("is A<B>", "is A<B>"), ("let x as A", "$x as A"),
      ("let x as any A", "$x as any A"),
      ("(let x, .a)", "($x, .a())"), ("let (x, y)", "($x, $y)"), ("(.a, _)", "(.a(), _)"),
      ("(a: .b, c: let d)", "(a: .b(), c: $d)"),
      ("(.a)", ".a()"), (".a(is B)", ".a(is B)"), (".a(let x as B)", ".a($x as B)"),
      (".a((let x, 1))", ".a(($x, ~1))"),
      ("self.x", "~self.x"), ("x.y", "~x.y"), ("A.b.c", "~A.b.c"), ("f(x)", "~f(x)"),
      ("URL(x)", "~URL(x)"), (".a.b", "~.a.b"),
      (".`default`", ".default()"), ("let .a(x?)", ".a($x?)"),
      ("let (.a(x), .b(y))", "(.a($x), .b($y))"), (".a(b: let (x, y))", ".a(b: ($x, $y))"),
      (#"\.isEmpty"#, #"~\.isEmpty"#),
    ] as [(String, String)])
  func everyForm(source: String, expected: String) throws {
    #expect(try readPattern(source).sketch == expected)
  }

  @Test func aCaseStandsWhereItsNameIs() throws {
    guard case .enumCase(_, _, _, let position) = try readPattern("Route.a") else {
      Issue.record("no case")
      return
    }
    #expect(position == Position(line: 3, column: 12))
  }
}
