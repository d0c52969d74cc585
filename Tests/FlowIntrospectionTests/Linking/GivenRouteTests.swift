import FlowModel
import Testing

@Suite("Views that go to a route which they are given")
struct GivenRouteTests {
  @Test func aButtonLeadsWhereTheViewAroundItSays() {
    let graph = introspect(
      pages
        + """
        struct PageButton: View {
          let page: Page
          @Environment(Trail.self) private var trail
          var body: some View { Button("Go") { trail.go(page) } }
        }
        struct ListScreen: View { var body: some View { PageButton(page: .detail) } }
        struct DetailScreen: View { var body: some View { PageButton(page: .profile) } }
        struct ProfileScreen: View { var body: some View { Text("Me") } }
        """)
    #expect(
      graph.transitions == ["DetailScreen push Page.profile", "ListScreen push Page.detail"])
  }

  @Test func aButtonInAButtonHandsItsRouteOn() {
    let graph = introspect(
      pages
        + """
        struct PageButton<Label: View>: View {
          let page: Page
          @ViewBuilder let label: () -> Label
          @Environment(Trail.self) private var trail
          init(_ page: Page, @ViewBuilder label: @escaping () -> Label) {
            self.page = page
            self.label = label
          }
          var body: some View { Button { trail.go(page) } label: { label() } }
        }
        struct PageRow: View {
          let target: Page
          var body: some View { PageButton(target) { Text("Row") } }
        }
        struct ListScreen: View { var body: some View { PageRow(target: .detail) } }
        struct DetailScreen: View { var body: some View { Text("Detail") } }
        struct ProfileScreen: View { var body: some View { Text("Me") } }
        """)
    #expect(graph.transitions == ["ListScreen push Page.detail"])
  }

  @Test func whatIsDecidedElsewhereStaysOpen() {
    let graph = introspect(
      pages
        + """
        struct PageButton: View {
          let page: Page
          @Environment(Trail.self) private var trail
          var body: some View { Button("Go") { trail.go(page) } }
        }
        struct ListScreen: View {
          let suggested: [Page]
          var body: some View { ForEach(suggested) { PageButton(page: $0) } }
        }
        struct DetailScreen: View { var body: some View { Text("Detail") } }
        struct ProfileScreen: View { var body: some View { Text("Me") } }
        """)
    #expect(
      graph.transitions == [
        "PageButton push? Page.detail", "PageButton push? Page.list",
        "PageButton push? Page.profile",
      ])
  }

  @Test func aClosureThatGivesARouteIsAskedForIt() {
    let graph = introspect(
      pages
        + """
        struct Resolver: View {
          let target: (Int) -> Page
          @Environment(Trail.self) private var trail
          var body: some View { Text("Wait").onAppear { finish() } }
          private func finish() { trail.go(target(1)) }
        }
        struct ListScreen: View { var body: some View { Resolver(target: { _ in .profile }) } }
        struct DetailScreen: View { var body: some View { Text("Detail") } }
        struct ProfileScreen: View { var body: some View { Text("Me") } }
        """)
    #expect(graph.transitions == ["Resolver push Page.profile"])
  }

  private let pages = """
    import SwiftUI
    enum Page: Hashable { case list, detail, profile }
    @Observable final class Trail {
      var path: [Page] = []
      func go(_ page: Page) { path.append(page) }
    }
    struct Root: View {
      @State private var trail = Trail()
      var body: some View {
        NavigationStack(path: $trail.path) {
          ListScreen().navigationDestination(for: Page.self) { page in
            switch page {
            case .list: ListScreen()
            case .detail: DetailScreen()
            case .profile: ProfileScreen()
            }
          }
        }
        .environment(trail)
      }
    }

    """
}
