import SwiftFacts
import Testing

@Suite struct URLLiteralTests {
  private func literals(_ source: String) -> [URLLiteral] { read(source).urlLiterals }

  @Test func textAndPlace() {
    let literals = literals(
      "let a = \"shop://p/\\(id)/x\\(b, c: d)\"\nlet b = \"no\"\nlet c = \"\\(s)://\\(h)\"")
    #expect(literals.map(\.text) == [#"shop://p/\()/x\()"#, #"\()://\()"#])
    #expect(literals[0].position == Position(line: 1, column: 9))
  }

  @Test func theDeclarationAround() {
    let literals = literals(
      """
      let global = "a://1"
      func free(_ x: Int, to y: Int) { use("a://2") }
      struct A {
        let stored = "a://3"
        @Link("a://4") var body: some View {
          func local() { use("a://5") }
          return Button { use("a://6") }
        }
        enum B: String {
          case c = "a://7"
          init(d: String = "a://8") {
            struct Local { var e: String { "a://9" } }
            use("a://10")
          }
        }
        deinit { use("a://11") }
        var observed = 1 { didSet { use("a://12") } }
      }
      extension A.B { subscript(i: Int) -> String { "a://13" } }
      use("a://14")
      #Preview { use("a://15") }
      """)
    #expect(
      literals.map { "\($0.text.dropFirst(4)) \($0.declaration)" } == [
        "1 global", "2 free(_:to:)", "3 A", "4 A", "5 A.body", "6 A.body", "7 A.B",
        "8 A.B.init(d:)",
        "9 A.B.Local.e", "10 A.B.init(d:)", "11 A.deinit", "12 A.observed", "13 A.B.subscript(i:)",
        "14 ", "15 #Preview",
      ])
  }

  @Test(arguments: [
    "a == \"x://\"", "\"x://\" != a.b", "a && b == \"x://\"", "a.hasPrefix(\"x://\")",
    "a.contains { $0 == \"x://\" }", "a.starts(with: \"x://\" + b)", "a == String(\"x://\")",
    "a.b ?? c ~= \"x://\"",
  ])
  func comparedValues(source: String) {
    #expect(literals("let v = \(source)").map(\.isCompared) == [true])
  }

  @Test(arguments: [
    "\"x://\"", "open(\"x://\")", "a + \"x://\"", "a == b ? \"x://\" : c", "a && open(\"x://\")",
    "a.hasPrefix(b).map { open(\"x://\") }", "a == b { open(\"x://\") }", "a ?? \"x://\"",
    "\"\\(a == b)x://\"",
  ])
  func otherValues(source: String) {
    #expect(literals("let v = \(source)").map(\.isCompared) == [false])
  }

  @Test func patternsCompare() {
    let source = """
      func f() {
        switch a { case "x://1", "x://2" where b == "x://3": open("x://4") default: break }
        if case "x://5" = c {}
        if let d = e("x://6") {}
        for case "x://7" in f("x://8") {}
      }
      """
    let compared = literals(source).filter(\.isCompared).map { String($0.text.dropFirst(4)) }
    #expect(compared == ["1", "2", "3", "5", "7"])
    #expect(literals(source).count == 8)
  }
}
