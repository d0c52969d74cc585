import FlowModel
import Testing

@Suite("UIKit: verbs, containers and entries")
struct UIKitTests {
  /// A coordinator that does this with its `navigation`.
  private func graph(_ body: String, extra: String = "") -> FlowGraph {
    introspect(
      """
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() { \(body) }
        func other() { navigation.pushViewController(MapController(), animated: true) }
      }

      """ + controllers("PlumController", "PearController", "MapController") + views("FigView")
        + extra)
  }

  @Test(arguments: [
    ("navigation.pushViewController(PlumController(), animated: true)", "push PlumController"),
    ("navigation.show(PlumController(), sender: nil)", "push PlumController"),
    (
      "navigation.setViewControllers([PlumController()], animated: false)", "replace PlumController"
    ),
    ("navigation.viewControllers = [PlumController()]", "replace PlumController"),
    ("navigation.present(PlumController(), animated: true)", "present.sheet PlumController"),
    (
      "navigation.present(PlumController(), animated: true) { print(1) }",
      "present.sheet PlumController"
    ),
    (
      "navigation.present(UINavigationController(rootViewController: PlumController()), animated: true)",
      "present.sheet PlumController"
    ),
    (
      "navigation.pushViewController(UIHostingController(rootView: FigView()), animated: true)",
      "push FigView"
    ),
    (
      "let host = UIHostingController(rootView: FigView().padding()); navigation.present(host, animated: true)",
      "present.sheet FigView"
    ),
    (
      "navigation.present(UINavigationController(rootViewController: UIHostingController(rootView: FigView())), animated: true)",
      "present.sheet FigView"
    ),
    (
      "let plum = PlumController(); plum.modalPresentationStyle = .formSheet; navigation.present(plum, animated: true)",
      "present.sheet PlumController"
    ),
    (
      "navigation.topViewController?.present(PlumController(), animated: true)",
      "present.sheet PlumController"
    ),
    (
      "let bag = UIActivityViewController(activityItems: [], applicationActivities: nil); navigation.present(bag, animated: true)",
      "present.sheet UIActivityViewController"
    ),
    (
      "let box = UIAlertController(title: nil, message: nil, preferredStyle: .alert); navigation.present(box, animated: true)",
      "present.alert Alert"
    ),
    (
      "navigation.pushViewController(UIStoryboard(name: \"Fruit\", bundle: nil).instantiateViewController(withIdentifier: \"plum\") as! PlumController, animated: true)",
      "push PlumController"
    ),
  ])
  func verb(_ body: String, _ expected: String) {
    #expect(moves(body) == [expected])
  }

  /// What `begin()` does, not what the other method does.
  private func moves(_ body: String) -> [String] {
    graph(body).transitions(from: "Zigzag").filter { $0 != "push MapController" }
  }

