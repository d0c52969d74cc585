import Testing

@Suite("Names that lie: what a type does decides")
struct LyingNameTests {
  @Test func coordinatorOfARepresentable() {
    let graph = introspect(
      """
      struct MapArea: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> MKMapView {
          let map = MKMapView()
          map.delegate = context.coordinator
          return map
        }
        func updateUIView(_ view: MKMapView, context: Context) {}
        final class Coordinator: NSObject, MKMapViewDelegate {
          let parent: MapArea
          init(_ parent: MapArea) { self.parent = parent }
          func mapViewDidFinishLoadingMap(_ map: MKMapView) {}
        }
      }
      struct HomeView: View { var body: some View { MapArea() } }
      """)
    #expect(graph.names(.flow) == [])
    #expect(graph.has(.contains, from: "HomeView", to: "MapArea"))
  }

  @Test func syncCoordinator() {
    let graph = introspect(
      """
      final class SyncCoordinator {
        private var childCoordinators: [Uploader] = []
        private var queue: [String] = []
        func start() { childCoordinators.append(Uploader()); push("x") }
        func push(_ change: String) { queue.append(change) }
      }
      final class Uploader { func start() {} }
      """)
    #expect(graph.nodes.isEmpty)
    #expect(graph.transitions == [])
  }

  @Test func analyticsRouter() {
    let graph = introspect(
      """
      enum AnalyticsEvent { case opened(String), closed }
      final class AnalyticsRouter {
        func route(to event: AnalyticsEvent) {
          switch event {
          case .opened(let name): print(name)
          case .closed: print("closed")
          }
        }
      }
      struct HomeView: View {
        let router = AnalyticsRouter()
        var body: some View { Button("") { router.route(to: .closed) } }
      }
      """)
    #expect(graph.names(.flow) == [])
    #expect(graph.names(.route) == [])
    #expect(graph.transitions == [])
  }

  @Test func networkRouterEnum() {
    let graph = introspect(
      """
      enum NetworkRouter {
        case login(String), items
        var path: String {
          switch self {
          case .login: "/login"
          case .items: "/items"
          }
        }
        func request() -> URLRequest { URLRequest(url: URL(string: path)!) }
      }
      struct HomeView: View {
        var body: some View { Button("") { _ = NetworkRouter.items.request() } }
      }
      """)
    #expect(graph.names(.flow) == [])
    #expect(graph.names(.route) == [])
  }

