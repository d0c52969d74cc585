import Foundation
import SwiftFacts
import SwiftFactsReader
import Testing

@Suite struct ProblemTests {
  @Test func theRestOfABrokenFileIsRead() {
    let facts = read(
      """
      struct A {
        func f( { a() }
        let x = @#
        func g() { b() }
      }
      struct B { func h() { c() } }
      """)
    #expect(facts.types.map(\.path) == [["A"], ["B"]])
    #expect(facts.types[0].functions.map(\.name) == ["f", "g"])
    #expect(facts.types[1].functions.map { $0.body?.sketch } == ["c()"])
    #expect(facts.problems.map(\.position.line) == [2, 3, 4])
    #expect(facts.problems.map(\.message).first == "syntax error before '{', expected ')'")
  }

  @Test func aMissingBrace() {
    let facts = read("struct A {\n  func f() {\n    a()\n")
    #expect(facts.types[0].functions[0].body?.sketch == "a()")
    #expect(facts.problems.map(\.message) == ["syntax error at the end of the file, expected '}'"])
  }

  @Test func atMostFive() {
    #expect(read(String(repeating: "let = 1\n", count: 20)).problems.count == 5)
  }

  @Test func conflictMarkers() {
    let facts = read(
      "struct A {}\n<<<<<<< HEAD\nstruct B {}\n=======\nstruct C {}\n>>>>>>> x\nstruct D {}\n")
    #expect(facts.types.map(\.path).contains(["A"]))
    #expect(facts.types.map(\.path).contains(["D"]))
  }

  @Test func bytesThatAreNoUTF8() {
    var bytes = Array("// a\nlet a = \"".utf8)
    bytes += [0xFF, 0xC3]
    bytes += Array("\"\nstruct B {}\n".utf8)
    let facts = FactsReader.facts(ofBytes: bytes, path: "A.swift")
    #expect(
      facts.problems == [
        Problem(
          message: "not UTF-8, read with replacement characters",
          position: Position(line: 2, column: 10))
      ])
    #expect(facts.properties[0].initialValue?.sketch == "\"\u{FFFD}\u{FFFD}\"")
    #expect(facts.types.map(\.path) == [["B"]])
    #expect(FactsReader.facts(ofContent: Data(bytes), path: "A.swift") == facts)
  }

  @Test func allWaysInAreTheSame() {
    let source = "struct Ä { let a = \"shop://ö\" } // flowviz:root\n"
    let facts = FactsReader.facts(ofSource: source, path: "A.swift")
    #expect(FactsReader.facts(ofBytes: Array(source.utf8), path: "A.swift") == facts)
    #expect(FactsReader.facts(ofContent: Data(source.utf8), path: "A.swift") == facts)
    #expect(FactsReader.facts(ofBytes: [], path: "A.swift") == FileFacts(path: "A.swift"))
  }

  @Test func nullBytesAndNonsense() {
    _ = FactsReader.facts(ofBytes: [0, 1, 2, 0, 255, 254], path: "A.swift")
    _ = read(")]}>\"\"\"\\(")
    #expect(read("\0struct A {}").types.count == 1)
  }
}
