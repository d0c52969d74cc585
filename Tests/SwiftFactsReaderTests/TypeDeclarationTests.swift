import SwiftFacts
import Testing

@Suite struct TypeDeclarationTests {
  @Test func nestedTypesStandFlatInSourceOrder() {
    let facts = read(
      """
      struct A {
        enum B { struct C {} }
        let x = 1
      }
      actor D {}
      """)
    #expect(facts.types.map(\.path) == [["A"], ["A", "B"], ["A", "B", "C"], ["D"]])
    #expect(facts.types.map(\.kind) == [.struct, .enum, .struct, .actor])
    #expect(facts.types[0].properties.map(\.name) == ["x"])
    #expect(facts.types[2].position == Position(line: 2, column: 19))
  }

  @Test func aClassWithAllThatStandsBeforeItsBody() throws {
    let type = try readType(
      """
      @MainActor @Coordinator<HomeRoute>(HomeRoute.self, style: .push)
      public final class Home<Route, Child: Screen & Sized>: Base<Route>, Shop.Flow, ~Copyable
      where Route: Hashable, Child.ID == Int {}
      """)
    #expect(type.kind == .class)
    #expect(type.modifiers == ["final"])
    #expect(type.access == .public)
    #expect(
      type.inherited == [
        TypeReference("Base", [TypeReference("Route")]), TypeReference("Shop.Flow"),
      ])
    #expect(
      type.generics == [
        GenericParameter(name: "Route", constraints: [TypeReference("Hashable")]),
        GenericParameter(
          name: "Child", constraints: [TypeReference("Screen"), TypeReference("Sized")]),
      ])
    #expect(type.attributes.map(\.name) == ["MainActor", "Coordinator"])
    #expect(type.attributes[1].typeArguments == [TypeReference("HomeRoute")])
    #expect(type.attributes[1].arguments.sketch == "HomeRoute.self, style: .push")
  }

  @Test func extensionsStandUnderTheirTypesName() {
    let facts = read(
      """
      extension AppCoordinator.Root: @retroactive Identifiable, Codable where Element: View {
        struct Inner {}
      }
      extension [Route] {}
      extension Binding<Route?> {}
      """)
    #expect(
      facts.types.map(\.path) == [
        ["AppCoordinator", "Root"], ["AppCoordinator", "Root", "Inner"], ["Array"], ["Binding"],
      ])
    #expect(facts.types[0].kind == .extension)
    #expect(facts.types[0].inherited.map(\.text) == ["Identifiable", "Codable"])
    #expect(
      facts.types[0].generics == [
        GenericParameter(name: "Element", constraints: [TypeReference("View")])
      ])
    #expect(facts.types[2].generics.map(\.name) == ["Element"])
    #expect(facts.types[3].generics.map(\.constraints[0].text) == ["Route?"])
  }

  @Test func protocolsWithTheirRequirements() throws {
    let type = try readType(
      """
      public protocol Coordinator<Route>: AnyObject where Self: UIViewController {
        associatedtype Route: Hashable, Sendable
        associatedtype Child = Never
        associatedtype Plain
        var path: [Route] { get set }
        func show(_ route: Route)
      }
      """)
    #expect(type.kind == .protocol)
    #expect(type.inherited.map(\.text) == ["UIViewController", "AnyObject"])
    #expect(type.generics.map(\.name) == ["Route"])
    #expect(type.aliases.map(\.name) == ["Route", "Child", "Plain"])
    #expect(type.aliases.map(\.type.text) == ["Hashable & Sendable", "Never", "Any"])
    #expect(type.aliases.map(\.isAssociated) == [true, true, true])
    #expect(type.properties.map(\.getter) == [nil])
    #expect(type.functions.map(\.body) == [nil])
    #expect(type.functions.map(\.access) == [.public])
  }

  @Test func enumCasesWithPayloadAndRawValue() throws {
    let type = try readType(
      """
      indirect enum Route: String {
        case home = "h", detail(Int)
        case tab(_ tab: Tab, then: Route? = nil)
        case `default`(id: Item.ID)
      }
      """)
    #expect(type.modifiers == ["indirect"])
    #expect(type.cases.map(\.name) == ["home", "detail", "tab", "default"])
    #expect(type.cases[0].rawValue?.sketch == "\"h\"")
    #expect(type.cases[1].payload == [Parameter(label: nil, name: "", type: TypeReference("Int"))])
    #expect(type.cases[2].payload.map(\.label) == [nil, "then"])
    #expect(type.cases[2].payload.map(\.name) == ["tab", "then"])
    #expect(type.cases[2].payload.map(\.type.text) == ["Tab", "Route?"])
    #expect(type.cases[2].payload[1].defaultValue?.sketch == "nil")
    #expect(type.cases[3].payload.map(\.type.name) == ["Item.ID"])
    #expect(type.cases[1].position == Position(line: 2, column: 20))
  }

  @Test func typeAliases() throws {
    let facts = read("typealias Path = [Route]\nstruct A { typealias B = C.D }")
    #expect(
      facts.aliases == [
        TypeAlias(name: "Path", type: TypeReference("Array", [TypeReference("Route")]))
      ])
    #expect(facts.types[0].aliases.map(\.type.name) == ["C.D"])
  }

  @Test func typesInBodiesAreLocalToTheTypeAround() {
    let facts = read(
      """
      struct A {
        func f() { enum B { case c; func g() { struct D {} } } }
        var body: some View { list { struct E {} } }
      }
      func free() { class F {} }
      """)
    #expect(facts.types.map(\.path) == [["A"], ["A", "B"], ["A", "B", "D"], ["A", "E"], ["F"]])
    #expect(facts.types.map(\.isLocal) == [false, true, true, true, true])
  }

  @Test func anExtensionsAccessIsThatOfItsMembers() {
    let facts = read(
      """
      public extension A {
        func f() {}
        private var g: Int { 1 }
        struct B { var c = 1 }
      }
      private extension A { func h() {} }
      package struct C { func i() {}; fileprivate(set) open var j = 1 }
      """)
    #expect(facts.types[0].functions[0].access == .public)
    #expect(facts.types[0].properties[0].access == .private)
    #expect(facts.types[1].access == .public)
    #expect(facts.types[1].properties[0].access == .internal)
    #expect(facts.types[2].functions[0].access == .fileprivate)
    #expect(facts.types[3].access == .package)
    #expect(facts.types[3].functions[0].access == .internal)
    #expect(facts.types[3].properties[0].access == .open)
  }
}
