import Testing

@Suite("Flows whose names say nothing")
struct NamelessFlowTests {
  @Test func pathOwner() {
    let graph = introspect(
      Library.places + "@Observable final class Whatever { var things: [Place] = [] }\n"
        + """
        struct ShellView: View {
          @State private var it = Whatever()
          var body: some View {
            NavigationStack(path: $it.things) {
              Button("") { it.things.append(.shelf) }
                .navigationDestination(for: Place.self) { place in
                  switch place {
                  case .shelf: ShelfView()
                  case .book, .author: BookView()
                  }
                }
            }
          }
        }

        """ + views("ShelfView", "BookView"))
    #expect(graph.names(.flow) == ["Whatever"])
    #expect(graph.node("Whatever")?.routeTypes == ["Place"])
    #expect(graph.node("Whatever")?.style == "swiftUI")
    #expect(
      graph.lines(.declares) == [
        "Whatever declares Place.author", "Whatever declares Place.book",
        "Whatever declares Place.shelf",
      ])
  }

  @Test func viewThatOwnsItsStack() {
    let graph = introspect(
      """
      struct Corner: View {
        @State private var trail: [Int] = []
        var body: some View {
          NavigationStack(path: $trail) {
            Button("") { trail.append(1) }
              .navigationDestination(for: Int.self) { _ in NumberView() }
          }
        }
      }

      """ + views("NumberView"))
    #expect(graph.names(.flow) == ["Corner"])
    #expect(graph.nodes(named: "Corner").count == 1)
    #expect(graph.transitions == ["Corner push Int"])
    #expect(graph.shown("Int") == ["NumberView"])
  }

  @Test func pusher() {
    let graph = introspect(
      """
      final class Beetle {
        private let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func crawl() { nav.pushViewController(LeafController(), animated: true) }
      }

      """ + controllers("LeafController"))
    #expect(graph.names(.flow) == ["Beetle"])
    #expect(graph.node("Beetle")?.style == "uiKit")
    #expect(graph.transitions == ["Beetle push LeafController"])
  }

  @Test func starterOfFlows() {
    let graph = introspect(
      """
      final class Beetle {
        private let nav: UINavigationController
        init(nav: UINavigationController) { self.nav = nav }
        func crawl() { nav.pushViewController(LeafController(), animated: true) }
      }
      final class Queen {
        private let nav = UINavigationController()
        private var beetle: Beetle?
        func wake() {
          let beetle = Beetle(nav: nav)
          self.beetle = beetle
          beetle.crawl()
        }
      }

      """ + controllers("LeafController"))
    #expect(graph.names(.flow) == ["Beetle", "Queen"])
    #expect(graph.lines(.child) == ["Queen child Beetle"])
    #expect(graph.edges(.child, from: "Queen", to: "Beetle", trigger: "Queen.wake()").count == 1)
  }

  @Test func sheetStateThatSeveralScreensShare() {
    let graph = introspect(
      """
      enum Overlay: Identifiable { case filter, sort; var id: Self { self } }
      @Observable final class Stage { var overlay: Overlay? }
      struct ShellView: View {
        @State private var stage = Stage()
        var body: some View {
          ListView(stage: stage).sheet(item: $stage.overlay) { overlay in
            switch overlay {
            case .filter: FilterView()
            case .sort: SortView()
            }
          }
        }
      }
      struct ListView: View {
        let stage: Stage
        var body: some View { Button("") { stage.overlay = .filter } }
      }

      """ + views("FilterView", "SortView"))
    #expect(graph.names(.flow) == ["Stage"])
    #expect(graph.transitions == ["ListView present.sheet Overlay.filter"])
  }

  @Test func tabOwner() {
    let graph = introspect(
      """
      enum Corner: Hashable { case north, south }
      @Observable final class Compass { var needle: Corner = .north }
      struct ShellView: View {
        @Bindable var compass: Compass
        var body: some View {
          TabView(selection: $compass.needle) {
            NorthView().tag(Corner.north)
            SouthView().tag(Corner.south)
          }
        }
      }
      @main struct ShopApp: App {
        @State private var compass = Compass()
        var body: some Scene { WindowGroup { ShellView(compass: compass) } }
      }

      """ + views("NorthView", "SouthView"))
    #expect(graph.names(.flow) == ["Compass"])
    #expect(graph.names(.tab) == ["Corner.north", "Corner.south"])
  }

  @Test func protocolsAndTestsAreNoFlows() {
    let graph = introspect([
      "Sources/Shop/Flow.swift": """
      protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set }; func start() }
      extension Coordinator {
        func push(_ controller: UIViewController, on nav: UINavigationController) {
          nav.pushViewController(controller, animated: true)
        }
      }
      """,
      "Tests/ShopTests/FakeCoordinator.swift": """
      final class FakeCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() { UINavigationController().pushViewController(FakeController(), animated: true) }
      }
      final class FakeController: UIViewController {}
      """,
    ])
    #expect(graph.nodes.isEmpty)
  }
}
