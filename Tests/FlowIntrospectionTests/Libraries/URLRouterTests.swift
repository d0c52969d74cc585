import FlowModel
import Testing

@Suite("Routers of URLs: URLNavigator and JLRoutes")
struct URLRouterTests {
  /// A harbour: screens and handlers for URLs, asked for by the system and by screens.
  private static let harbour = """
    import URLNavigator
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let navigator: NavigatorProtocol = Navigator()
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Routes.register(with: navigator)
        window?.rootViewController = QuayController(navigator: navigator)
        return true
      }
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool {
        if navigator.present(url, wrap: UINavigationController.self) != nil { return true }
        return navigator.open(url)
      }
    }

    enum Routes {
      static func register(with navigator: NavigatorProtocol) {
        navigator.register("harbour://ship/<int:id>") { url, values, context in
          ShipController()
        }
        navigator.register("harbour://crew/<name>", crew)
        navigator.register("https://<path:rest>") { _, _, _ in LostController() }
        navigator.handle("harbour://storm") { url, values, context in
          navigator.push(StormController())
          return true
        }
      }
      static func crew(url: URLConvertible, values: [String: Any], context: Any?)
        -> UIViewController?
      {
        CrewController()
      }
    }

    final class QuayController: UIViewController {
      private let navigator: NavigatorProtocol
      init(navigator: NavigatorProtocol) {
        self.navigator = navigator
        super.init(nibName: nil, bundle: nil)
      }
      func tapped() {
        navigator.push("harbour://ship/7")
        navigator.present("harbour://crew/ida?from=quay", wrap: nil)
        navigator.push("https://harbour.example/lost/and/found")
        navigator.push("harbour://ship/seven")
      }
    }
    \(controllers("ShipController", "CrewController", "LostController", "StormController"))
    """

  private let graph = introspect(harbour)

  @Test func patternsBecomeLinksThatLand() {
    func landing(_ pattern: String) -> [[String]] {
      graph.deepLinks.filter { $0.pattern == pattern }.flatMap(\.landings).map { landing in
        landing.hops.compactMap { graph[$0]?.name }
      }
    }
    #expect(landing("harbour://ship/:id(Int)") == [["ShipController"]])
    #expect(landing("harbour://crew/:name") == [["CrewController"]])
    #expect(landing("harbour://storm") == [["StormController"]])
    #expect(graph.deepLinks.filter { !$0.isWired }.map(\.pattern) == [])
  }

  @Test func whatIsRegisteredRunsForTheLinkNotForWhoRegisters() {
    #expect(graph.lines(.launch) == ["AppDelegate launch QuayController"])
    #expect(graph.transitions(from: "AppDelegate").filter { $0.contains("Storm") } == [])
  }

