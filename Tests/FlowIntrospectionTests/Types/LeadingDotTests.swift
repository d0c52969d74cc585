import FlowModel
import Testing

@Suite("Leading-dot cases take their type from the context")
struct LeadingDotTests {
  private func graph(_ action: String, guide: String = Library.guide, extra: String = "")
    -> FlowGraph
  {
    introspect(Library.app(guide: guide, home: Library.home(action) + extra))
  }

  @Test func argument() {
    #expect(graph("guide.zorp(.shelf)").transitions == ["HomeView push Place.shelf"])
  }

  @Test func argumentWithPayload() {
    #expect(graph("guide.zorp(.book(7))").transitions == ["HomeView push Place.book"])
  }

  @Test func argumentAcrossLines() {
    #expect(
      graph("guide\n  .zorp(\n    .book(\n      7))").transitions == ["HomeView push Place.book"])
  }

  @Test func fullName() {
    #expect(graph("guide.zorp(Place.shelf)").transitions == ["HomeView push Place.shelf"])
  }

  @Test func appended() {
    #expect(graph("guide.trail.append(.shelf)").transitions == ["HomeView push Place.shelf"])
  }

  @Test func assignedArray() {
    #expect(graph("guide.trail = [.shelf]").transitions == ["HomeView replace Place.shelf"])
  }

  @Test func assignedArrayOfTwo() {
    #expect(
      graph("guide.trail = [.shelf, .book(1)]").transitions
        == ["HomeView replace Place.book", "HomeView replace Place.shelf"])
  }

  @Test func addedArray() {
    #expect(graph("guide.trail += [.shelf]").transitions == ["HomeView push Place.shelf"])
  }

  @Test func ternary() {
    #expect(
      graph("guide.zorp(Bool.random() ? .shelf : .book(1))").transitions
        == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test func nilCoalescing() {
    let home = """
      struct HomeView: View {
        let guide: Guide
        var pending: Place?
        var body: some View { Button("") { guide.zorp(pending ?? .shelf) } }
      }

      """
    let graph = introspect(Library.app(home: home))
    #expect(graph.has(.push, from: "HomeView", to: "Place.shelf"))
  }

  @Test func ifExpression() {
    #expect(
      graph("let it: Place = if Bool.random() { .shelf } else { .book(1) }; guide.zorp(it)")
        .transitions == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test func switchExpression() {
    #expect(
      graph(
        "let it: Place = switch Int.random(in: 0...1) { case 0: .shelf\n default: .author(\"\") }; guide.zorp(it)"
      ).transitions == ["HomeView push Place.author", "HomeView push Place.shelf"])
  }

  @Test func typedLocal() {
    #expect(
      graph("let it: Place = .shelf; guide.zorp(it)").transitions == ["HomeView push Place.shelf"])
  }

  @Test func localAssignedLater() {
    #expect(
      graph(
        "let it: Place; if Bool.random() { it = .shelf } else { it = .book(1) }; guide.zorp(it)"
      ).transitions == ["HomeView push Place.book", "HomeView push Place.shelf"])
  }

  @Test func defaultArgument() {
    let guide = """
      @Observable final class Guide {
        var trail: [Place] = []
        func zorp(_ place: Place = .shelf) { trail.append(place) }
      }

      """
    #expect(graph("guide.zorp()", guide: guide).transitions == ["HomeView push Place.shelf"])
    #expect(graph("guide.zorp(.book(1))", guide: guide).transitions == ["HomeView push Place.book"])
  }

  @Test func returned() {
    let extra = "extension HomeView { func choose() -> Place { return .shelf } }\n"
    #expect(
      graph("guide.zorp(choose())", extra: extra).transitions == ["HomeView push Place.shelf"])
  }

  @Test func computedProperty() {
    let extra = "extension HomeView { var choice: Place { .author(\"\") } }\n"
    #expect(
      graph("guide.zorp(choice)", extra: extra).transitions == ["HomeView push Place.author"])
  }

  @Test func staticMemberOfTheRouteType() {
    let extra = "extension Place { static var favourite: Place { .book(1) } }\n"
    #expect(
      graph("guide.zorp(.favourite)", extra: extra).transitions == ["HomeView push Place.book"])
  }

  @Test func caseReadFromItsRawOrAllCasesIsDynamicAtMost() {
    let extra = "extension HomeView { func random() -> Place { fatalError() } }\n"
    let graph = graph("guide.zorp(random())", extra: extra)
    #expect(
      graph.transitions == [
        "HomeView push? Place.author", "HomeView push? Place.book", "HomeView push? Place.shelf",
      ])
  }

  @Test func comparisonMakesNothing() {
    let graph = graph("if guide.trail.last == .shelf { guide.zorp(.book(1)) }")
    #expect(graph.transitions == ["HomeView push Place.book"])
    #expect(graph.observed(.makesRoute) == ["Shop/Place.book"])
  }

  @Test func patternsMakeNothing() {
    let graph = graph(
      "if case .author = guide.trail.last { return }; switch guide.trail.first { case .shelf: break; default: break }"
    )
    #expect(graph.transitions == [])
    #expect(graph.observed(.makesRoute) == [])
  }

  @Test func searchingMakesNothing() {
    let graph = graph(
      "if guide.trail.contains(.shelf) { return }; _ = guide.trail.firstIndex(of: .author(\"\"))")
    #expect(graph.transitions == [])
    #expect(graph.observed(.makesRoute) == [])
  }

  @Test func caseAsAFunction() {
    let graph = graph("[1, 2].map(Place.book).forEach(guide.zorp)")
    do {
      #expect(graph.has(.push, from: "HomeView", to: "Place.book"))
      #expect(!graph.has(.push, from: "HomeView", to: "Place.shelf"))
    }
  }
}
