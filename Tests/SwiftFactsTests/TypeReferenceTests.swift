import SwiftFacts
import Testing

@Suite("Types as the source names them")
struct TypeReferenceTests {
  private let route = TypeReference("Route")
  private let void = TypeReference("Void")

  @Test func simpleNameIsTheLastPart() {
    #expect(TypeReference("Editor.Main.View").simpleName == "View")
    #expect(route.simpleName == "Route")
  }

  @Test func unwrappedTakesAllOptionalsOff() {
    let twice = TypeReference("Optional", [TypeReference("Optional", [route])])
    #expect(twice.unwrapped == route)
    #expect(TypeReference("Array", [twice]).unwrapped.name == "Array")
    #expect(TypeReference("Optional").unwrapped.name == "Optional")
  }

  @Test(arguments: [
    (TypeReference("Route"), "Route"),
    (TypeReference("Optional", [TypeReference("Route")]), "Route?"),
    (TypeReference("Array", [TypeReference("Route")]), "[Route]"),
    (TypeReference("Dictionary", [TypeReference("Tab"), TypeReference("Route")]), "[Tab: Route]"),
    (TypeReference("Router", [TypeReference("Route")]), "Router<Route>"),
    (TypeReference("Tuple", [TypeReference("Int"), TypeReference("Route")]), "(Int, Route)"),
    (TypeReference("Composition", [TypeReference("A"), TypeReference("B")]), "A & B"),
    (TypeReference("Metatype", [TypeReference("Route")]), "Route.Type"),
    (TypeReference("Function", [TypeReference("Int"), TypeReference("Void")]), "(Int) -> Void"),
    (TypeReference("Function", [TypeReference("Void")]), "() -> Void"),
    (TypeReference("Routing", existential: .any), "any Routing"),
    (TypeReference("View", existential: .some), "some View"),
    (
      TypeReference("Array", [TypeReference("Optional", [TypeReference("Route")])]), "[Route?]"
    ),
  ])
  func text(_ type: TypeReference, _ expected: String) {
    #expect(type.text == expected)
  }

  @Test func textNeedsParenthesesBeforeAQuestionMark() {
    let function = TypeReference("Function", [route, void])
    #expect(TypeReference("Optional", [function]).text == "((Route) -> Void)?")
    #expect(
      TypeReference("Optional", [TypeReference("Routing", existential: .any)]).text
        == "(any Routing)?")
    #expect(
      TypeReference("Metatype", [TypeReference("Composition", [route, void])]).text
        == "(Route & Void).Type")
  }

  @Test func textKeepsATuplesLabels() {
    let tuple = TypeReference("Tuple", [TypeReference("Int"), route], labels: ["id", ""])
    #expect(tuple.text == "(id: Int, Route)")
  }
}