  @Test func screensAskByURL() {
    #expect(
      graph.transitions(from: "QuayController")
        == ["present.sheet CrewController", "push LostController", "push ShipController"])
  }

  @Test func whatAHandlerTakesIsKnownThoughItCannotBeFollowed() {
    let graph = introspect(
      """
      import URLNavigator
      import UIKit

      enum Routes {
        static func register(with navigator: NavigatorProtocol) {
          navigator.handle("harbour://fog", fog(with: navigator))
        }
        static func fog(with navigator: NavigatorProtocol) -> URLOpenHandlerFactory {
          { _, _, _ in false }
        }
      }
      let horns = ["harbour://fog?density=3", "harbour://foghorn"]
      """)
    let literals = graph.observations(of: .linkLiteral).map {
      "\($0.subject) \($0.data["registered"] ?? "")"
    }
    #expect(
      literals.sorted()
        == ["harbour://fog true", "harbour://fog?density=3 true", "harbour://foghorn "])
  }

  @Test func pathsOfJLRoutes() {
    let graph = introspect(
      """
      import JLRoutes
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let stack = UINavigationController()
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = stack
          JLRoutes.global().addRoute("/ship/:id") { parameters in
            self.stack.pushViewController(ShipController(), animated: true)
            return true
          }
          JLRoutes.global().addRoute("/crew/list", priority: 2) { [weak self] _ in
            self?.stack.present(CrewController(), animated: true)
            return true
          }
          return true
        }
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          JLRoutes.routeURL(url)
        }
      }
      \(controllers("ShipController", "CrewController"))
      """)
    let landings = graph.deepLinks.map { link in
      "\(link.pattern) \(link.landings.flatMap(\.hops).compactMap { graph[$0]?.name })"
    }.sorted()
    #expect(landings == ["crew/list [\"CrewController\"]", "ship/:id [\"ShipController\"]"])
  }

  private static func berth(_ routes: String, scheme: String = "berth") -> [String] {
    let graph = introspect(
      """
      import JLRoutes
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let stack = UINavigationController()
        func listen() {
          \(routes)
        }
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          guard url.scheme == "\(scheme)" else { return false }
          return JLRoutes.routeURL(url)
        }
      }
      final class FerryStack: UINavigationController {
        init(rootViewController: UIViewController, isDark: Bool) {
          super.init(rootViewController: rootViewController)
        }
      }

      """ + controllers("ShipController", "CrewController"))
    return graph.deepLinks.map { link in
      let hops = link.landings.first?.hops.compactMap { graph[$0]?.name } ?? []
      return "\(link.pattern) -> \(hops.joined(separator: ", "))"
    }.sorted()
  }

  @Test func aHandlerFindsTheWildcardAndTheQueryAmongItsParameters() {
    #expect(
      Self.berth(
        """
        JLRoutes.global().addRoute("/ship/*") { [weak self] parameters in
          guard let strongSelf = self,
            let rest = parameters[JLRouteWildcardComponentsKey] as? [String], rest.count > 0,
            parameters["deck"] as? String != nil
          else { return false }
          strongSelf.stack.pushViewController(ShipController(), animated: true)
          return true
        }
        """) == ["berth://ship/*/**?deck=:deck -> ShipController"])
  }

  @Test func theDomainOfTheWebIsNoPartOfThePath() {
    let lines = Self.berth(
      """
      JLRoutes.global().addRoute("/crew") { _ in
        self.stack.pushViewController(CrewController(), animated: true)
        return true
      }
      """, scheme: "https")
    #expect(lines.contains { $0.hasSuffix("{localhost|.*\\..*}/crew -> CrewController") })
  }

  @Test func manyRoutesStayOnePatternEach() {
    let routes = (0..<12).map { number in
      """
      JLRoutes.global().addRoute("/part/p\(number)/:id") { _ in
        self.stack.pushViewController(CrewController(), animated: true)
        return true
      }
      """
    }
    let lines = Self.berth(routes.joined(separator: "\n"))
    #expect(lines.count == 12)
    #expect(lines.allSatisfy { $0.hasSuffix("-> CrewController") && !$0.contains(" where ") })
  }

  @Test func aStackOfTheAppsOwnShowsWhatItIsMadeAround() {
    #expect(
      Self.berth(
        """
        JLRoutes.global().addRoute("/crew") { _ in
          let stack = FerryStack(rootViewController: CrewController(), isDark: true)
          self.stack.present(stack, animated: true)
          return true
        }
        """
      ).first == "berth://crew -> CrewController")
  }

  /// Each handler asks so much of the app that few of them would be followed on one allowance.
  @Test func longHandlersLeaveEachOtherTime() {
    let routes = (0..<24).map { number in
      """
      JLRoutes.global().addRoute("/part/p\(number)/:id") { parameters in
        guard let id = parameters["id"] as? String else { return false }
        for step in 0..<\(number + 1) { self.prepare(id, step) }
        if self.isOpen { self.stack.pushViewController(ShipController(), animated: true) }
        self.stack.pushViewController(CrewController(), animated: true)
        return true
      }
      """
    }
    let steps = (0..<200).map { "if marks[\($0)] == id { count += \($0) }" }
    let lines = Self.berth(
      """
      \(routes.joined(separator: "\n"))
        }
        var isOpen = false
        var marks: [String] = []
        var count = 0
        func prepare(_ id: String, _ step: Int) {
          \(steps.joined(separator: "\n"))
      """)
    #expect(lines.count == 24)
    #expect(lines.allSatisfy { $0.contains("Controller") })
  }

  @Test func handlersKeptByTheNamesOfActions() {
    let graph = introspect(
      """
      import CallbackURLKit
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let stack = UINavigationController()
        func listen() {
          Manager.shared["crew"] = { parameters, success, failure, cancel in
            self.stack.pushViewController(CrewController(), animated: true)
          }
          Manager.shared["ship"] = { parameters, success, failure, cancel in
            guard let name = parameters["name"] else { return }
            self.stack.pushViewController(ShipController(name), animated: true)
          }
        }
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          guard url.scheme == "berth" else { return false }
          return Manager.shared.handleOpen(url: url)
        }
      }

      """ + controllers("ShipController", "CrewController"))
    let lines = graph.deepLinks.map { link in
      let hops = link.landings.first?.hops.compactMap { graph[$0]?.name } ?? []
      return "\(link.pattern) -> \(hops.joined(separator: ", "))"
    }
    #expect(
      lines.sorted() == [
        "berth://x-callback-url/crew -> CrewController",
        "berth://x-callback-url/ship?name=:name -> ShipController",
      ])
  }
}
