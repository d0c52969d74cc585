import SwiftFacts
import Testing

@Suite struct ExpressionTests {
  @Test(
    arguments: [
      ("x", "x"), ("self", "self"), ("Self.shared", "Self.shared"),
      ("super.start()", "super.start()"),
      ("$binding", "$binding"), ("`default`", "default"), ("_", "_"), ("12", "12"), ("1.5", "1.5"),
      ("-1", "-1"), ("!x", "!x"), ("true", "true"), ("nil", "nil"), ("()", "()"),
      ("[]", "[]"), ("[a, b]", "[a, b]"), ("[:]", "[]dict"), ("[a: 1, b: 2]", "[a: 1, b: 2]dict"),
      ("(a, name: b)", "(a, name: b)"), ("show(item:)", "show"), ("0...", "other(0)"),
    ] as [(String, String)])
  func simpleForms(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test(arguments: [
    "(x)", "((x))", "try x", "try? x", "try! x", "await x", "try await x", "x!", "consume x",
    "copy x", "unsafe x",
  ])
  func wrappersLeaveNoTrace(source: String) throws {
    #expect(try readExpression(source).sketch == "x")
  }

  @Test(
    arguments: [
      ("a?.b!.c?()", "a.b.c()"), ("f(&x)", "f(x)"), ("a?[0]?.b", "a[0].b"),
      ("(a ?? b).c", "(a ?? b).c"),
    ] as [(String, String)])
  func chainsLookThroughWrappers(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test(
    arguments: [
      (".home", ".home"), (".home.detail", ".home.detail"), (".detail(id: 1)", ".detail(id: 1)"),
      ("Route.detail(id: 1, from: .home)", "Route.detail(id: 1, from: .home)"),
      ("Router<HomeRoute>(root: .list)", "Router<HomeRoute>(root: .list)"),
      ("Feature.Router<A, B?>()", "Feature.Router<A, B?>()"),
      ("Router<A>.shared", "Router<A>.shared"),
      (".init(x)", ".init(x)"), ("Foo.self", "Foo.self"), ("[Screen]()", "[Screen]()"),
      ("[Int: Screen]()", "[Int: Screen]dict()"),
      ("rows[section: 1, 2].first", "rows[section: 1, 2].first"),
      ("Route?.none", "Route.none"),
    ] as [(String, String)])
  func membersAndCalls(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test(
    arguments: [
      (#"\Screen.path"#, #"\Screen.path"#), (#"\.path"#, #"\.path"#), (#"\.a.b"#, #"\.a.b"#),
      (#"\.a?.b!.c"#, #"\.a.b.c"#), (#"\.items[0].name"#, #"\.items.[].name"#),
      (#"\Store<A>.state"#, #"\Store<A>.state"#), (#"\.self"#, #"\.self"#),
    ] as [(String, String)])
  func keyPaths(source: String, expected: String) throws {
    #expect(try readExpression(source).sketch == expected)
  }

  @Test func macros() throws {
    #expect(
      try readExpression("#selector(Coordinator.back)").sketch == "#selector(Coordinator.back)")
    #expect(try readExpression(#"#URL("shop://a")"#).sketch == #"#URL("shop://a")"#)
    #expect(try readExpression("#fileID").sketch == "#fileID()")
    #expect(try readExpression("#make(1) { x }").sketch == "#make(1, ^{ x })")
  }

  @Test func statementsAsValues() throws {
    #expect(
      try readExpression("if a { 1 } else if b { 2 } else { 3 }").sketch
        == "{{ if a { 1 } else { if b { 2 } else { 3 } } }}")
    #expect(
      try readExpression("switch a { case .b: 1 default: 2 }").sketch
        == "{{ switch a { .b(): 1 | default: 2 } }}")
  }

  @Test func typesAsValues() throws {
    #expect(try readExpression("(any Coordinator).self").sketch == "type any Coordinator.self")
    #expect(try readExpression("[() -> Void]()").sketch == "[(() -> Void)]()")
  }

  @Test func regularExpressionsSayNothing() throws {
    #expect(try readExpression("/a+/").sketch == "other()")
  }
}
