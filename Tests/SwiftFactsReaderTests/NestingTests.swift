import SwiftFacts
import SwiftFactsReader
import Testing

@Suite struct NestingTests {
  private static func nest(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String
  {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  @Test(arguments: [
    "let a = " + nest("(", "1", ")", 10_000), "let a = " + nest("{ ", "1", " }", 10_000),
    "let a = " + nest("b { ", "1", " }", 10_000), "let a = b" + nest("", "", ".c", 20_000),
    "let a = b" + nest("", "", ".c { d }", 5_000), "let a = b" + nest("", "", "[0]", 20_000),
    "let a = " + nest("b + ", "b", "", 10_000), "let a = " + nest("b ? ", "c", " : d", 10_000),
    "let a = " + nest("b ? c : ", "d", "", 10_000), "let a = " + nest("try ", "b", "", 10_000),
    "func f() { " + nest("if a { b() } else ", "{}", "", 5_000) + " }",
    "let a = " + nest("if a { 1 } else ", "{ 2 }", "", 5_000),
    "func f() { " + nest("if a { ", "", "}", 500) + " }", nest("struct A { ", "", "}", 10_000),
    nest("func f() { ", "", "}", 10_000), "let a: B" + nest("", "", "?", 10_000),
    "let a: " + nest("() -> ", "B", "", 10_000), "let a: " + nest("B<", "C", ">", 1_000),
    "let a: B" + nest("", "", ".C", 10_000), nest("#if A\n", "let a = 1\n", "#endif\n", 1_000),
    "func f() { if case " + nest(".a(", "let b", ")", 10_000) + " = c {} }",
    "func f() { if case " + nest("let ", "b", "", 10_000) + " = c {} }",
    "let a = " + nest("[", "1", "]", 10_000), "let a: " + nest("[", "B", "]", 10_000),
    "let a = " + nest("\"\\(", "1", ")\"", 10_000), "let a = " + nest("[", "", "", 10_000),
    "protocol A {\n  func b(_ c: Int)\n" + nest(".a(.b", "", "", 1_000) + "\n}",
    "enum A { case b" + nest("C<", "D", ">", 5_000) + " }",
    "let a = b\n" + nest("#if A\n.c()\n", "", "#endif\n", 3_000),
  ])
  func strangeFilesAreReadOrReported(source: String) {
    let facts = read("struct First {}\n\(source)\n")
    #expect(!facts.problems.isEmpty || source.contains("let let"))
    let isRefused = facts.problems.contains {
      $0.message == "nested too deeply to be read" || $0.message.hasPrefix("was left out")
    }
    #expect(facts.types.first?.path == (isRefused ? nil : ["First"]))
  }

  /// SwiftSyntax alone takes from seconds to hours for each of these.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "class A {\n" + nest(".b()", "", "", 8_000) + "\n}\n",
      "class A {\n" + nest("b.c = d\n", "", "", 2_000) + "\n}\n",
      "class A {\n  va" + nest(".b(.c", "d", ")", 4_000) + "\n  func e() {}\n}\n",
      "class A {\n  let b: B" + nest("case let .c(", "d", ")", 4_000) + "\n  func e() {}\n}\n",
      "struct A {\n  let b: " + nest("c ? d : ", "", "", 2_000) + "\n}\n",
      "func f() {\n  a([\n    b,\n" + nest("#if C\n", "", "", 8_000) + "  ])\n}\n",
      "struct A {\n  @B\n" + nest("#if C\n", "  @D\n", "#endif\n", 2_000) + "  var e = 1\n}\n",
      "func f() {\n  " + nest("@A(", "b", ")", 8_000) + "\n}\n",
      "#if " + nest("if a { ", "", "", 2_000) + "\n#endif\n",
      "func f() {\n" + nest("if a { ", nest("b(c)\n", "", "", 5_000), "}", 200) + ")\n}\n",
    ], [FactsReader.Way.quick, .thorough])
  func damageThatTakesForeverIsRefused(source: String, way: FactsReader.Way) {
    let facts = FactsReader.facts(ofSource: source, path: "A.swift", way: way)
    #expect(
      facts.problems.map(\.message) == [
        "was left out: it is damaged or nests too deeply; check that its braces are balanced"
      ])
  }

  @Test(arguments: [
    "class A {\n" + nest("b.c(d)\n", "", "", 150) + "\n}\n",
    "enum A { case b" + nest(", c", "", "", 2_000) + "\n = ) }\n",
    "func f() {\n" + nest("a.b(c)\n", "", "", 2_000) + ")\n}\n",
    "struct A {\n  let b = [" + nest("c(d), ", "", "", 2_000) + "]\n  )\n}\n",
    "struct A {\n" + nest("let b = c(d)\n", "", "", 2_000) + "  )\n}\n",
    nest("#if C\n", "let a = b\n", "#endif\n", 60) + ")\n",
  ])
  func damageThatTakesLittleIsRead(source: String) {
    let problems = read(source).problems.map(\.message)
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0.hasPrefix("syntax error") })
  }

  @Test func ordinaryNestingIsKeptWhole() {
    let chain = String(repeating: ".a(b) { c }", count: 200)
    let views = Self.nest("VStack { ", "d()\(chain)", " }", 60)
    let facts = read("let body = \(views)\nlet text = \(Self.nest("\"a\" + ", "\"b\"", "", 300))")
    #expect(facts.problems == [])
  }

  @Test(arguments: [
    "let a = " + nest("[", "1", "]", 8), "let a = \"" + nest("[", "", "", 100) + "\"",
    "// " + nest("[", "", "", 100), "/* " + nest("[\n", "", "", 100) + "*/",
    "let a = " + nest("[b, ", "1", "]", 10),
  ])
  func ordinaryBracketsAreRead(source: String) {
    let facts = read("\(source)\nstruct A {}\n")
    #expect(facts.problems == [])
    #expect(facts.types.count == 1)
  }

  @Test(arguments: ["0..<1, ", "a < b, ", "a << 1, ", "a <= b, "])
  func signsThatOpenNoGenericArgumentsAreRead(element: String) {
    let facts = FactsReader.facts(
      ofSource: "let a = [\(Self.nest(element, "0", "", 400))]\nstruct A {}\n", path: "A.swift",
      way: .thorough)
    #expect(facts.problems == [])
    #expect(facts.types.count == 1)
  }

  @Test func manyThreadsReadAtOnce() async {
    let source = "struct A { var body: some View { B().sheet(item: $c) { D($0) } } }"
    let expected = read(source)
    await withTaskGroup(of: FileFacts.self) { group in
      for _ in 0..<32 { group.addTask { read(source) } }
      for await facts in group { #expect(facts == expected) }
    }
  }
}
