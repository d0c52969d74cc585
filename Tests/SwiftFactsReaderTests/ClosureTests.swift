import SwiftFacts
import Testing

@Suite struct ClosureTests {
  @Test(
    arguments: [
      ("{}", "{}"), ("{ a() }", "{ a() }"), ("{ $0.a($1) }", "{ $0.a($1) }"),
      ("{ a in b }", "{ (a) in b }"), ("{ a, _ in b }", "{ (a, _) in b }"),
      ("{ (a: A, b) -> C in d }", "{ (a: A, b) in d }"), ("{ (a, b) in c }", "{ (a, b) in c }"),
      ("{ [weak self] in self?.a() }", "{ [weak self] in self.a() }"),
      (
        "{ [unowned(safe) a, b, c = d.e, weak f = g] in h }",
        "{ [unowned(safe) a, b, c = d.e, weak f = g] in h }"
      ),
      ("{ [self] a async throws in b }", "{ [self] (a) in b }"),
      ("{ @MainActor (a: A...) in b }", "{ (a: A) in b }"),
      ("{ a(); return b }", "{ a(); return b }"), ("{ { a } }", "{ { a } }"),
    ] as [(String, String)])
  func everyForm(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test(
    arguments: [
      ("a { b }", "a(^{ b })"), ("a(1) { b }", "a(1, ^{ b })"),
      ("a(x: 1) { b } c: { d }", "a(x: 1, ^{ b }, ^c: { d })"),
      ("a { b }.c { d }", "a(^{ b }).c(^{ d })"), ("a[0] { b }", "a[0, ^{ b }]"),
      ("a({ b })", "a({ b })"),
      ("a(c: { b }) { d }", "a(c: { b }, ^{ d })"),
    ] as [(String, String)])
  func trailingClosures(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test func aClosureStandsAtItsBrace() throws {
    guard case .closure(let closure) = try readExpression("{ a in b }").kind else {
      Issue.record("no closure")
      return
    }
    #expect(closure.position == Position(line: 1, column: 13))
    #expect(closure.parameters == [Closure.Parameter(name: "a")])
  }
}
