import Testing

@Suite("What a function does only for some cases")
struct CaseGuardTests {
  private func app(_ handler: String, _ home: String) -> String {
    """
    enum Wish { case shelf, book(Int), nothing }
    final class Desk {
      let guide: Guide
      init(guide: Guide) { self.guide = guide }
      \(handler)
    }

    """ + Library.app(home: Library.home(home, members: "let guide: Guide; let desk: Desk"))
  }

  private let handler = """
    func take(_ wish: Wish) {
      switch wish {
      case .shelf: guide.zorp(.shelf)
      case .book(let id): guide.zorp(.book(id))
      default: guide.zorp(.author(""))
      }
    }
    """

  @Test func aCallerGetsWhatItsCaseDoes() {
    let graph = introspect(app(handler, "desk.take(.book(1))"))
    #expect(graph.transitions(from: "HomeView") == ["push Place.book"])
  }

  @Test func theCaseIsKnownThroughOtherFunctions() {
    let graph = introspect(
      app(handler + "\nfunc pass(_ wish: Wish) { take(wish) }", "desk.pass(.shelf)"))
    #expect(graph.transitions(from: "HomeView") == ["push Place.shelf"])
  }

  @Test func theDefaultIsForAllOthers() {
    let graph = introspect(app(handler, "desk.take(.nothing)"))
    #expect(graph.transitions(from: "HomeView") == ["push Place.author"])
  }

  @Test func whatIsNotKnownMayBeAnyCase() {
    let graph = introspect(
      app(handler + "\nvar last: Wish { get { load() } }", "desk.take(desk.last)"))
    #expect(
      graph.transitions(from: "HomeView")
        == ["push Place.author", "push Place.book", "push Place.shelf"])
  }

  @Test func aClauseThatLooksDeeperLeavesItsCaseToTheDefault() {
    let graph = introspect(
      app(
        """
        func take(_ wish: Wish) {
          switch wish {
          case .book(let id) where id > 3: guide.zorp(.book(id))
          default: guide.zorp(.shelf)
          }
        }
        """, "desk.take(.book(1))"))
    #expect(graph.transitions(from: "HomeView") == ["push Place.book", "push Place.shelf"])
  }

  @Test func casesOfTheSameNameInOtherEnumsDiffer() {
    let graph = introspect(
      app(
        """
        func take(_ thing: Any) {
          switch thing {
          case Wish.shelf: guide.zorp(.shelf)
          case Other.shelf: guide.zorp(.author(""))
          default: break
          }
        }
        """, "desk.take(Wish.shelf)") + "enum Other { case shelf }\n")
    #expect(graph.transitions(from: "HomeView") == ["push Place.shelf"])
  }
}
