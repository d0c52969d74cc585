import DeepLinks
import FlowModel

/// Reports a pattern that no URL can meet.
struct UnsatisfiableLinkRule: Rule {
  let description = RuleDescription(
    id: "unsatisfiable-link",
    summary: "A deep link pattern that no URL can meet",
    rationale: """
      The conditions contradict each other, so the code behind them never runs. Mostly the input is \
      lower-cased and then compared with a text that has capitals, or a typed part is compared with \
      a text that can never be of that type.
      """,
    hint: "compare with a text that the input can be",
    level: .error,
    precision: .certain,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case history
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .cart: Text("Cart")
                    case .history: Text("History")
                    }
                  }
              }
              .onOpenURL { url in
                switch url.host()?.lowercased() {
                case "cart": path = [.cart]
                ↓case "orderHistory": path = [.history]
                default: break
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case history
        }

        enum Place: String {
          case cart
          case orderHistory
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .cart: Text("Cart")
                    case .history: Text("History")
                    }
                  }
              }
              .onOpenURL { open($0) }
            }
          }

          private func open(_ url: URL) {
            guard let host = url.host(), let place = Place(rawValue: host.lowercased()) else {
              return
            }
            switch place {
            case .cart: path = [.cart]
            ↓case .orderHistory: path = [.history]
            }
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case history
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .cart: Text("Cart")
                    case .history: Text("History")
                    }
                  }
              }
              .onOpenURL { url in
                switch url.host()?.lowercased() {
                case "cart": path = [.cart]
                case "orderhistory": path = [.history]
                default: break
                }
              }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case history
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                Text("Home")
                  .navigationDestination(for: Route.self) { _ in Text("History") }
              }
              .onOpenURL { url in
                if url.lastPathComponent == "orderHistory" { path = [.history] }
              }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    context.links.rows.filter { $0.problems.contains(.unsatisfiable) }.map { row in
      finding(
        about: row.id.subject, "no URL can meet `\(row.link.pattern)`\(reason(row.link))",
        at: row.link.location)
    }
  }

  /// Which part says the contradiction, if one part does.
  private func reason(_ link: DeepLinkDescription) -> String {
    let segments = [link.host].compactMap(\.self) + link.path
    let capitals = segments.first { segment in
      (segment.foldsCase || link.foldsCase)
        && (segment.value ?? segment.values?.first).map { $0 != $0.lowercased() } == true
    }
    guard let text = capitals.flatMap({ $0.value ?? $0.values?.first }) else { return "" }
    return ": the code lower-cases the link and then asks for `\(text)`"
  }
}
