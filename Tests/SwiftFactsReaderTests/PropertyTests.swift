import SwiftFacts
import Testing

@Suite struct PropertyTests {
  private func properties(_ source: String) throws -> [PropertyDeclaration] {
    try readType("class A {\n\(source)\n}").properties
  }

  @Test func everyNameIsAProperty() throws {
    let properties = try properties("let a = 1, b: Int\nvar c, d: String?\nvar e = 1, f = g()")
    #expect(properties.map(\.name) == ["a", "b", "c", "d", "e", "f"])
    #expect(
      properties.map { $0.type?.text ?? "-" } == ["-", "Int", "String?", "String?", "-", "-"])
    #expect(properties.map(\.isConstant) == [true, true, false, false, false, false])
    #expect(properties[5].initialValue?.sketch == "g()")
    #expect(properties[3].position == Position(line: 3, column: 8))
  }

  @Test func theNamesOfATuple() throws {
    let properties = try properties("let (a, (b, _)) = make()")
    #expect(properties.map(\.name) == ["a", "b"])
    #expect(properties.map { $0.initialValue?.sketch } == ["other(make())", nil])
  }

  @Test func modifiers() throws {
    let properties = try properties(
      """
      static let a = 1
      class var b: Int { 1 }
      lazy var c = D()
      weak var e: F?
      private unowned(safe) let g: H
      private(set) public var i = 1
      """)
    #expect(properties.map(\.isStatic) == [true, true, false, false, false, false])
    #expect(properties.map(\.isLazy) == [false, false, true, false, false, false])
    #expect(properties.map(\.isWeak) == [false, false, false, true, true, false])
    #expect(
      properties.map(\.access) == [.internal, .internal, .internal, .internal, .private, .public])
  }

  @Test func attributes() throws {
    let properties = try properties(
      """
      @State private var a = false
      @Environment(Router.self) var b
      @Environment(\\.dismiss) var c
      @Route(.push, style: x) var d = makeD
      @FocusState.Binding var e: Bool
      @available(iOS 17, *) @objc(foo:bar:) var f = 1
      """)
    #expect(
      properties.map { $0.attributes.map(\.name) } == [
        ["State"], ["Environment"], ["Environment"], ["Route"], ["FocusState.Binding"],
        ["available", "objc"],
      ])
    #expect(properties[1].attributes[0].arguments.sketch == "Router.self")
    #expect(properties[2].attributes[0].arguments.sketch == "\\.dismiss")
    #expect(properties[3].attributes[0].arguments.sketch == ".push, style: x")
    #expect(properties[5].attributes.map(\.arguments) == [[], []])
  }

  @Test func computedProperties() throws {
    let properties = try properties(
      """
      var a: Int { b }
      var c: Int { get async throws { d } set(value) { e = value } }
      var f: Int { get { g } set { h = newValue } }
      var i: Int { _read { yield j } _modify { yield &k } }
      """)
    #expect(properties.map { $0.getter?.sketch } == ["b", "d", "g", "j"])
    #expect(
      properties.map { $0.setter?.body.sketch } == [nil, "<e = value>", "<h = newValue>", "k"])
    #expect(properties.map { $0.setter?.parameter } == [nil, "value", "newValue", "newValue"])
  }

  @Test func observers() throws {
    let property = try properties(
      "var a = 1 {\nwillSet(next) { b(next) }\ndidSet { c(oldValue) } }")[0]
    #expect(property.initialValue?.sketch == "1")
    #expect(property.getter == nil)
    #expect(property.willSet?.parameter == "next")
    #expect(property.willSet?.body.sketch == "b(next)")
    #expect(property.didSet?.parameter == "oldValue")
    #expect(property.didSet?.body.sketch == "c(oldValue)")
  }

  @Test func storedPropertiesHaveNoGetter() throws {
    #expect(try properties("var a: Int\nvar b = { 1 }()").map(\.getter) == [nil, nil])
  }
}
