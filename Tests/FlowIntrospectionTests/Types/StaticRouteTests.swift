import FlowModel
import Testing

/// Routes that are static members of a struct.
@Suite struct StaticRouteTests {
  private func graph(_ members: String, _ body: String) -> FlowGraph {
    introspect([
      "Sources/App/Place.swift": """
      import SwiftUI
      struct Place: Identifiable, Hashable {
        let id: String
        private let content: AnyView
        init(id: String, @ViewBuilder content: () -> some View) {
          self.id = id
          self.content = AnyView(content())
        }
        var destination: some View { content }
      }
      @Observable final class Guide {
        var trail: [Place] = []
        var sheet: Place?
        func zorp(_ place: Place) { trail.append(place) }
        func splat(_ place: Place) { sheet = place }
      }
      """,
      "Sources/App/Place+Members.swift": """
      import SwiftUI
      extension Place {
      \(members)
      }
      """,
      "Sources/App/App.swift": """
      import SwiftUI
      @main struct SomeApp: App {
        @State private var guide = Guide()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $guide.trail) {
              HomeView(guide: guide)
                .navigationDestination(for: Place.self) { place in place.destination }
            }
            .sheet(item: $guide.sheet) { place in place.destination }
          }
        }
      }
      struct HomeView: View {
        let guide: Guide
        var body: some View { Button("") { \(body) } }
      }
      """ + views("HelpView", "ItemView"),
    ])
  }

  private let members = """
      static var help: Place { Place(id: "help") { HelpView() } }
      static func item(id: Int) -> Place {
        let text = "item"
        return Place(id: text) { ItemView() }
      }
    """

  @Test func eachIsARouteWithWhatItShows() {
    let graph = graph(members, "guide.zorp(.help)")
    #expect(graph.names(.route) == ["Place.help", "Place.item"])
    #expect(graph.has(.shows, from: "Place.help", to: "HelpView"))
    #expect(graph.has(.shows, from: "Place.item", to: "ItemView"))
    #expect(graph.has(.declares, from: "Guide", to: "Place.item"))
    #expect(graph.transitions == ["HomeView push Place.help"])
    let help = graph.nodes(of: .route).first { $0.name == "help" }
    #expect(help?.location?.file == "Sources/App/Place+Members.swift")
    #expect(help?.location?.line == 3)
  }

  @Test func aMemberOfATableShowsWhatALibraryDeclares() {
    let graph = graph(
      members + """

          static var log: Place { Place(id: "log") { LibraryConsole() } }
          static var rows: Place { Place(id: "rows") { HelpView.Rows() } }
        """, "guide.zorp(.log); guide.zorp(.rows)")
    #expect(graph.names(.route) == ["Place.help", "Place.item", "Place.log", "Place.rows"])
    #expect(graph.transitions == ["HomeView push Place.log", "HomeView push Place.rows"])
  }

  @Test func withAValueAndPresented() {
    let graph = graph(members, "guide.splat(.item(id: 3))")
    #expect(graph.transitions == ["HomeView present.sheet Place.item"])
  }

  @Test func constantsAndInitialisersByType() {
    let graph = graph(
      """
        static let help = Place(id: "help") { HelpView() }
        static let item: Self = .init(id: "item") { ItemView() }
      """, "guide.zorp(Place.item)")
    #expect(graph.names(.route) == ["Place.help", "Place.item"])
    #expect(graph.transitions == ["HomeView push Place.item"])
  }

  @Test func valuesWithoutViewsAreNone() {
    let graph = introspect(
      """
      struct Theme {
        let name: String
        static let dark = Theme(name: "dark")
        static let light = Theme(name: "light")
      }
      struct HomeView: View {
        var theme: Theme = .dark
        var body: some View { Text(theme.name) }
      }

      """)
    #expect(graph.names(.route) == [])
  }
}
