import FlowModel
import Testing

@Suite("Coordinators of XCoordinator")
struct XCoordinatorTests {
  /// A harbour office: a gate, then two tabs, whose coordinators are handed in by default arguments.
  private static let harbour = """
    import UIKit
    import XCoordinator

    @main
    final class HarbourDelegate: UIResponder, UIApplicationDelegate {
      private let window = UIWindow()
      private let router = GateCoordinator().strongRouter
    }

    enum GateRoute: Route {
      case badge
      case office(StrongRouter<OfficeRoute>?)
      case ship(Int)
      case strike
    }

    final class GateCoordinator: NavigationCoordinator<GateRoute> {
      init() { super.init(initialRoute: .badge) }

      override func prepareTransition(for route: RouteType) -> NavigationTransition {
        switch route {
        case .badge:
          let screen = BadgeViewController()
          screen.bind(to: BadgeModelImpl(router: unownedRouter))
          return .push(screen)
        case .office(let router):
          guard let router else { return .none() }
          return .slideUp(router)
        case .ship(let number):
          return .multiple(
            .dismissAll(),
            deepLink(GateRoute.office(OfficeCoordinator().strongRouter), QuayRoute.ship(number)))
        case .strike:
          return .dismissToRoot()
        }
      }

      func siren(number: Int) { trigger(.ship(number)) }
    }

    extension Transition {
      static func slideUp(_ presentable: Presentable) -> Transition { .present(presentable) }
      static func dismissAll() -> Transition { Transition(presentables: []) { _, _, done in done?() } }
    }

    protocol BadgeModel {}
    final class BadgeModelImpl: BadgeModel {
      private let router: UnownedRouter<GateRoute>
      lazy var enter = Action { [unowned self] in self.router.rx.trigger(.office(nil)) }
      init(router: UnownedRouter<GateRoute>) { self.router = router }
    }
    final class BadgeViewController: UIViewController {
      var model: BadgeModel!
    }

    enum OfficeRoute: Route { case quays, crew, permit }

    final class OfficeCoordinator: TabBarCoordinator<OfficeRoute> {
      private let quays: StrongRouter<QuayRoute>
      private let crew: StrongRouter<CrewRoute>

      init(
        quays: StrongRouter<QuayRoute> = QuayCoordinator().strongRouter,
        crew: StrongRouter<CrewRoute> = CrewCoordinator().strongRouter
      ) {
        self.quays = quays
        self.crew = crew
        super.init(tabs: [quays, crew], select: crew)
      }

      override func prepareTransition(for route: OfficeRoute) -> TabBarTransition {
        switch route {
        case .quays: return .select(quays)
        case .crew: return .select(index: 1)
        case .permit: return .present(PermitViewController())
        }
      }
    }
    final class PermitViewController: UIViewController {}

    enum QuayRoute: Route { case list, ship(Int), crane }

    final class QuayCoordinator: NavigationCoordinator<QuayRoute> {
      init() {
        super.init(initialRoute: nil)
        trigger(.list)
      }

      override func prepareTransition(for route: QuayRoute) -> NavigationTransition {
        switch route {
        case .list: .push(QuayViewController(router: unownedRouter))
        case .ship: .push(ShipViewController())
        case .crane:
          { addChild(CraneCoordinator(rootViewController: rootViewController)); return .none() }()
        }
      }
    }
    final class QuayViewController: UIViewController {
      private let router: UnownedRouter<QuayRoute>
      init(router: UnownedRouter<QuayRoute>) { self.router = router }
      @objc func tapped() { router.contextTrigger(.ship(7), with: .init()) }
      @objc func held() { router.trigger(.crane) }
    }
    final class ShipViewController: UIViewController {}

    enum CraneRoute: Route { case view, lift }
    final class CraneCoordinator: NavigationCoordinator<CraneRoute> {
      override func presented(from presentable: Presentable?) {
        registerInteractiveTransition(for: .lift, triggeredBy: UIPanGestureRecognizer())
      }
      override func prepareTransition(for route: CraneRoute) -> NavigationTransition {
        switch route {
        case .view: return .push(CraneViewController())
        case .lift: return .pop()
        }
      }
    }
    final class CraneViewController: UIViewController {}

    enum CrewRoute: Route { case list, rest }
    final class CrewCoordinator: NavigationCoordinator<CrewRoute> {
      init() { super.init(initialRoute: .list) }
      override func prepareTransition(for route: CrewRoute) -> NavigationTransition {
        switch route {
        case .list: return .set([CrewViewController()])
        case .rest: return .dismiss()
        }
      }
    }
    final class CrewViewController: UIViewController {}
    """

  private let graph = introspect(harbour)

