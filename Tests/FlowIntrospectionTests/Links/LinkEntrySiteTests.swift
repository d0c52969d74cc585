import Testing

@Suite struct LinkEntrySiteTests {
  private static let harbour = """
    import UIKit

    enum Berth: Hashable { case north, south }

    final class PierViewController: UIViewController {}
    final class MapViewController: UIViewController {}

    final class HarbourCoordinator {
      let navigation = UINavigationController()
      func start() { navigation.setViewControllers([MapViewController()], animated: false) }
      func open(_ url: URL) {
        guard url.scheme == "harbour", url.host == "pier" else { return }
        navigation.pushViewController(PierViewController(), animated: true)
      }
      func open(_ payload: [AnyHashable: Any]) {
        guard let kind = payload["kind"] as? String, kind == "pier" else { return }
        navigation.pushViewController(PierViewController(), animated: true)
      }
    }
    """

  @Test func urlContextsOfAScene() {
    let lines = LinkFixture.lines(
      [
        Self.harbour,
        """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let coordinator = HarbourCoordinator()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            coordinator.start()
            if let context = options.urlContexts.first { coordinator.open(context.url) }
          }
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            for context in contexts { coordinator.open(context.url) }
          }
        }
        """,
      ], scheme: "harbour")
    #expect(lines == ["harbour://pier/** -> PierViewController"])
  }

  @Test func anObjectThatIsMadeOnDemandIsShown() {
    let lines = LinkFixture.lines(
      [
        Self.harbour,
        """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let quay = QuayViewController()
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url, url.scheme == "harbour" else { return }
            if url.host == "map" { quay.showMap() }
          }
        }
        final class QuayViewController: UIViewController {
          private var map: MapViewController?
          private func prepare() {
            if map == nil { map = MapViewController() }
          }
          func showMap() {
            prepare()
            guard let map else { return }
            present(map, animated: true)
          }
        }
        """,
      ], scheme: "harbour")
    #expect(lines.first == "harbour://map/** -> MapViewController")
  }

  @Test func appleEventOfAnApplication() {
    let lines = LinkFixture.lines(
      [
        Self.harbour,
        """
        import AppKit
        class AppDelegate: NSObject, NSApplicationDelegate {
          let coordinator = HarbourCoordinator()
          func applicationWillFinishLaunching(_ notification: Notification) {
            NSAppleEventManager.shared().setEventHandler(
              self, andSelector: #selector(handle(_:_:)), forEventClass: AEEventClass(kInternetEventClass),
              andEventID: AEEventID(kAEGetURL))
          }
          @objc func handle(_ event: NSAppleEventDescriptor, _ reply: NSAppleEventDescriptor) {
            guard let text = event.paramDescriptor(forKeyword: keyDirectObject)?.stringValue,
              let url = URL(string: text)
            else { return }
            coordinator.open(url)
          }
        }
        """,
      ], scheme: "harbour")
    #expect(lines == ["harbour://pier/** -> PierViewController"])
  }