  @Test(arguments: [
    "inner.viewControllers = [PlumController()]",
    "inner.setViewControllers([PlumController()], animated: false)",
    "inner.pushViewController(PlumController(), animated: false)",
  ])
  func freshStackStandsForItsScreen(_ filling: String) {
    do {
      #expect(
        moves(
          "let inner = UINavigationController(); \(filling); navigation.present(inner, animated: true)"
        ) == ["present.sheet PlumController"])
    }
  }

  @Test func typedInstantiation() {
    let graph = graph(
      """
      let board = UIStoryboard(name: "Fruit", bundle: nil)
      guard let plum = board.instantiateViewController(withIdentifier: "plum") as? PlumController else { return }
      navigation.pushViewController(plum, animated: true)
      """)
    #expect(graph.transitions(from: "Zigzag").contains("push PlumController"))
  }

  @Test func systemScreensAreExternal() {
    let graph = graph("navigation.present(SFSafariViewController(url: url), animated: true)")
    #expect(graph.names(.external) == ["SFSafariViewController"])
    #expect(graph.node("SFSafariViewController")?.isDeclared == false)
  }

  @Test func undeclaredScreen() {
    let graph = graph("navigation.pushViewController(MelonViewController(), animated: true)")
    #expect(graph.transitions(from: "Zigzag").contains("push MelonViewController"))
    #expect(graph.node("MelonViewController")?.kind == .screen)
    #expect(graph.node("MelonViewController")?.isDeclared == false)
  }

  @Test func poppingIsDismissal() {
    let graph = introspect(
      """
      final class PlumController: UIViewController {
        @objc func back() { navigationController?.popViewController(animated: true) }
      }
      final class PearController: UIViewController {
        @objc func close() { dismiss(animated: true) }
        @objc func open() { navigationController?.pushViewController(PlumController(), animated: true) }
      }
      """)
    #expect(
      graph.lines(.dismisses) == [
        "PearController dismisses PearController", "PlumController dismisses PlumController",
      ])
    #expect(graph.transitions == ["PearController push PlumController"])
  }

  @Test func controllerPushesByItself() {
    let graph = introspect(
      """
      final class PlumController: UIViewController {
        func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
          let pear = PearController()
          pear.title = "Pear"
          show(pear, sender: self)
        }
        @objc func info() { present(InfoController(), animated: true) }
      }

      """ + controllers("PearController", "InfoController"))
    #expect(
      graph.transitions == [
        "PlumController present.sheet InfoController", "PlumController push PearController",
      ])
    #expect(
      graph.triggers(.push, from: "PlumController", to: "PearController")
        == ["PlumController.tableView(_:didSelectRowAt:)"])
  }

  @Test func embeddedChild() {
    let graph = introspect(
      """
      final class PlumController: UIViewController {
        override func viewDidLoad() {
          let pear = PearController()
          addChild(pear)
          view.addSubview(pear.view)
          pear.didMove(toParent: self)
        }
      }

      """ + controllers("PearController"))
    #expect(
      graph.has(.contains, from: "PlumController", to: "PearController")
        || graph.has(.present, from: "PlumController", to: "PearController", style: "embed"))
    #expect(!graph.has(.push, from: "PlumController", to: "PearController"))
  }

  @Test func sceneDelegateLaunches() {
    let graph = introspect(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          window.rootViewController = UINavigationController(rootViewController: PlumController())
          window.makeKeyAndVisible()
          self.window = window
        }
      }

      """ + controllers("PlumController"))
    #expect(graph.names(.entry) == ["SceneDelegate"])
    #expect(graph.lines(.launch) == ["SceneDelegate launch PlumController"])
    #expect(graph.transitions == [])
  }

  @Test func appDelegateLaunchesAFlow() {
    let graph = introspect(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var zigzag: Zigzag?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          let navigation = UINavigationController()
          window.rootViewController = navigation
          zigzag = Zigzag(navigation: navigation)
          zigzag?.begin()
          return true
        }
      }
      final class Zigzag {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func begin() { navigation.setViewControllers([PlumController()], animated: false) }
      }

      """ + controllers("PlumController"))
    #expect(graph.lines(.launch) == ["AppDelegate launch Zigzag"])
    #expect(graph.transitions == ["Zigzag replace PlumController"])
  }

  @Test func containerStandsForTheFlowStartedInIt() {
    let graph = introspect(
      """
      final class Parent {
        let navigation = UINavigationController()
        func open() {
          let inner = UINavigationController()
          let zigzag = Zigzag(navigation: inner)
          zigzag.begin()
          navigation.present(inner, animated: true)
        }
      }
      final class Zigzag {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func begin() { navigation.setViewControllers([PlumController()], animated: false) }
      }

      """ + controllers("PlumController"))
    #expect(graph.lines(.child) == ["Parent child Zigzag"])
    #expect(
      graph.transitions == ["Parent present.sheet Zigzag", "Zigzag replace PlumController"])
  }

  @Test func tabBarController() {
    let graph = introspect(
      """
      final class Zigzag {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func begin() {
          let tabs = UITabBarController()
          tabs.viewControllers = [
            UINavigationController(rootViewController: PlumController()), PearController(),
          ]
          window.rootViewController = tabs
        }
      }

      """ + controllers("PlumController", "PearController"))
    #expect(graph.nodes(of: .tab).map(\.name) == ["PearController", "PlumController"])
    #expect(graph.nodes(of: .tab).filter(\.isInitial).map(\.name) == ["PlumController"])
    #expect(
      graph.edges(.shows).compactMap { graph[$0.to]?.name }.sorted()
        == ["PearController", "PlumController"])
  }

  @Test func tabBarSubclass() {
    let graph = introspect(
      """
      final class ShellController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewControllers([PlumController(), PearController()], animated: false)
        }
      }

      """ + controllers("PlumController", "PearController"))
    #expect(graph.nodes(of: .tab).map(\.name).sorted() == ["PearController", "PlumController"])
  }

  @Test func superclassOfScreensIsNotShown() {
    let graph = introspect(
      """
      class BaseController: UIViewController {}
      final class PlumController: BaseController {}
      final class Zigzag {
        let navigation = UINavigationController()
        func begin() { push(PlumController()) }
        private func push(_ controller: BaseController) {
          navigation.pushViewController(controller, animated: true)
        }
      }
      """)
    #expect(graph.transitions == ["Zigzag push PlumController"])
  }
}

/// Tabs of a tab bar controller, chosen by number or by controller.
@Suite struct TabSelectionTests {
  private func selections(_ body: String) -> [String] {
    introspect(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let main = MainCoordinator()
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = main.bar
          main.begin()
          return true
        }
      }
      final class MainCoordinator {
        enum Place: Int { case plum, map }
        let bar = UITabBarController()
        let map = MapController()
        func begin() { bar.viewControllers = [PlumController(), map] }
        func zorp(_ number: Int) { \(body) }
      }
      final class PlumController: UIViewController {}
      final class MapController: UIViewController {}
      """
    ).edges.filter { $0.kind == .select }.map { $0.to.rawValue }
  }

  @Test(arguments: [
    "bar.selectedIndex = 1", "bar.selectedIndex = Place.map.rawValue",
    "self.bar.selectedIndex = 1",
  ])
  func byNumber(_ body: String) {
    #expect(selections(body).map { $0.hasSuffix("MainCoordinator.MapController") } == [true])
    #expect(selections(body).allSatisfy { $0.hasPrefix("tab:") })
  }

  @Test(arguments: ["bar.selectedIndex = number", "bar.selectedIndex = 7", "_ = bar.selectedIndex"])
  func notWhereItIsOpen(_ body: String) {
    #expect(selections(body) == [])
  }

  @Test func aNavigationControllerMayPushOnItself() {
    let graph = introspect(
      """
      import UIKit
      protocol Pushing: AnyObject { func shove(_ controller: UIViewController) }
      extension UINavigationController: Pushing {
        func shove(_ controller: UIViewController) { pushViewController(controller, animated: true) }
      }
      final class Guide {
        private weak var stack: Pushing?
        init(stack: Pushing) { self.stack = stack }
        func start() { stack?.shove(ListViewController()) }
      }

      """ + controllers("ListViewController"))
    #expect(graph.transitions == ["Guide push ListViewController"])
  }

  @Test func classesOfLibrariesAreControllersByTheirNames() {
    let graph = introspect(
      """
      import UIKit
      final class WordViewController: PlainViewController {}
      final class HomeViewController: UIViewController {
        func open() {
          let stack = BrandNavigationController(rootViewController: WordViewController())
          present(stack, animated: true)
        }
      }

      """)
    #expect(graph.transitions == ["HomeViewController present.sheet WordViewController"])
  }
}