  @Test func coordinatorsAreFlowsAndTheirRoutesRoutes() {
    #expect(
      graph.names(.flow) == [
        "CraneCoordinator", "CrewCoordinator", "GateCoordinator", "OfficeCoordinator",
        "QuayCoordinator",
      ])
    #expect(graph.names(.tab) == ["OfficeRoute.crew", "OfficeRoute.quays"])
    #expect(
      graph.names(.route) == [
        "CraneRoute.lift", "CraneRoute.view", "CrewRoute.list", "CrewRoute.rest",
        "GateRoute.badge", "GateRoute.office", "GateRoute.ship", "GateRoute.strike",
        "OfficeRoute.permit", "QuayRoute.crane", "QuayRoute.list", "QuayRoute.ship",
      ])
    #expect(graph.node("GateCoordinator")?.style == "XCoordinator")
    #expect(graph.node("GateCoordinator")?.routeTypes == ["GateRoute"])
  }

  @Test func aTransitionSaysWhatARouteShows() {
    #expect(
      graph.lines(.shows) == [
        "CraneRoute.view shows CraneViewController",
        "CrewRoute.list shows CrewViewController",
        "GateRoute.badge shows BadgeViewController",
        "GateRoute.office shows.sheet OfficeCoordinator",
        "OfficeRoute.crew shows CrewCoordinator",
        "OfficeRoute.permit shows.sheet PermitViewController",
        "OfficeRoute.quays shows QuayCoordinator",
        "QuayRoute.crane shows CraneCoordinator",
        "QuayRoute.list shows QuayViewController",
        "QuayRoute.ship shows ShipViewController",
      ])
  }

  @Test func triggersAreTransitionsOfWhoeverRunsThem() {
    #expect(
      graph.transitions == [
        "BadgeViewController present.sheet GateRoute.office",
        "CraneCoordinator push CraneRoute.lift",
        "GateCoordinator present.sheet GateRoute.office",
        "GateCoordinator push GateRoute.ship",
        "GateCoordinator push QuayRoute.ship",
        "QuayCoordinator push QuayRoute.list",
        "QuayViewController push QuayRoute.crane",
        "QuayViewController push QuayRoute.ship",
      ])
    #expect(
      graph.triggers(.present, from: "BadgeViewController", to: "GateRoute.office")
        == ["BadgeModelImpl.enter"])
  }

  @Test func childrenStandWhereTheyAreMade() {
    #expect(
      graph.lines(.child) == [
        "GateCoordinator child OfficeCoordinator", "OfficeCoordinator child CrewCoordinator",
        "OfficeCoordinator child QuayCoordinator", "QuayCoordinator child CraneCoordinator",
      ])
    #expect(graph.lines(.launch) == ["HarbourDelegate launch GateCoordinator"])
  }

  @Test func whatStandsFirstIsInitial() {
    let initial = graph.nodes.filter(\.isInitial).map(\.qualifiedName).sorted()
    #expect(
      initial == ["CrewRoute.list", "GateRoute.badge", "OfficeRoute.crew", "QuayRoute.list"])
  }

  @Test func everyCallIsUnderstood() {
    #expect(graph.notices == [])
    #expect(graph.edges.filter { $0.confidence == .dynamic } == [])
  }

  @Test func aRouteThatSetsTabsUpIsNoTab() {
    let graph = introspect(
      """
      enum DeckRoute: Route { case start }
      final class DeckCoordinator: TabBarCoordinator<DeckRoute> {
        init() {
          super.init(initialRoute: nil)
          trigger(.start)
        }
        override func prepareTransition(for route: DeckRoute) -> TabBarTransition {
          switch route {
          case .start:
            let port = PortViewController()
            return .multiple(.set([port, StarboardViewController()]), .select(port))
          }
        }
      }
      final class PortViewController: UIViewController {}
      final class StarboardViewController: UIViewController {}
      """)
    #expect(graph.names(.route) == ["DeckRoute.start"])
    #expect(
      graph.names(.tab) == [
        "DeckCoordinator.PortViewController", "DeckCoordinator.StarboardViewController",
      ])
    #expect(graph.node("DeckRoute.start")?.isInitial == true)
  }

  @Test func routersOfOneTypeAndManyCoordinatorsStayOpen() {
    let graph = introspect(
      """
      enum MapRoute: Route { case chart }
      final class PaperCoordinator: NavigationCoordinator<MapRoute> {}
      final class ScreenCoordinator: NavigationCoordinator<MapRoute> {}
      enum BridgeRoute: Route { case map }
      final class BridgeCoordinator: ViewCoordinator<BridgeRoute> {
        private let map: StrongRouter<MapRoute>
        init(map: StrongRouter<MapRoute>) {
          self.map = map
          super.init(rootViewController: .init(), initialRoute: .map)
        }
        override func prepareTransition(for route: BridgeRoute) -> ViewTransition {
          switch route {
          case .map: return .embed(map, in: rootViewController)
          }
        }
      }
      """)
    #expect(
      graph.lines(.shows) == [
        "BridgeRoute.map shows.embed? PaperCoordinator",
        "BridgeRoute.map shows.embed? ScreenCoordinator",
      ])
  }
}
