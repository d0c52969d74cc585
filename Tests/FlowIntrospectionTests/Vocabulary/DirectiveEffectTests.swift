import FlowModel
import Testing

@Suite("Comments that say what code does")
struct DirectiveEffectTests {
  private func app(_ home: String, more: String = "") -> FlowGraph {
    introspect(Library.app(home: home) + more)
  }

  private func home(_ body: String, before: String = "") -> String {
    """
    struct HomeView: View {
      let guide: Guide
      \(before)
      func run() {
        \(body)
      }
      var body: some View { Button("Go") { run() } }
    }

    """
  }

  @Test(
    "A comment before a statement, behind one, or before its function",
    arguments: [
      ("// flowviz:pushes Place.shelf\n    bridge.call(1)", "", "push Place.shelf"),
      ("bridge.call(1) // flowviz:presents:this Place.shelf", "", "present.sheet Place.shelf"),
      ("bridge.call(1)", "// flowviz:replaces Place.shelf - by push", "replace Place.shelf"),
      ("// flowviz:opens Place.author\n    bridge.call(1)", "", "push Place.author"),
      ("// flowviz:covers ShelfView\n    bridge.call(1)", "", "present.fullScreenCover ShelfView"),
    ])
  func moves(body: String, before: String, expected: String) {
    let graph = app(home(body, before: before))
    #expect(graph.transitions(from: "HomeView") == [expected])
    #expect(graph.notices == [])
  }

  @Test("Callers get what a comment says of a function")
  func callers() {
    let more = """
      final class Bridge {
        // flowviz:pushes Place.shelf, Place.author
        func call() { send("x") }
      }

      """
    let graph = app(Library.home("Bridge().call()"), more: more)
    #expect(graph.transitions(from: "HomeView") == ["push Place.author", "push Place.shelf"])
    #expect(graph.observed(.makesRoute).contains("Shop/Place.shelf"))
  }

  @Test("A comment before a type is about its node")
  func types() {
    let graph = app(
      "// flowviz:presents SFSafariViewController\n" + Library.home("idle()"))
    #expect(graph.transitions(from: "HomeView") == ["present.sheet SFSafariViewController"])
  }

  @Test("A case shows what a comment says")
  func shows() {
    let graph = introspect(
      """
      enum Door: Hashable {
        // flowviz:shows CellarView
        case cellar
        case attic // flowviz:shows:this AtticView
      }
      struct HallView: View {
        @State private var doors: [Door] = []
        var body: some View {
          NavigationStack(path: $doors) {
            Button("Down") { doors.append(.cellar) }
              .navigationDestination(for: Door.self) { door in factory.view(door) }
          }
        }
      }
      @main struct HouseApp: App { var body: some Scene { WindowGroup { HallView() } } }
      \(views("CellarView", "AtticView"))
      """)
    #expect(graph.shown("Door.cellar") == ["CellarView"])
    #expect(graph.shown("Door.attic") == ["AtticView"])
  }

  @Test("Entries and roots")
  func entriesAndRoots() {
    let graph = introspect(
      """
      // flowviz:entry
      final class Plugin { func load() { host.boot() } }
      // flowviz:root
      struct StartView: View { var body: some View { Text("") } }
      // flowviz:root
      enum Stage { case locked, open }
      final class Stages {
        // flowviz:root
        var phase: Phase = .day
        func night() { phase = .night }
      }
      enum Phase { case day, night }
      """)
    #expect(graph.names(.entry) == ["Plugin"])
    #expect(graph.has(.launch, from: "Plugin", to: "StartView"))
    #expect(graph.names(.root) == ["Phase.day", "Phase.night", "Stage.locked", "Stage.open"])
    #expect(graph.node("Phase.day")?.isInitial == true)
    #expect(graph.transitions(from: "Stages") == ["switch Phase.night"])
  }

  @Test(
    "What means nothing is told of, with its place",
    arguments: [
      (
        "// flowviz:pushs Place.shelf",
        "unknown directive 'flowviz:pushs'; did you mean 'flowviz:pushes'?"
      ),
      ("// flowviz:pushes", "'flowviz:pushes' needs the name of a route or screen"),
      (
        "// flowviz:pushes Place.cellar",
        "'flowviz:pushes' names 'Place.cellar', which is no route or screen of the project"
      ),
      ("// flowviz:entry", "'flowviz:entry' must stand before a type"),
    ])
  func mistakes(comment: String, message: String) {
    let graph = app(home("idle()", before: comment))
    let notice = graph.notices.first
    #expect(graph.notices.count == 1)
    #expect(notice?.message == message)
    #expect(notice?.location?.file == "Sources/Shop/Shop.swift")
    #expect(notice?.location.map { $0.line > 1 && $0.column == 3 } == true)
    #expect(graph.transitions(from: "HomeView") == [])
  }

  @Test("A comment on what has no place in the graph has no effect, and says so")
  func noNode() {
    let graph = app(
      Library.home("idle()"),
      more: "// flowviz:pushes Place.shelf\nstruct Tally { var count = 0 }\n")
    #expect(
      graph.notices.map(\.message)
        == ["'flowviz:pushes' has no effect: 'Tally' is no screen, flow or entry"])
  }
}
