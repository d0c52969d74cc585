import SwiftFacts
import Testing

@Suite struct DirectiveTests {
  private func directive(_ source: String) throws -> Directive {
    try #require(read(source).directives.first)
  }

  private func lines(_ source: String) throws -> ClosedRange<Int> {
    let directive = try directive(source)
    return directive.firstLine...directive.lastLine
  }

  @Test func nameTextAndPlace() throws {
    let source = "\n  // flowviz:ignore unused-route, x - shown by the server  \nlet a = 1\n"
    #expect(
      try directive(source)
        == Directive(
          name: "ignore", text: "unused-route, x - shown by the server",
          position: Position(line: 2, column: 3), firstLine: 3, lastLine: 3))
  }

  @Test(
    arguments: [
      ("//flowviz:root", "root", ""), ("/// flowviz:entry", "entry", ""),
      ("//\tflowviz:pushes\tRoute.a", "pushes", "Route.a"),
      ("// flowviz:ignore:file x", "ignore:file", "x"),
    ] as [(String, String, String)])
  func forms(source: String, name: String, text: String) throws {
    let directive = try directive(source + "\nlet a = 1\n")
    #expect(directive.name == name)
    #expect(directive.text == text)
  }

  @Test(arguments: [
    "// see flowviz:root", "let a = \"// flowviz:root\"",
    "let a = \"\"\"\n  // flowviz:root\n  \"\"\"",
    "// flowviz: root", "// flowviz:", "/* flowviz:root */", "let flowviz: Int",
  ])
  func whatIsNone(source: String) {
    #expect(read(source).directives == [])
  }

  @Test func theNextDeclaration() throws {
    #expect(try lines("// flowviz:root\n\n@State\n// b\nvar a: A {\n  b\n}\n") == 3...7)
    #expect(try lines("struct A {\n  // flowviz:root\n  func b() {\n  }\n}") == 3...4)
    #expect(try lines("enum A {\n  // flowviz:root\n  case b\n  case c\n}") == 3...3)
    #expect(try lines("// flowviz:root\n#if A\nlet b = 1\n#endif") == 2...4)
  }

  @Test func theNextStatementCaseOrElement() throws {
    #expect(try lines("func a() {\n  // flowviz:root\n  b(\n    c)\n  d()\n}") == 3...4)
    #expect(
      try lines("func a() {\n  switch b {\n  // flowviz:root\n  case .c:\n    d()\n  }\n}") == 4...5
    )
    #expect(try lines("let a = [\n  // flowviz:root\n  b(\n    c),\n  d,\n]") == 3...4)
    #expect(try lines("let a = b(\n  // flowviz:root\n  c: d,\n  e: f)") == 3...3)
  }

  @Test func otherwiseTheNextLine() throws {
    #expect(try lines("let a = b\n  // flowviz:root\n  .c {\n    d\n  }\n") == 3...3)
    #expect(try lines("struct A {\n  // flowviz:root\n}\n") == 3...3)
    #expect(try lines("let a = 1\n// flowviz:root") == 2...2)
  }

  @Test func behindCode() throws {
    #expect(try lines("func a() { // flowviz:root\n  b()\n}") == 1...3)
    #expect(try lines("func a() {\n  b( // flowviz:root\n    c)\n}") == 2...3)
    #expect(try lines("let a = b\n  .c() // flowviz:root\n") == 2...2)
    #expect(try lines("func a() { // flowviz:ignore:this x\n  b()\n}") == 1...1)
  }

  @Test func allAreFoundInOrder() {
    let facts = read("// flowviz:a\n// flowviz:b x\nlet c = 1 // flowviz:d\n")
    #expect(facts.directives.map(\.name) == ["a", "b", "d"])
    #expect(facts.directives.map(\.firstLine) == [3, 3, 3])
  }
}
