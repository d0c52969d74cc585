import DeepLinks
import FlowModel

/// Reports a deep link that is parsed and then dropped.
struct UnhandledLinkRule: Rule {
  let description = RuleDescription(
    id: "unhandled-link",
    summary: "A deep link that is parsed, but whose value no code handles",
    rationale: """
      The app accepts the URL, makes a value of it, and does nothing: the user taps a link and stays \
      where they are. Mostly a case was added to the parser and forgotten in the handler, or the \
      handler ends in an empty `default`. A value that is handled under one condition only counts as \
      handled, and so does a link that is handed to code outside the tree. Where not every way \
      of the links was followed, it is a note.
      """,
    hint: "handle the value, or stop taking the URL",
    level: .warning,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum DeepLink {
          case cart
          case history

          init?(_ url: URL) {
            switch url.host() {
            case "cart": self = .cart
            ↓case "history": self = .history
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
                  .navigationDestination(for: Route.self) { _ in CartView() }
              }
              .onOpenURL { url in
                switch DeepLink(url) {
                case .cart: path = [.cart]
                default: break
                }
              }
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }
        """),
      RuleExample(
        """
        import UIKit

        enum Link {
          case cart
          case news

          init?(_ url: URL) {
            guard url.scheme == "shop" else { return nil }
            if url.host() == "cart" {
              self = .cart
            } else if url.host() ↓== "news" {
              self = .news
            } else {
              return nil
            }
          }
        }

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let navigation = UINavigationController()

          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url, let link = Link(url) else { return }
            switch link {
            case .cart: navigation.pushViewController(CartViewController(), animated: true)
            case .news: break
            }
          }
        }

        final class CartViewController: UIViewController {}
        final class NewsViewController: UIViewController {}
        """),
    ],
    nonTriggering: [
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
                  .navigationDestination(for: Route.self) { _ in CartView() }
              }
              .onOpenURL { url in
                switch DeepLink(url) {
                case .cart: path = [.cart]
                case nil: break
                }
              }
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }
        """),
      RuleExample(
        """
        import UIKit

        enum Link {
          case cart
          case news

          init?(_ url: URL) {
            guard url.scheme == "shop" else { return nil }
            if url.host() == "cart" {
              self = .cart
            } else if url.host() == "news" {
              self = .news
            } else {
              return nil
            }
          }
        }

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let navigation = UINavigationController()

          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url, let link = Link(url) else { return }
            switch link {
            case .cart: navigation.pushViewController(CartViewController(), animated: true)
            case .news: navigation.pushViewController(NewsViewController(), animated: true)
            }
          }
        }

        final class CartViewController: UIViewController {}
        final class NewsViewController: UIViewController {}
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    // The alternatives of one URL differ in conditions only. A handler that refuses under one of
    // them is a handler all the same.
    // A parser that no entry calls has a rule of its own.
    let wired = context.graph.deepLinks.filter(\.isWired)
    let isCut = context.graph.notices.contains { $0.kind == .linksLeftOut }
    let alternatives = Dictionary(grouping: wired) { link in
      LinkPattern(description: link).withoutPredicates
    }
    return alternatives.values.compactMap { links in
      guard links.allSatisfy({ !$0.handled }),
        let link = links.min(by: { $0.predicates.count < $1.predicates.count })
      else { return nil }
      let value = link.value.map { "becomes `\($0)`, which nothing handles" }
      return finding(
        about: link.id.subject, "deep link `\(link.pattern)` \(value ?? "is handled by nothing")",
        at: link.location, severity: isCut ? .note : nil)
    }
  }
}