  @Test func shortcutOfAScene() {
    let lines = LinkFixture.lines(
      [
        Self.harbour,
        """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator = HarbourCoordinator()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            if let shortcut = options.shortcutItem {
              if shortcut.type == "map" { coordinator.start() }
              return
            }
            if let context = options.urlContexts.first { coordinator.open(context.url) }
          }
        }
        """,
      ], scheme: "harbour")
    #expect(
      lines == [
        "payload://?type=map -> MapViewController", "harbour://pier/** -> PierViewController",
      ])
  }

  @Test func activityOfTheWebOrOfTheApp() {
    let lines = LinkFixture.lines(
      [
        Self.harbour,
        """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator = HarbourCoordinator()
          func scene(_ scene: UIScene, continue activity: NSUserActivity) {
            if activity.activityType == "harbour.map" {
              coordinator.start()
            } else if activity.activityType == NSUserActivityTypeBrowsingWeb {
              guard let url = activity.webpageURL, url.host == "harbour.example",
                url.path != "/closed"
              else { return }
              coordinator.navigation.pushViewController(PierViewController(), animated: true)
            }
          }
        }
        """,
      ], scheme: "harbour")
    #expect(lines.first == "payload://?activityType=harbour.map -> MapViewController")
    let web = lines.filter { $0.hasPrefix("http|https://harbour.example") }
    #expect(web.count == 3)
    #expect(web.allSatisfy { $0.hasSuffix("-> PierViewController") && !$0.contains(" where ") })
  }

  @Test func aFileIsNoLinkOfTheApp() {
    let lines = LinkFixture.lines(
      [
        Self.harbour,
        """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let coordinator = HarbourCoordinator()
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
            if url.isFileURL { coordinator.start() } else { coordinator.open(url) }
          }
        }
        """,
      ], scheme: "harbour")
    #expect(
      lines == ["file://*/** -> MapViewController", "harbour://pier/** -> PierViewController"])
  }

  @Test func payloadOfANotification() {
    let lines = LinkFixture.lines(
      [
        Self.harbour,
        """
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
          let coordinator = HarbourCoordinator()
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
          ) async {
            coordinator.open(response.notification.request.content.userInfo)
          }
        }
        """,
      ], scheme: "harbour")
    #expect(lines == ["payload://?kind=pier -> PierViewController"])
  }

  @Test func oneSiteSelectsAndAnotherPushes() {
    let lines = LinkFixture.lines(
      [
        """
        import SwiftUI
        enum Deck: Hashable { case bridge, hold }
        enum Cargo: Hashable { case crate(Int) }
        enum Order {
          case crate(Int)
          case bridge
          init?(_ url: URL) {
            guard url.scheme == "ship" else { return nil }
            let parts = url.pathComponents.dropFirst()
            switch (url.host, parts.count) {
            case ("crate", 1):
              guard let number = parts.first.flatMap({ Int($0) }) else { return nil }
              self = .crate(number)
            case ("bridge", 0): self = .bridge
            default: return nil
            }
          }
        }
        struct HoldView: View {
          @State private var path: [Cargo] = []
          var body: some View {
            NavigationStack(path: $path) {
              Text("").navigationDestination(for: Cargo.self) { cargo in
                switch cargo { case .crate: CrateView() }
              }
            }
            .onOpenURL { url in
              guard case .crate(let number)? = Order(url) else { return }
              path.append(.crate(number))
            }
          }
        }
        struct CrateView: View { var body: some View { Text("") } }
        struct BridgeView: View { var body: some View { Text("") } }
        struct ShipView: View {
          @State private var deck = Deck.bridge
          var body: some View {
            TabView(selection: $deck) {
              BridgeView().tag(Deck.bridge)
              HoldView().tag(Deck.hold)
            }
            .onOpenURL { url in
              guard let order = Order(url) else { return }
              switch order {
              case .crate: deck = .hold
              case .bridge: deck = .bridge
              }
            }
          }
        }
        @main struct ShipApp: App {
          var body: some Scene { WindowGroup { ShipView() } }
        }
        """
      ], scheme: "ship")
    #expect(
      lines == [
        "ship://crate/:number(Int) -> Deck.hold, Cargo.crate", "ship://bridge -> Deck.bridge",
      ])
  }

  @Test func enumsThatCountPathElements() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park" else { return nil }
          switch Steps(url.pathComponents.filter { $0 != "/" }) {
          case Starting("pond"): return .pond
          case .two("tree", let name): return .tree(name)
          case .one("garden"): return .garden
          default: return nil
          }
          """,
        more: """
          enum Steps {
            case zero
            case one(String)
            case two(String, String)
            case longer([String])
            init(_ parts: [String]) {
              switch parts.count {
              case 0: self = .zero
              case 1: self = .one(parts[0])
              case 2: self = .two(parts[0], parts[1])
              default: self = .longer(parts)
              }
            }
            var all: [String] {
              switch self {
              case .zero: []
              case .one(let a): [a]
              case .two(let a, let b): [a, b]
              case .longer(let all): all
              }
            }
          }
          struct Starting {
            let parts: [String]
            init(_ parts: String...) { self.parts = parts }
            static func ~= (pattern: Starting, steps: Steps) -> Bool {
              steps.all.starts(with: pattern.parts)
            }
          }
          """) == [
          "park://*/pond/** -> Place.pond", "park://*/tree/:name -> Place.tree",
          "park://*/garden -> Place.garden",
        ])
  }
}
