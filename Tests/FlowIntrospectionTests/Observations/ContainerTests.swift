import FlowModel
import Testing

@Suite("Views that are stacks, tab views and split views")
struct ContainerTests {
  private func containers(_ body: String, _ data: [String: String] = [:]) -> [String] {
    introspect(
      """
      struct HomeView: View {
        @State private var isWide = false
        var body: some View {
          \(body)
        }
      }

      """ + views("ShelfView", "AtticView")
    ).observations(of: .container).filter { found in
      data.allSatisfy { found.data[$0.key] == $0.value }
    }.compactMap { $0.data["container"] }
  }

  @Test(arguments: [
    "NavigationStack { ShelfView() }", "NavigationStack { ShelfView() }.padding()",
    "VStack { NavigationStack { ShelfView() } }", "return NavigationStack { ShelfView() }",
  ])
  func seesAStack(body: String) {
    #expect(containers(body) == ["NavigationStack"])
  }

  @Test(arguments: [
    "if isWide { NavigationStack { ShelfView() } } else { ShelfView() }",
    "ShelfView().sheet(isPresented: $isWide) { NavigationStack { AtticView() } }",
    "ForEach(0..<3) { _ in NavigationStack { ShelfView() } }",
    "isWide ? AnyView(NavigationStack { ShelfView() }) : AnyView(ShelfView())",
  ])
  func leavesAStackAloneThatIsNotAlwaysThere(body: String) {
    #expect(containers(body) == [])
  }

  @Test func leavesPagesAlone() {
    #expect(containers("TabView { ShelfView() }") == ["TabView"])
    #expect(containers("TabView { ShelfView() }.tabViewStyle(.page)") == [])
    #expect(containers("TabView { ShelfView() }.tabViewStyle(PageTabViewStyle())") == [])
  }

  @Test func knowsWhichWaysNoBuildHoldsTogetherWithIt() {
    func apart(_ shelf: String) -> [String?] {
      introspect(
        """
        struct HomeView: View {
          @State private var shows = false
          var body: some View {
            NavigationStack {
              AtticView()
                #if os(tvOS)
                .navigationDestination(isPresented: $shows) { ShelfView() }
                #else
                .sheet(isPresented: $shows) { ShelfView() }
                #endif
            }
          }
        }
        struct ShelfView: View {
          var body: some View {
            #if \(shelf)
            NavigationStack { AtticView() }
            #else
            AtticView()
            #endif
          }
        }

        """ + views("AtticView")
      ).observations(of: .container).filter { $0.subject == "Shop/ShelfView" }.map {
        $0.data["apart"].map { String($0.split(separator: ":")[1]) }
      }
    }
    #expect(apart("!os(tvOS)") == ["7"])
    #expect(apart("os(iOS)") == ["7"])
    #expect(apart("os(tvOS)") == ["9"])
    #expect(apart("DEBUG") == [nil])
  }

  @Test func knowsColumns() {
    let columns = ["columns": "true"]
    #expect(
      containers("NavigationSplitView { ShelfView() } detail: { AtticView() }", columns)
        == ["NavigationSplitView"])
    #expect(
      containers("NavigationView { ShelfView(); AtticView() }", columns) == ["NavigationView"])
    #expect(
      containers("NavigationView { ShelfView() }.navigationViewStyle(.columns)", columns)
        == ["NavigationView"])
    #expect(containers("NavigationView { ShelfView() }.navigationViewStyle(.stack)", columns) == [])
    #expect(containers("NavigationView { ShelfView() }", columns) == [])
  }

  @Test func knowsDestinations() {
    let graph = introspect(
      """
      struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          WindowGroup("", for: Double.self) { _ in ShelfView() }
        }
      }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            ShelfView()
              .navigationDestination(for: Int.self) { _ in AtticView() }
          }
        }
      }

      """ + views("ShelfView", "AtticView"))
    #expect(graph.observations(of: .destination).map { $0.data["type"] } == ["Int"])
    #expect(graph.observed(.destination) == ["Shop/HomeView"])
  }
}
