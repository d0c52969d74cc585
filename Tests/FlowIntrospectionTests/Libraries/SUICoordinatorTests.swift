import FlowModel
import Testing

@Suite("Coordinators of SUICoordinator")
struct SUICoordinatorTests {
  /// A museum: two wings as tabs, a ticket flow above them, a map in a split of its own.
  private static let museum = """
    import SUICoordinator
    import SwiftUI

    @main
    struct MuseumApp: App {
      var wings = WingCoordinator()
      var body: some Scene {
        WindowGroup {
          wings.getView()
            .onOpenURL { url in
              guard let door = Door(rawValue: url.host() ?? "") else { return }
              Task { try? await open(door) }
            }
        }
      }
      enum Door: String { case desk, hall }
      func open(_ door: Door) async throws {
        switch door {
        case .desk:
          let tickets = TicketCoordinator()
          try await tickets.forcePresentation(
            presentationStyle: .fullScreenCover, rootCoordinator: wings)
        case .hall:
          break
        }
      }
    }

    class WingCoordinator: TabCoordinator<Wing> {
      init(first: Wing = .paintings) {
        super.init(
          pages: Wing.allCases, currentPage: first, viewContainer: { WingView(source: $0) })
      }
    }

    enum Wing: TabPage, CaseIterable {
      case paintings
      case tickets
      var position: Int { self == .paintings ? 0 : 1 }
      func coordinator() -> AnyCoordinatorType {
        switch self {
        case .paintings: PaintingCoordinator()
        case .tickets: TicketCoordinator()
        }
      }
    }

    struct WingView: View {
      typealias Source = TabCoordinator<Wing>
      @StateObject var source: Source
      func show(_ page: Source.Page) { source.setCurrentPage(page) }
      var body: some View {
        Button("Tickets") { source.setCurrentPage(.tickets) }
      }
    }

    @Coordinator(PaintingRoute.self)
    class PaintingCoordinator {
      func start() async { await startFlow(route: .wall) }
      func showPainting(_ id: Int) async { await navigate(toRoute: .painting(id: id, self)) }
      func showFrame() async { await router.navigate(toRoute: .frame) }
      func enlarge() async {
        await navigate(toRoute: .frame, presentationStyle: .fullScreenCover)
      }
      func buy() async {
        let tickets = TicketCoordinator()
        await navigate(to: tickets, presentationStyle: .detents([.medium]))
      }
      func leave() async { await finishFlow(animated: true) }
    }

    enum PaintingRoute: RouteType {
      case wall
      case painting(id: Int, PaintingCoordinator)
      case frame
      var presentationStyle: TransitionPresentationStyle {
        switch self {
        case .frame: .sheet
        default: .push
        }
      }
      var body: some View {
        switch self {
        case .wall: WallView()
        case .painting(let id, let coordinator): PaintingView(id: id, coordinator: coordinator)
        case .frame: FrameView()
        }
      }
    }

    struct WallView: View {
      @Environment(\\.coordinator) var anyCoordinator
      var painting: PaintingCoordinator? { anyCoordinator as? PaintingCoordinator }
      var body: some View {
        Button("Open") { Task { await painting?.showPainting(1) } }
        Button("Frame") { Task { await painting?.showFrame() } }
      }
    }
    struct PaintingView: View {
      let id: Int
      let coordinator: PaintingCoordinator
      var body: some View {
        Button("Bigger") { Task { await coordinator.enlarge() } }
        Button("Buy") { Task { await coordinator.buy() } }
      }
    }
    struct FrameView: View { var body: some View { Text("") } }

    class TicketCoordinator: Coordinator<DefaultRoute> {
      override func start() async {
        let route = DefaultRoute(presentationStyle: .push) { CounterView() }
        await startFlow(route: route)
      }
      func showReceipt() async {
        await navigate(
          toRoute: DefaultRoute(presentationStyle: .push, content: { ReceiptView() }))
      }
    }
    struct CounterView: View {
      @StateObject var tickets: TicketCoordinator
      var body: some View { Button("Pay") { Task { await tickets.showReceipt() } } }
    }
    struct ReceiptView: View { var body: some View { Text("") } }
    """

  private let graph = introspect(museum)

  @Test func coordinatorsAreFlowsWithTheRoutesThatTheyTake() {
    #expect(
      graph.names(.flow) == ["PaintingCoordinator", "TicketCoordinator", "WingCoordinator"])
    #expect(graph.node("PaintingCoordinator")?.style == "SUICoordinator")
    #expect(graph.names(.tab) == ["Wing.paintings", "Wing.tickets"])
    #expect(
      graph.names(.route) == [
        "PaintingRoute.frame", "PaintingRoute.painting", "PaintingRoute.wall",
      ])
    #expect(
      graph.lines(.declares) == [
        "PaintingCoordinator declares PaintingRoute.frame",
        "PaintingCoordinator declares PaintingRoute.painting",
        "PaintingCoordinator declares PaintingRoute.wall",
        "WingCoordinator declares Wing.paintings", "WingCoordinator declares Wing.tickets",
      ])
  }

  @Test func routesAreViewsAndSayHowTheyAreShown() {
    #expect(
      graph.lines(.shows) == [
        "PaintingRoute.frame shows.sheet FrameView", "PaintingRoute.painting shows PaintingView",
        "PaintingRoute.wall shows WallView", "Wing.paintings shows PaintingCoordinator",
        "Wing.tickets shows TicketCoordinator",
      ])
  }

  @Test func tabsMakeTheChildrenOfTheirCoordinator() {
    #expect(
      graph.lines(.child) == [
        "PaintingCoordinator child TicketCoordinator", "WingCoordinator child PaintingCoordinator",
        "WingCoordinator child TicketCoordinator",
      ])
  }

  @Test func screensGoWhereTheirCoordinatorsGo() {
    #expect(
      graph.transitions(from: "WallView")
        == ["present.sheet PaintingRoute.frame", "push PaintingRoute.painting"])
    #expect(
      graph.transitions(from: "PaintingView") == [
        "present.fullScreenCover PaintingRoute.frame", "present.sheet TicketCoordinator",
      ])
    #expect(graph.transitions(from: "CounterView") == ["push ReceiptView"])
    #expect(graph.has(.select, from: "WingView", to: "Wing.tickets", confidence: .certain))
  }

  @Test func whatStandsFirst() {
    let initial = graph.nodes.filter(\.isInitial).map(\.qualifiedName).sorted()
    #expect(initial == ["PaintingRoute.wall", "Wing.paintings"])
    #expect(graph.has(.contains, from: "TicketCoordinator", to: "CounterView"))
    #expect(graph.lines(.launch) == ["MuseumApp launch WingCoordinator"])
  }

  @Test func valuesThatOnlyTextsGiveAreNoRoutes() {
    #expect(graph.nodes(named: "MuseumApp.Door.desk") == [])
    #expect(graph.transitions(from: "MuseumApp") == ["present.fullScreenCover TicketCoordinator"])
    #expect(graph.deepLinks.map(\.pattern).contains { $0.contains("desk") })
  }

  @Test func aCopyOfTheLibraryIsReadAsTheLibrary() {
    let library = """
      open class Coordinator<Route: RouteType>: CoordinatorType {
        public func navigate(toRoute route: Route) async { items.append(route) }
      }
      public struct CoordinatorView: View { public var body: some View { Text("") } }
      """
    let both = introspect([
      "Sources/SUICoordinator/Coordinator.swift": library, "Sources/Shop/Shop.swift": Self.museum,
    ])
    #expect(both.transitions == graph.transitions)
    #expect(both.nodes.map(\.id) == graph.nodes.map(\.id))
  }
}