  @Test func loadStateInAView() {
    let graph = introspect(
      """
      enum LoadState { case loading, loaded([String]), failed }
      struct HomeView: View {
        @State private var state: LoadState = .loading
        var body: some View {
          switch state {
          case .loading: SpinnerView()
          case .loaded(let items): ItemsView(items: items)
          case .failed: RetryView()
          }
        }
        func load() { state = .loaded([]) }
      }
      struct ItemsView: View { let items: [String]; var body: some View { Text("") } }
      struct ParentView: View { var body: some View { HomeView() } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ParentView() } } }

      """ + views("SpinnerView", "RetryView"))
    #expect(graph.names(.route) == [])
    #expect(graph.names(.root) == [])
    #expect(graph.names(.flow) == [])
    #expect(
      graph.lines(.contains) == [
        "HomeView contains ItemsView", "HomeView contains RetryView",
        "HomeView contains SpinnerView", "ParentView contains HomeView",
      ])
  }

  @Test func loadStateOfAModel() {
    let graph = introspect(
      """
      final class HomeModel: ObservableObject {
        enum ViewState { case idle, busy, done }
        @Published var state: ViewState = .idle
        func load() { state = .busy; state = .done }
      }
      struct HomeView: View {
        @StateObject private var model = HomeModel()
        var body: some View {
          Group {
            switch model.state {
            case .idle: Text("")
            case .busy: ProgressView()
            case .done: ItemsView()
            }
          }.onAppear { model.load() }
        }
      }
      struct ParentView: View { var body: some View { NavigationLink("") { HomeView() } } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ParentView() } } }

      """ + views("ItemsView"))
    #expect(graph.names(.route) == [])
    #expect(graph.names(.root) == [])
    #expect(graph.names(.flow) == [])
    #expect(graph.transitions == ["ParentView push HomeView"])
  }

  @Test func eventEnumOfAScreen() {
    let graph = introspect(
      """
      enum PlumAction { case eat, throwAway }
      final class PlumController: UIViewController {
        var onAction: ((PlumAction) -> Void)?
        @objc func eat() { onAction?(.eat) }
        @objc func toss() { onAction?(.throwAway) }
      }
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() {
          let plum = PlumController()
          plum.onAction = { [weak self] action in
            switch action {
            case .eat: self?.navigation.pushViewController(PearController(), animated: true)
            case .throwAway: self?.navigation.popViewController(animated: true)
            }
          }
          navigation.pushViewController(plum, animated: false)
        }
      }

      """ + controllers("PearController"))
    #expect(graph.names(.route) == [])
    #expect(
      graph.transitions == ["PlumController push PearController", "Zigzag push PlumController"])
  }

  @Test func viewModelIsNoFlow() {
    let graph = introspect(
      Library.app(
        home: """
          final class HomeCoordinatorModel: ObservableObject {
            private let guide: Guide
            init(guide: Guide) { self.guide = guide }
            func go() { guide.zorp(.shelf) }
          }
          struct HomeView: View {
            @ObservedObject var model: HomeCoordinatorModel
            init(guide: Guide) { model = HomeCoordinatorModel(guide: guide) }
            var body: some View { Button("") { model.go() } }
          }

          """))
    #expect(graph.names(.flow) == ["Guide"])
    #expect(graph.transitions == ["HomeView push Place.shelf"])
  }

  @Test func factoryThatOnlyReturns() {
    let graph = introspect(
      """
      final class CoordinatorFactory {
        func makeZigzag(_ navigation: UINavigationController) -> Zigzag {
          Zigzag(navigation: navigation)
        }
        func makePlum() -> UIViewController { PlumController() }
      }
      final class Zigzag {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func begin() {
          navigation.pushViewController(CoordinatorFactory().makePlum(), animated: true)
        }
      }

      """ + controllers("PlumController"))
    #expect(graph.names(.flow) == ["Zigzag"])
    #expect(graph.transitions == ["Zigzag push PlumController"])
  }

  @Test func dependencyContainer() {
    let graph = introspect(
      """
      final class AppContainer {
        let session = Session()
        lazy var guide = Guide()
        func resolveHome() -> HomeView { HomeView(guide: guide) }
        func makeWidget() -> Widget { Widget() }
      }
      final class Session {}
      final class Widget {}

      """ + Library.app(home: Library.home("guide.zorp(.shelf)")))
    #expect(graph.names(.flow) == ["Guide"])
  }

  @Test func operationQueueDependencies() {
    let graph = introspect(
      """
      final class ImportCoordinator {
        func start() {
          let first = FirstOperation()
          let second = SecondOperation()
          second.addDependency(first)
          OperationQueue().addOperations([first, second], waitUntilFinished: false)
        }
      }
      final class FirstOperation: Operation { func start(_ x: Int) {} }
      final class SecondOperation: Operation {}
      """)
    #expect(graph.nodes.isEmpty)
  }

  @Test func sendingThroughASubject() {
    let graph = introspect(
      """
      enum Change { case added, removed }
      final class Store {
        let changes = PassthroughSubject<Change, Never>()
        func add() { changes.send(.added) }
      }
      struct HomeView: View {
        let store: Store
        var body: some View {
          Button("") { store.add() }.onReceive(store.changes) { change in
            switch change { case .added: print(1); case .removed: print(2) }
          }
        }
      }
      """)
    #expect(graph.names(.flow) == [])
    #expect(graph.names(.route) == [])
    #expect(graph.transitions == [])
  }

  @Test func themeEnumWithTelltaleCases() {
    let graph = introspect(
      """
      enum Theme: String, CaseIterable { case homeCoordinator, loginCoordinator }
      struct HomeView: View {
        @State private var theme: Theme = .homeCoordinator
        var body: some View {
          Picker("", selection: $theme) {
            ForEach(Theme.allCases, id: \\.self) { Text($0.rawValue).tag($0) }
          }
        }
      }
      """)
    #expect(graph.names(.tab) == [])
    #expect(graph.names(.route) == [])
    #expect(graph.names(.flow) == [])
  }
}
