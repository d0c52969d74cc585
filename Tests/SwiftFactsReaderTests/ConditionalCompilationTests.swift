import SwiftFacts
import Testing

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
