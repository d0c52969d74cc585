import FlowModel
import Testing

@Suite("Coordinators as views over an array of screens")
struct StacksOfScreensTests {
  private let rest = """
    enum Stop { case list, detail(Int) }
    struct ListView: View {
      let open: (Int) -> Void
      var body: some View { Button("") { open(1) } }
    }

    """ + views("DetailView")

  @Test(arguments: [("NStack", "push"), ("PStack", "present.sheet")])
  func arrayOfScreens(_ stack: String, _ move: String) {
    let graph = introspect(
      rest + """
        struct FruitCoordinator: View {
          @State private var stops: [Stop] = [.list]
          var body: some View {
            \(stack)($stops) { stop in
              switch stop {
              case .list: ListView(open: { stops.append(.detail($0)) })
              case .detail: DetailView()
              }
            }
          }
        }
        """)
    #expect(graph.names(.flow) == ["FruitCoordinator"])
    #expect(graph.shown("Stop.list") == ["ListView"])
    #expect(graph.shown("Stop.detail") == ["DetailView"])
    #expect(graph.node("Stop.list")?.isInitial == true)
    #expect(graph.transitions == ["ListView \(move) Stop.detail"])
  }

  @Test func routesWithStyles() {
    let graph = introspect(
      rest + """
        struct FruitCoordinator: View {
          @State private var routes: Routes<Stop> = [.root(.list)]
          var body: some View {
            FlowStack($routes) {
              ListView(open: { routes.presentSheet(.detail($0)) })
                .flowDestination(for: Stop.self) { stop in
                  switch stop {
                  case .list: ListView(open: { routes.push(.detail($0)) })
                  case .detail: DetailView()
                  }
                }
            }
          }
        }
        """)
    #expect(graph.names(.flow) == ["FruitCoordinator"])
    #expect(
      graph.transitions == [
        "ListView present.sheet Stop.detail", "ListView push Stop.detail",
      ])
    #expect(graph.shown("Stop.detail") == ["DetailView"])
  }

  @Test func navigatorFromTheEnvironment() {
    let graph = introspect(
      """
      enum Stop: Hashable { case list, detail(Int) }
      struct FruitCoordinator: View {
        @State private var routes: Routes<Stop> = []
        var body: some View {
          FlowStack($routes) {
            ListView().flowDestination(for: Stop.self) { stop in
              switch stop {
              case .list: ListView()
              case .detail: DetailView()
              }
            }
          }
        }
      }
      struct ListView: View {
        @EnvironmentObject var navigator: FlowNavigator<Stop>
        var body: some View {
          Button("") { navigator.push(.detail(1)) }
          Button("") { navigator.goBack() }
        }
      }

      """ + views("DetailView"))
    #expect(graph.transitions == ["ListView push Stop.detail"])
    #expect(graph.lines(.dismisses) == ["ListView dismisses ListView"])
  }

  @Test func stackInTheViewModel() {
    let graph = introspect(
      rest + """
        final class FruitViewModel: ObservableObject {
          @Published var stops: [Stop] = [.list]
          func open(_ id: Int) { stops.append(.detail(id)) }
        }
        struct FruitCoordinator: View {
          @StateObject private var model = FruitViewModel()
          var body: some View {
            NStack($model.stops) { stop in
              switch stop {
              case .list: ListView(open: model.open)
              case .detail: DetailView()
              }
            }
          }
        }
        """)
    #expect(graph.nodes(of: .flow).count == 1)
    #expect(graph.transitions == ["ListView push Stop.detail"])
    #expect(
      graph.triggers(.push, from: "ListView", to: "Stop.detail") == ["FruitViewModel.open(_:)"])
  }

  @Test func coordinatorsAsScreensOfOthers() {
    let graph = introspect(
      rest + """
        enum Outer { case start, fruit }
        struct OuterCoordinator: View {
          @State private var stops: [Outer] = [.start]
          var body: some View {
            NStack($stops) { stop in
              switch stop {
              case .start: StartView(open: { stops.append(.fruit) })
              case .fruit: FruitCoordinator()
              }
            }
          }
        }
        struct StartView: View {
          let open: () -> Void
          var body: some View { Button("") { open() } }
        }
        struct FruitCoordinator: View {
          @State private var stops: [Stop] = [.list]
          var body: some View {
            NStack($stops) { stop in
              switch stop {
              case .list: ListView(open: { stops.append(.detail($0)) })
              case .detail: DetailView()
              }
            }
          }
        }
        """)
    #expect(graph.names(.flow) == ["FruitCoordinator", "OuterCoordinator"])
    #expect(graph.shown("Outer.fruit") == ["FruitCoordinator"])
    #expect(
      graph.has(.child, from: "OuterCoordinator", to: "FruitCoordinator")
        || graph.has(.contains, from: "OuterCoordinator", to: "FruitCoordinator"))
    #expect(
      graph.transitions == ["ListView push Stop.detail", "StartView push Outer.fruit"])
  }
}
