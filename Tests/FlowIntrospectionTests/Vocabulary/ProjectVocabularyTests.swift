import FlowIntrospection
import FlowModel
import Testing

@Suite("Methods that the configuration describes")
struct ProjectVocabularyTests {
  private func graph(
    _ action: String, _ verb: ProjectVocabulary.Verb, _ method: String, more: String = ""
  ) throws -> FlowGraph {
    let selector = try #require(MethodSelector(method))
    let place = SourceLocation(file: ".flowviz.json", line: 3, column: 5)
    return introspect(
      """
      import InHouse
      enum Stop: Hashable { case pond, hill(Int) }
      struct HomeView: View {
        let pilot: Pilot
        let typed: TypedPilot<Stop>
        var body: some View { Button("Go") { \(action) } }
      }
      struct MapView: View {
        @State private var stops: [Stop] = []
        var body: some View {
          NavigationStack(path: $stops) {
            HomeView(pilot: Pilot(), typed: TypedPilot())
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .pond: PondView()
                case .hill: HillView()
                }
              }
          }
        }
      }
      @main struct MapApp: App { var body: some Scene { WindowGroup { MapView() } } }
      \(views("PondView", "HillView"))
      \(more)
      """, vocabulary: ProjectVocabulary([.init(verb, selector, at: place)]))
  }

  @Test(
    "A binary framework's method does what it is said to do",
    arguments: [
      ("pilot.fly(to: Stop.pond)", ProjectVocabulary.Verb.push, "Pilot.fly(to:)", "push Stop.pond"),
      ("pilot.fly(to: .hill(2), fast: true)", .push, "Pilot.fly(to:)", "push Stop.hill"),
      ("pilot.fly(to: .pond)", .push, "Pilot.fly", "push Stop.pond"),
      ("typed.fly(.pond)", .present, "TypedPilot.fly(_:)", "present.sheet Stop.pond"),
      ("typed.fly(.pond)", .cover, "TypedPilot.fly", "present.fullScreenCover Stop.pond"),
      ("Pilot.shared.jump(.pond)", .replace, "Pilot.jump(_:)", "replace Stop.pond"),
      ("Pilot.hop(.hill(1))", .opens, "Pilot.hop(_:)", "push Stop.hill"),
      ("pilot.show(PondView())", .present, "Pilot.show(_:)", "present.sheet PondView"),
      ("leap(Stop.pond)", .push, "leap(_:)", "push Stop.pond"),
    ])
  func taughtVerb(
    action: String, verb: ProjectVocabulary.Verb, method: String, expected: String
  ) throws {
    let graph = try graph(action, verb, method)
    #expect(graph.transitions(from: "HomeView") == [expected])
    #expect(graph.notices == [])
  }

  @Test("What the configuration says comes before the body")
  func override() throws {
    let more = """
      final class Pilot {
        var log: [Stop] = []
        func fly(to stop: Stop) { log.append(stop) }
      }
      """
    let graph = try graph("pilot.fly(to: .pond)", .cover, "Pilot.fly(to:)", more: more)
    #expect(graph.transitions(from: "HomeView") == ["present.fullScreenCover Stop.pond"])
  }

  @Test("Subclasses have the methods of their base")
  func inherited() throws {
    let more = "final class Pilot: BasePilot {}"
    let graph = try graph("pilot.fly(to: .pond)", .push, "BasePilot.fly(to:)", more: more)
    #expect(graph.transitions(from: "HomeView") == ["push Stop.pond"])
  }

  @Test(
    "Other labels and other types are other methods, and the selector is told of",
    arguments: ["Pilot.fly(_:)", "Driver.fly(to:)", "Pilot.flee(to:)"])
  func unused(method: String) throws {
    let graph = try graph("pilot.fly(to: Stop.pond)", .push, method)
    #expect(graph.transitions(from: "HomeView") == [])
    #expect(
      graph.notices.map(\.message)
        == ["the vocabulary names '\(method)', but no code calls such a method"])
    #expect(graph.notices.first?.location?.file == ".flowviz.json")
    #expect(graph.notices.first?.location?.line == 3)
  }

  @Test(
    "What names no method is refused",
    arguments: [
      "", "go to", "Router.", ".go", "Router.go(", "Router.go)", "Router.go(to)", "Router.go(to:",
      "Router..go(to:)", "Router.go(to:)x", "1.go", "Router.go(a b:)",
    ])
  func malformed(text: String) {
    #expect(MethodSelector(text) == nil)
  }

  @Test func selectorParts() throws {
    let selector = try #require(MethodSelector("Outer.Router.go(_:to:)"))
    #expect(selector.type == "Outer.Router")
    #expect(selector.name == "go")
    #expect(selector.labels == [nil, "to"])
    #expect(MethodSelector("go()")?.labels == [])
    #expect(MethodSelector("go")?.labels == nil)
  }
}
