import FlowModel
import Testing

/// What brings users into an app, and what does not.
@Suite struct SystemEntryTests {
  /// How far users get to the screens of an app with one flow for each way in.
  private func reach(delegate: String = "", _ more: String = "", test: String = "")
    -> (String) -> Reach?
  {
    let graph = introspect([
      (
        "Sources/Shop/Shop.swift",
        """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let navigation = UINavigationController()
          let messages = Messages()
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = HomeController()
            UNUserNotificationCenter.current().delegate = messages
            return true
          }
          \(delegate)
        }
        final class Messages: NSObject, UNUserNotificationCenterDelegate {
          let navigation = UINavigationController()
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
          ) async {
            ReminderFlow(navigation: navigation).begin()
          }
        }
        \(more)

        """ + controllers("HomeController") + flow("Reminder") + flow("Search") + flow("Old")
      ), ("Tests/ShopTests/ShopTests.swift", test),
    ])
    let reachability = Reachability(graph)
    return { name in graph.node(name).map { reachability[$0.id] } }
  }

  private func flow(_ name: String) -> String {
    """
    final class \(name)Flow {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func begin() { navigation.pushViewController(\(name)Controller(), animated: true) }
      func end() { navigation.present(\(name)EndController(), animated: true) }
    }

    """ + controllers("\(name)Controller", "\(name)EndController")
  }

  @Test func aNotificationLeadsOn() {
    let reach = reach()
    #expect(reach("ReminderFlow") == .reached)
    #expect(reach("ReminderController") == .reached)
    #expect(reach("SearchController") == .unreached)
  }

  @Test(arguments: [
    """
    func application(
      _ application: UIApplication, performActionFor item: UIApplicationShortcutItem
    ) async -> Bool {
      if item.type == "search" { SearchFlow(navigation: navigation).begin() }
      return true
    }
    """,
    """
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
      if url.host() == "search" { SearchFlow(navigation: navigation).begin() }
      return true
    }
    """,
    """
    func application(
      _ application: UIApplication, continue activity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      if activity.activityType == "search" { SearchFlow(navigation: navigation).begin() }
      return true
    }
    """,
  ]) func aShortcutALinkAndAnActivityLeadOn(_ method: String) {
    let reach = reach(delegate: method)
    #expect(reach("SearchFlow") == .reached)
    #expect(reach("SearchController") == .reached)
  }

  @Test func aScenesShortcutLeadsOn() {
    let reach = reach(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let navigation = UINavigationController()
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem
        ) async -> Bool {
          SearchFlow(navigation: navigation).begin()
          return true
        }
      }
      """)
    #expect(reach("SearchController") == .reached)
  }

  @Test func aShortcutOfAModelsPayloadLeadsToItsRoute() {
    let graph = introspect(
      """
      enum Stop: Hashable { case shelf, attic }
      @Observable final class Guide {
        var path: [Stop] = []
        func open(_ item: UIApplicationShortcutItem) {
          if item.type == "attic" { path = [.attic] }
        }
      }
      final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let guide = Guide()
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem
        ) async -> Bool {
          guide.open(item)
          return true
        }
      }
      struct HomeView: View {
        @Bindable var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            Text("").navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .shelf: ShelfView()
              case .attic: AtticView()
              }
            }
          }
        }
      }

      """ + views("ShelfView", "AtticView"))
    let reachability = Reachability(graph)
    #expect(
      graph.deepLinks.flatMap(\.landings).contains { $0.hops == [NodeID("route:Shop/Stop.attic")] })
    #expect(graph.node("AtticView").map { reachability[$0.id] } == .reached)
  }

  @Test func previewsTestsAndMocksLeadNowhere() {
    let make = "OldFlow(navigation: UINavigationController()).begin()"
    #expect(reach("#Preview { \(make) }")("OldFlow") == .unreached)
    #expect(
      reach(
        """
        struct Old_Previews: PreviewProvider {
          static var previews: some View { let _ = \(make); Text("") }
        }
        """)("OldFlow") == .unreached)
    #expect(
      reach(test: "final class OldTests: XCTestCase { func test() { \(make) } }")("OldFlow")
        == .unreached)
    #expect(
      reach(
        """
        final class MockMessages: NSObject, UNUserNotificationCenterDelegate {
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
          ) async { \(make) }
        }
        """)("OldFlow") == .unreached)
    #expect(reach(delegate: "func begin() { \(make) }")("OldFlow") == .reached)
  }
}
