import FlowModel
import Testing

@Suite("Coordinators of SwiftUICoordinator")
struct SwiftUICoordinatorTests {
  /// A post office: sign in at the gate, then a counter that opens parcels, and two tabs.
  private static let office = """
    import SwiftUICoordinator
    import SwiftUI
    import UIKit

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var office: OfficeCoordinator?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let office = OfficeCoordinator(
          window: UIWindow(windowScene: scene), navigationController: NavigationController())
        self.office = office
        office.start()
      }
    }

    final class OfficeCoordinator: RootCoordinator {
      func start() {
        let gate = GateCoordinator(parent: self, navigationController: navigationController)
        add(child: gate)
        gate.start()
      }
      override func handle(_ action: CoordinatorAction) {
        switch action {
        case Action.done(let gate as GateCoordinator):
          remove(coordinator: gate)
          let counter = CounterCoordinator(
            parent: self, navigationController: navigationController)
          add(child: counter)
          counter.set(routes: [counter.startRoute])
        default: break
        }
      }
    }

    enum GateAction: CoordinatorAction { case entered, lostKey, back }
    enum GateRoute: StackNavigationRoute {
      case door, keys
      var action: TransitionAction { .push(animated: true) }
    }
    final class GateCoordinator: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [Coordinator]()
      let navigationController: UINavigationController
      let startRoute: GateRoute
      init(
        parent: Coordinator?, navigationController: NavigationController,
        startRoute: GateRoute = .door
      ) {
        self.parent = parent
        self.navigationController = navigationController
        self.startRoute = startRoute
      }
      func handle(_ action: CoordinatorAction) {
        switch action {
        case GateAction.entered: parent?.handle(Action.done(self))
        case GateAction.lostKey: show(route: .keys)
        case GateAction.back: pop()
        default: parent?.handle(action)
        }
      }
    }
    extension GateCoordinator: RouterViewFactory {
      @ViewBuilder func view(for route: GateRoute) -> some View {
        switch route {
        case .door: DoorView(model: DoorModel(coordinator: self))
        case .keys: KeysView(coordinator: self)
        }
      }
    }
    final class DoorModel: ObservableObject {
      let coordinator: GateCoordinator
      init(coordinator: GateCoordinator) { self.coordinator = coordinator }
      func enter() { coordinator.handle(GateAction.entered) }
      func forgot() { coordinator.handle(GateAction.lostKey) }
    }
    struct DoorView: View {
      @StateObject var model: DoorModel
      var body: some View {
        Button("Enter") { model.enter() }
        Button("No key") { model.forgot() }
      }
    }
    struct KeysView: View {
      let coordinator: GateCoordinator
      var body: some View { Button("Back") { coordinator.handle(GateAction.back) } }
    }

    enum CounterAction: CoordinatorAction { case parcel(Int), stamps }
    enum CounterRoute: StackNavigationRoute {
      case queue
      case parcel(Int)
      case stamps
      var action: TransitionAction {
        switch self {
        case .stamps: return .present(animated: true)
        default: return .push(animated: true)
        }
      }
    }
    final class CounterCoordinator: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [Coordinator]()
      let navigationController: UINavigationController
      let startRoute: CounterRoute
      init(
        parent: Coordinator?, navigationController: NavigationController,
        startRoute: CounterRoute = .queue
      ) {
        self.parent = parent
        self.navigationController = navigationController
        self.startRoute = startRoute
      }
      func handle(_ action: CoordinatorAction) {
        switch action {
        case CounterAction.parcel(let id): show(route: .parcel(id))
        case CounterAction.stamps: show(route: .stamps)
        default: parent?.handle(action)
        }
      }
    }
    extension CounterCoordinator: RouterViewFactory {
      func view(for route: CounterRoute) -> some View {
        switch route {
        case .queue: QueueView(coordinator: self)
        case .parcel(let id): ParcelView(id: id, coordinator: self)
        case .stamps: StampsView()
        }
      }
    }
    struct QueueView: View {
      let coordinator: CounterCoordinator
      var body: some View {
        Button("Parcel") { coordinator.handle(CounterAction.parcel(1)) }
      }
    }
    struct ParcelView: View {
      let id: Int
      let coordinator: CounterCoordinator
      var body: some View {
        Button("Stamps") { coordinator.handle(CounterAction.stamps) }
      }
    }
    struct StampsView: View { var body: some View { Text("") } }

    enum ShelfRoute: TabBarNavigationRoute {
      case letters, cards
      var tabBarItem: UITabBarItem { UITabBarItem() }
    }
    final class ShelfCoordinator: TabBarRouting {
      let navigationController = NavigationController()
      let tabBarController = UITabBarController()
      let tabs: [ShelfRoute] = [.letters, .cards]
      weak var parent: Coordinator?
      var childCoordinators = [Coordinator]()
    }
    extension ShelfCoordinator: RouterViewFactory {
      @ViewBuilder func view(for route: ShelfRoute) -> some View {
        switch route {
        case .letters: LettersView()
        case .cards: CardsView()
        }
      }
    }
    struct LettersView: View { var body: some View { Text("") } }
    struct CardsView: View { var body: some View { Text("") } }
    """

  private let graph = introspect(office)

  @Test func coordinatorsAreFlowsAndTheirRoutesAreTheirs() {
    #expect(
      graph.names(.flow) == [
        "CounterCoordinator", "GateCoordinator", "OfficeCoordinator", "ShelfCoordinator",
      ])
    #expect(graph.node("ShelfCoordinator")?.style == "SwiftUICoordinator")
    #expect(graph.names(.tab) == ["ShelfRoute.cards", "ShelfRoute.letters"])
    #expect(
      graph.names(.route) == [
        "CounterRoute.parcel", "CounterRoute.queue", "CounterRoute.stamps", "GateRoute.door",
        "GateRoute.keys",
      ])
    #expect(
      graph.lines(.child) == [
        "OfficeCoordinator child CounterCoordinator", "OfficeCoordinator child GateCoordinator",
      ])
    #expect(graph.lines(.launch) == ["SceneDelegate launch OfficeCoordinator"])
  }

  @Test func theFactorySaysWhatIsShownAndTheRouteHow() {
    #expect(
      graph.lines(.shows) == [
        "CounterRoute.parcel shows ParcelView", "CounterRoute.queue shows QueueView",
        "CounterRoute.stamps shows.sheet StampsView", "GateRoute.door shows DoorView",
        "GateRoute.keys shows KeysView", "ShelfRoute.cards shows CardsView",
        "ShelfRoute.letters shows LettersView",
      ])
  }

  @Test func anActionDoesOnlyWhatItsCaseDoes() {
    #expect(graph.transitions(from: "DoorView") == ["push GateRoute.keys"])
    #expect(graph.transitions(from: "QueueView") == ["push CounterRoute.parcel"])
    #expect(graph.transitions(from: "ParcelView") == ["present.sheet CounterRoute.stamps"])
  }

  @Test func startingShowsTheStartRoute() {
    #expect(
      graph.transitions(from: "OfficeCoordinator")
        == ["push GateRoute.door", "replace CounterRoute.queue"])
    let initial = graph.nodes.filter(\.isInitial).map(\.qualifiedName).sorted()
    #expect(initial == ["CounterRoute.queue", "GateRoute.door"])
    #expect(graph.edges.filter { $0.confidence == .dynamic } == [])
  }
}
