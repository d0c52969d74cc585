import FlowModel
import Testing

@testable import FlowIntrospection

@Suite("Activities that bring an intent, notifications, and links beside them")
struct LinkIntentTests {
  private static let quay = """
    import UIKit
    final class PierViewController: UIViewController {}
    final class CallViewController: UIViewController {}
    final class NoticeViewController: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let navigation = UINavigationController()
    METHODS
    }
    """

  private func lines(_ methods: String) -> [String] {
    LinkFixture.lines([Self.quay.replacing("METHODS", with: methods)], scheme: "quay")
      .map { $0.components(before: " [") }
  }

  private static let both = """
    func application(
      _ application: UIApplication, continue activity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
        guard url.path == "/pier" else { return false }
        navigation.pushViewController(PierViewController(), animated: true)
        return true
      }
      let intent = activity.interaction?.intent
      INTENT
      return true
    }
    """

  @Test(arguments: [
    "if intent is CallIntent { navigation.pushViewController(CallViewController(), animated: true) }",
    """
    if let call = intent as? CallIntent, call.isUrgent {
      navigation.pushViewController(CallViewController(), animated: true)
    }
    """,
    """
    switch intent {
    case is CallIntent: navigation.pushViewController(CallViewController(), animated: true)
    default: break
    }
    """,
  ])
  func oneHandlerOfBothKeepsThemApart(_ intent: String) {
    let lines = lines(Self.both.replacing("INTENT", with: intent))
    #expect(lines.contains("http|https://*/pier -> PierViewController"))
    let calls = lines.filter { $0.hasSuffix("CallViewController") }
    #expect(!calls.isEmpty)
    #expect(calls.allSatisfy { $0.hasPrefix("payload://") && $0.contains("intent=CallIntent") })
  }

  @Test func aLinkThatTheCodeGoesOnFromIsNoIntent() {
    let lines = lines(
      """
      func application(
        _ application: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        if activity.activityType == NSUserActivityTypeBrowsingWeb, activity.webpageURL != nil {
          navigation.pushViewController(PierViewController(), animated: true)
        }
        let intent = activity.interaction?.intent
        if intent is CallIntent {
          navigation.pushViewController(CallViewController(), animated: true)
        }
        return true
      }
      """)
    #expect(lines.contains { $0.hasPrefix("http|https://") && $0.hasSuffix("PierViewController") })
  }

  @Test func aLoneIntentTakesNoURL() {
    let lines = lines(
      """
      func application(
        _ application: UIApplication, continue activity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool {
        if activity.interaction?.intent is CallIntent {
          navigation.pushViewController(CallViewController(), animated: true)
        }
        return true
      }
      """)
    #expect(lines == ["payload://?intent=CallIntent -> CallViewController"])
  }

  @Test func anOpaqueNotificationTakesNoURL() {
    let lines = lines(
      """
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async {
        guard let raw = response.notification.request.content.userInfo as? [String: Any],
          let note = Decoder(raw).note, note.kind == "notice"
        else { return }
        navigation.pushViewController(NoticeViewController(), animated: true)
      }
      """)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("payload://") && $0.contains("NoticeViewController") })
  }

  @Test func aNotificationThatObserversTakeCarriesTheLink() {
    let lines = lines(
      """
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool {
        guard url.host == "pier" else { return false }
        var table: [String: Any] = ["from": "link"]
        table["berth"] = url.lastPathComponent
        NotificationCenter.default.post(name: .pierWanted, object: self, userInfo: table)
        return true
      }
      func listen() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(showPier(_:)), name: .pierWanted, object: nil)
      }
      @objc func showPier(_ notification: Notification) {
        guard notification.userInfo?["berth"] != nil else { return }
        navigation.pushViewController(PierViewController(), animated: true)
      }
      """)
    #expect(lines.contains { $0.hasPrefix("pier/") && $0.hasSuffix("PierViewController") })
  }
}
