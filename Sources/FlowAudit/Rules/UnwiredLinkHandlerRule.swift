import DeepLinks
import FlowModel

/// Reports a parser of links that the system never calls.
struct UnwiredLinkHandlerRule: Rule {
  let description = RuleDescription(
    id: "unwired-link-handler",
    summary: "Code that takes deep links, but that no entry of the app calls",
    rationale: """
      A function makes something of a URL, yet no `onOpenURL`, scene delegate, activity or \
      notification leads to it: none of its links can work. Mostly the call was lost in a move to \
      scenes or to SwiftUI. What Objective-C, which is not read, can call is left alone, and so is \
      code that tells apart addresses which are none of the app's links.
      """,
    hint: "call it where the app gets its links, or remove it",
    level: .warning,
    precision: .likely,
    needsEntry: true,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum DeepLink {
          case cart

          init?(_ url: URL) {
            switch url.host() {
            ↓case "cart": self = .cart
            default: return nil
            }
          }
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Button("Cart") { path.append(.cart) }
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let navigation = UINavigationController()

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            navigation.pushViewController(HomeViewController(), animated: false)
            return true
          }

          private func follow(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() ↓== "cart" {
              navigation.pushViewController(CartViewController(), animated: true)
            }
          }
        }

        final class HomeViewController: UIViewController {}
        final class CartViewController: UIViewController {}
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let navigation = UINavigationController()

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            navigation.pushViewController(HomeViewController(), animated: false)
            return true
          }

          @objc func follow(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() == "cart" {
              navigation.pushViewController(CartViewController(), animated: true)
            }
          }
        }

        final class HomeViewController: UIViewController {}
        final class CartViewController: UIViewController {}
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum DeepLink {
          case cart

          init?(_ url: URL) {
            switch url.host() {
            case "cart": self = .cart
            default: return nil
            }
          }
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
              .onOpenURL { url in
                if case .cart = DeepLink(url) { path = [.cart] }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          let navigation = UINavigationController()

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            navigation.pushViewController(HomeViewController(), animated: false)
            return true
          }

          func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
          ) -> Bool {
            follow(url)
            return true
          }

          private func follow(_ url: URL) {
            guard url.scheme == "shop" else { return }
            if url.host() == "cart" {
              navigation.pushViewController(CartViewController(), animated: true)
            }
          }
        }

        final class HomeViewController: UIViewController {}
        final class CartViewController: UIViewController {}
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    // One finding for each parser: its patterns are unwired together.
    let claims = context.graph.claims.filter { $0.kind == .scheme }
    let schemes = Set(claims.map { $0.value.lowercased() })
    let unwired = context.links.rows.filter { row in
      row.problems.contains(.unwired) && isOwn(row, schemes)
    }
    let byParser = Dictionary(grouping: unwired) { row in
      String(row.id.subject.prefix { $0 != "#" })
    }
    return byParser.compactMap { parser, rows in
      guard let first = rows.first else { return nil }
      let patterns = Wording.list(rows.map { "`\($0.link.pattern)`" })
      let name = parser.split(separator: "/").last.map(String.init) ?? parser
      return finding(
        about: parser, "`\(name)` takes \(patterns), but no entry of the app calls it",
        at: first.link.location)
    }
  }

  /// Whether the link may be one of the app's, not any address that some code sorts by its scheme.
  private func isOwn(_ row: LinkMatrix.Row, _ claimed: Set<String>) -> Bool {
    let link = row.link
    if link.schemes.isEmpty { return true }
    if link.isWeb {
      // Of sites that the app does not claim the system brings it nothing.
      return !row.problems.contains(.unclaimed)
        && (link.host?.kind == .literal || link.host?.kind == .oneOf)
    }
    return claimed.isEmpty || claimed.contains(where: LinkPattern.isBuildVariable)
      || link.schemes.contains { claimed.contains($0.lowercased()) }
  }
}
