import FlowModel
import Testing

@Suite("Routers that are generic over their routes")
struct TypedRouterTests {
  @Test func leadWhereTheyAreUsedForAnEnumWithATable() {
    let graph = introspect(
      """
      enum Page: Hashable, Identifiable { case home, search, detail(Int); var id: Self { self } }
      final class Piles<Route: Hashable & Identifiable>: ObservableObject {
        struct Entry { let route: Route; var height: Int }
        let root: Route
        @Published private(set) var pile: [Entry] = []
        @Published private(set) var more: [Route] = []
        init(root: Route) { self.root = root }
        func zorp(_ route: Route, isTall: Bool) {
          if isTall { pile.append(Entry(route: route, height: 1)) } else { more.append(route) }
        }
        func route(at depth: Int) -> Route? { pile.indices.contains(depth) ? pile[depth].route : nil }
      }
      struct PileLayer<Route: Hashable & Identifiable, Page: View>: ViewModifier {
        @ObservedObject var piles: Piles<Route>
        let depth: Int
        let page: (Route) -> Page
        private var binding: Binding<Route?> {
          Binding(get: { piles.route(at: depth) }, set: { _ in })
        }
        func body(content: Content) -> some View { content.sheet(item: binding) { page($0) } }
      }
      final class Pages {
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .home: HomeView()
          case .search: SearchView()
          case .detail(let id): DetailView(id: id)
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var piles: Piles<Page>
        var body: some View { Button("Go") { piles.zorp(.search, isTall: false) } }
      }
      struct SearchView: View {
        @EnvironmentObject var piles: Piles<Page>
        var body: some View { Button("Go") { piles.zorp(.detail(1), isTall: true) } }
      }
      struct DetailView: View { let id: Int; var body: some View { Text("") } }
      struct RootView: View {
        @StateObject var piles = Piles<Page>(root: .home)
        let pages = Pages()
        var body: some View {
          Text("").modifier(PileLayer(piles: piles, depth: 0) { pages.view(for: $0) })
        }
      }
      """)
    #expect(graph.names(.route) == ["Page.detail", "Page.home", "Page.search"])
    #expect(graph.shown("Page.detail") == ["DetailView"])
    #expect(graph.kind("Piles") == .flow)
  }

  @Test func aListOfAnythingIsNone() {
    let graph = introspect(
      """
      enum Mood { case glad, sad }
      final class Loader<Item>: ObservableObject { @Published var items: [Item] = [] }
      struct MoodView: View {
        @StateObject var loader = Loader<Mood>()
        var body: some View { Text("") }
      }
      """)
    #expect(graph.nodes(named: "Loader").isEmpty)
    #expect(graph.names(.route) == [])
  }
}
