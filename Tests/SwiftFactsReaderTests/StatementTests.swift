import SwiftFacts
import Testing

@Suite struct StatementTests {
  @Test(
    arguments: [
      ("a()", "a()"), ("return", "return"), ("return a", "return a"), ("throw a", "throw a"),
      ("defer { a() }", "defer { a() }"), ("let a = 1", "let $a = 1"),
      ("var a: A?, b = 2", "let $a: A?, $b = 2"), ("let a, b: Int", "let $a: Int, $b: Int"),
      ("let (a, _) = b", "let ($a, _) = b"), ("if a { b() }", "if a { b() } else {  }"),
      ("if a { b() } else { c() }", "if a { b() } else { c() }"),
      ("if a {} else if b {} else { c() }", "if a {  } else { if b {  } else { c() } }"),
      ("guard a else { return }", "guard a else { return }"),
      ("while a { break }", "loop - in - where a { break }"),
      ("repeat { continue } while a", "loop - in - where a { continue }"),
      ("for a in b { c(a) }", "loop $a in b where  { c(a) }"),
      ("for (a, b) in c where a { }", "loop ($a, $b) in c where a {  }"),
      ("for case .a(let b) in c { }", "loop .a($b) in c where  {  }"),
      ("for case let b? in c { }", "loop $b? in c where  {  }"),
      ("for try await a in b { }", "loop $a in b where  {  }"),
      ("outer: for _ in a { break outer }", "loop _ in a where  { break }"),
      ("do { a() }", "do { a() }"), ("{ a() }()", "{ a() }()"),
      ("func a() { b() }", "func a { b() }"),
      ("do { try a() } catch B.c { d() } catch { e() }", "do { a() } catch { d() } catch { e() }"),
    ] as [(String, String)])
  func everyForm(source: String, expected: String) throws {
    #expect(try sketchBody(source) == [expected])
  }

  @Test(
    arguments: [
      ("let a", "let $a"), ("let a = b", "let $a = b"), ("var a: A = b", "let $a: A = b"),
      ("case .a = b", "case .a() = b"), ("case .a(let b)? = c, b", "case .a($b)? = c, b"),
      ("#available(iOS 17, *), a", "#available, a"), ("#unavailable(iOS 17)", "#available"),
      ("a, let b = c?.d, b > 1", "a, let $b = c.d, (b > 1)"), ("let _ = a", "let _ = a"),
    ] as [(String, String)])
  func conditions(source: String, expected: String) throws {
    #expect(try sketchBody("if \(source) {}") == ["if \(expected) {  } else {  }"])
    #expect(try sketchBody("guard \(source) else {}") == ["guard \(expected) else {  }"])
    #expect(try sketchBody("while \(source) {}") == ["loop - in - where \(expected) {  }"])
  }

  @Test func switches() throws {
    #expect(
      try sketchBody(
        """
        switch route {
        case .home: home()
        case .detail(let id) where id > 0, .other: detail(); fallthrough
        case let .tab(tab, nested: nested): break
        @unknown default: nothing()
        }
        """) == [
          "switch route { .home(): home() | .detail($id) where (id > 0), .other(): "
            + "detail(); fallthrough | .tab($tab, nested: $nested): break | default: nothing() }"
        ])
  }

  @Test func resultBuilderBodiesArePlainStatements() throws {
    #expect(
      try sketchBody("A()\nif b { C() }\nForEach(d) { e in F(e) }") == [
        "A()", "if b { C() } else {  }", "ForEach(d, ^{ (e) in F(e) })",
      ])
  }

  @Test func localComputedVariablesKeepTheirBody() throws {
    #expect(try sketchBody("var a: Int { b() }") == ["let $a: Int = { b() }()"])
    #expect(try sketchBody("var a = 1 { didSet { b() } }") == ["let $a = other(1, { b() })"])
  }

  @Test func macrosInBodies() throws {
    #expect(try sketchBody("#warning(\"a\")\n#expect(b)") == ["#warning(\"a\")", "#expect(b)"])
  }

  @Test func localTypesLeaveNoStatement() throws {
    #expect(try sketchBody("struct A {}\nb()\ntypealias C = D") == ["b()"])
  }
}
