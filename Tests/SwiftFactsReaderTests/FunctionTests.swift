import SwiftFacts
import Testing

@Suite struct FunctionTests {
  @Test func aFunctionWithAllItsParts() throws {
    let function = try #require(
      read(
        """
        @discardableResult
        static func show<R: Route>(
          _ route: R, in window: inout Window, animated: Bool = true,
          @ViewBuilder content: @escaping () -> some View, ids: Int...
        ) async throws -> [R]? where R: Hashable { a }
        """
      ).functions.first)
    #expect(function.kind == .function)
    #expect(function.name == "show")
    #expect(function.parameters.map(\.label) == [nil, "in", "animated", "content", "ids"])
    #expect(function.parameters.map(\.name) == ["route", "window", "animated", "content", "ids"])
    #expect(
      function.parameters.map(\.type.text) == [
        "R", "Window", "Bool", "() -> some View", "[Int]",
      ])
    #expect(function.parameters[2].defaultValue?.sketch == "true")
    #expect(function.parameters[3].attributes.map(\.name) == ["ViewBuilder"])
    #expect(function.result?.text == "[R]?")
    #expect(
      function.generics == [
        GenericParameter(
          name: "R", constraints: [TypeReference("Route"), TypeReference("Hashable")])
      ])
    #expect(function.attributes.map(\.name) == ["discardableResult"])
    #expect(function.isStatic)
    #expect(function.body?.sketch == "a")
    #expect(function.position == Position(line: 2, column: 13))
  }

  @Test func initializersAndDeinitializers() throws {
    let functions = try readType(
      "class A {\nrequired convenience init?(b: B) { c() }\nisolated deinit { d() }\n}"
    ).functions
    #expect(functions.map(\.kind) == [.initializer, .deinitializer])
    #expect(functions.map(\.name) == ["init", "deinit"])
    #expect(functions.map(\.modifiers) == [["required", "convenience"], ["isolated"]])
    #expect(functions.map { $0.body?.sketch } == ["c()", "d()"])
    #expect(functions[0].result == nil)
  }

  @Test func subscripts() throws {
    let functions = try readType(
      """
      struct A {
        subscript(index: Int) -> B { c }
        subscript(safe index: Int) -> B? { get { d } set { e = newValue } }
      }
      """
    ).functions
    #expect(functions.map(\.kind) == [.subscript, .subscript])
    #expect(functions.map(\.name) == ["subscript", "subscript"])
    #expect(functions.map(\.parameters[0].label) == [nil, "safe"])
    #expect(functions.map(\.parameters[0].name) == ["index", "index"])
    #expect(functions.map { $0.body?.sketch } == ["c", "d; <e = newValue>"])
    #expect(functions[1].result?.text == "B?")
  }

  @Test func operatorsAreFunctions() throws {
    let functions = try readType("struct A { static func == (a: A, b: A) -> Bool { c } }").functions
    #expect(functions.map(\.name) == ["=="])
    #expect(functions[0].isStatic)
  }

  @Test func previews() {
    let facts = read(
      """
      #Preview { A() }
      #Preview("dark", traits: .landscape) { B() }
      @available(iOS 17, *)
      #Preview { C() }
      #Preview("body", body: { D() })
      #Preview(as: .small) { H() } timeline: { I() }
      struct E {
        #Preview { F() }
        #other { G() }
      }
      """)
    #expect(facts.functions.map(\.kind) == Array(repeating: .preview, count: 5))
    #expect(facts.functions.map(\.name) == Array(repeating: "#Preview", count: 5))
    #expect(facts.functions.map { $0.body?.sketch } == ["A()", "B()", "C()", "D()", "H(); I()"])
    #expect(facts.types[0].functions.map { $0.body?.sketch } == ["F()"])
    #expect(facts.statements == [])
  }
}
