import SwiftFacts
import Testing

@testable import SwiftFactsReader

@Suite struct ConditionalCompilationTests {
  @Test func allBranchesOfDeclarationsAreRead() {
    let facts = read(
      """
      #if DEBUG
      import Inner
      struct A {}
      #elseif os(iOS) || os(tvOS)
      struct B {
        #if canImport(UIKit)
        struct C {}
        func f() {}
        #else
        func f() {}
        #endif
      }
      #else
      enum D {}
      #endif
      class E {}
      """)
    #expect(facts.imports == ["Inner"])
    #expect(facts.types.map(\.path.last) == ["A", "B", "C", "D", "E"])
    #expect(
      facts.types.map(\.condition) == [
        "DEBUG", "os(iOS) || os(tvOS)", "(os(iOS) || os(tvOS)) && canImport(UIKit)",
        "!DEBUG && !(os(iOS) || os(tvOS))", nil,
      ])
    #expect(facts.types[1].functions.map(\.name) == ["f", "f"])
  }

  @Test(arguments: [FactsReader.Way.quick, .thorough])
  func branchesAreKnownByTheirLines(way: FactsReader.Way) {
    let facts = FactsReader.facts(
      ofSource: """
        import É
        struct A {
          #if os(iOS) // the phone
          func a() {
            #if !DEBUG
            b()
            #endif
          }
          #elseif X
          #else
          func c() {}
          #endif
        }
        let text = "#if no"
        """, path: "A.swift", way: way)
    #expect(
      facts.conditionals == [
        ConditionalRegion(unmet: [], condition: "!DEBUG", firstLine: 6, lastLine: 6),
        ConditionalRegion(unmet: [], condition: "os(iOS)", firstLine: 4, lastLine: 8),
        ConditionalRegion(unmet: ["os(iOS)"], condition: "X", firstLine: 10, lastLine: 9),
        ConditionalRegion(unmet: ["os(iOS)", "X"], condition: nil, firstLine: 11, lastLine: 11),
      ])
  }

  @Test func branchesThatDoNotFitTogetherAreNotTold() {
    let source = "let text = \"\"\"\n  #if DEBUG\n  \"\"\"\n"
    #expect(FactsReader.facts(ofSource: source, path: "A.swift").conditionals == [])
  }

  @Test func branchesInBodiesStandOneAfterTheOther() throws {
    #expect(
      try sketchBody("a()\n#if DEBUG\nb()\n#else\nc()\n#endif\nd()") == [
        "a()", "b()", "c()", "d()",
      ])
    #expect(
      try sketchBody("switch a {\n#if X\ncase .b: b()\n#else\ncase .c: c()\n#endif\n}") == [
        "switch a { .b(): b() | .c(): c() }"
      ])
  }

  @Test func modifiersOfAllBranchesStayInTheChain() throws {
    #expect(
      try sketchBody(
        """
        List()
          .first()
          #if os(iOS)
          .sheet(isPresented: $a) { B() }
          .style(.c)
          #elseif os(macOS)
          .popover { D() }
            #if DEBUG
            .inner(1)
            #endif
          #endif
          .last()
        """) == [
          "List().first().sheet(isPresented: $a, ^{ B() }).style(.c)"
            + ".popover(^{ D() }).inner(1).last()"
        ])
  }

  @Test func attributesOfAllBranchesAreRead() throws {
    let type = try readType("#if A\n@MainActor\n#else\n@Other\n#endif\nstruct B {}")
    #expect(type.attributes.map(\.name) == ["MainActor", "Other"])
  }
}
