import FlowModel
import Testing

@testable import FlowIntrospection

/// Links that lead nowhere, and that some code answers all the same.
@Suite struct AnsweredLinkTests {
  private func isHandled(_ host: String, _ more: String, takes: String) -> Bool? {
    LinkFixture.links(
      [
        """
        import UIKit
        enum Wish {
          case nap, tea
          init?(_ url: URL) {
            switch url.host() {
            case "nap": self = .nap
            case "tea": self = .tea
            default: return nil
            }
          }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
            \(takes)
          }
        }
        \(more)
        """
      ]
    ).first { $0.host?.value == host }?.handled
  }

  @Test func aCaseForWhichSomeCodeDoesSomethingIsHandled() {
    let worker = """
      struct Worker {
        func work(_ wish: Wish) {
          switch wish {
          case .nap: Bed().lie()
          case .tea: break
          }
        }
      }
      """
    let takes = "guard let wish = Wish(url) else { return }; switch wish { default: break }"
    #expect(isHandled("nap", worker, takes: takes) == true)
    #expect(isHandled("tea", worker, takes: takes) == false)
    let named = worker.replacing("Bed().lie()", with: "return \"nap\"")
    #expect(isHandled("nap", named, takes: takes) == false)
  }

  @Test func anObjectMadeOfPartsOfTheLinkIsNoVerdict() {
    let links = LinkFixture.links([
      """
      import UIKit
      struct Bed {
        let name: String
        init(named name: String) { self.name = name }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var bed: Bed?
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) {
          rest(userInfo)
        }
        private func rest(_ userInfo: [AnyHashable: Any]) {
          guard let name = userInfo["bed"] as? String else { return }
          let bed = Bed(named: name)
          self.bed = bed
        }
      }
      """
    ])
    let dropped = links.filter { !$0.handled }
    #expect(links.count == 1 && dropped.isEmpty)
  }

  @Test func aParserThatSomeCodeCallsByNameIsNoStray() {
    func isWired(_ call: String) -> [Bool] {
      LinkFixture.links([
        """
        import UIKit
        final class Signpost {
          let navigation = UINavigationController()
          func follow(_ url: URL) {
            if url.host() == "nap" { navigation.pushViewController(NapController(), animated: true) }
          }
        }
        final class NapController: UIViewController {}
        func begin() { \(call) }
        """
      ]).map(\.isWired)
    }
    #expect(isWired("") == [false])
    #expect(isWired("unknownThing().follow(address)").isEmpty)
  }

  @Test func aWatchsDelegateGetsLinks() {
    let links = LinkFixture.links([
      """
      import WatchKit
      final class WatchDelegate: NSObject, WKApplicationDelegate {
        let navigation = UINavigationController()
        func handle(_ userActivity: NSUserActivity) {
          if userActivity.webpageURL?.host() == "nap" {
            navigation.pushViewController(NapController(), animated: true)
          }
        }
      }
      final class NapController: UIViewController {}
      """
    ])
    #expect(links.map(\.isWired) == [true])
  }

  @Test func whatIsLeftOverAfterFoldedNamesFoldsToo() throws {
    let links = LinkFixture.links([
      """
      import UIKit
      enum Errand: String { case nap, tea }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let navigation = UINavigationController()
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let host = contexts.first?.url.host() else { return }
          if let errand = Errand(rawValue: host.lowercased()) {
            guard contexts.first?.url.path() == "/now" else { return }
            navigation.pushViewController(NapController(), animated: true)
          } else {
            navigation.present(LostController(), animated: true)
          }
        }
      }
      final class NapController: UIViewController {}
      final class LostController: UIViewController {}
      """
    ])
    let other = try #require(links.first { $0.host?.kind == .regex })
    #expect(other.host?.foldsCase == true)
  }

  @Test func eachMethodOfTheSystemIsAWayOfItsOwn() {
    let graph = introspect(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let navigation = UINavigationController()
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
          if url.host() == "nap" { navigation.pushViewController(NapController(), animated: true) }
          return true
        }
        func application(
          _ application: UIApplication, continue activity: NSUserActivity,
          restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
          guard let url = activity.webpageURL, url.host() == "tea" else { return false }
          navigation.pushViewController(TeaController(), animated: true)
          return true
        }
      }

      """ + controllers("NapController", "TeaController"))
    let places = graph.observations(of: .linkOrigin).compactMap { $0.data["in"] }
    #expect(places.count == 2 && Set(places).count == 2)
  }
}
