import FlowModel

/// Reports a route to which users get, and which shows nothing.
struct EmptyDestinationRule: Rule {
  let description = RuleDescription(
    id: "empty-destination",
    summary: "A route that users get to and whose destination shows nothing",
    rationale: """
      An `EmptyView` or a `break` in a destination table makes the compiler content and the user's \
      screen blank, or lets a button do nothing. A case that dismisses or acts is not empty, nor one \
      that other code asks for, such as a tab whose selection is intercepted.
      """,
    hint: "show the screen, or delete the route and what leads to it",
    level: .warning,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case orders
          case help
        }

        @main
        struct ShopApp: App {
          @State private var path: [Route] = []

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $path) {
                List {
                  Button("Cart") { path.append(.cart) }
                  Button("Orders") { path.append(.orders) }
                  Button("Help") { path.append(.help) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .cart: CartView()
                  case .orders: OrdersView()
                  ↓case .help: EmptyView()
                  }
                }
              }
            }
          }
        }

        struct CartView: View {
          var body: some View { Text("Cart") }
        }

        struct OrdersView: View {
          var body: some View { Text("Orders") }
        }
        """),
      RuleExample(
        """
        import UIKit

        enum Step {
          case cart
          case orders
          case returns
        }

        final class ShopCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() {
            let menu = MenuViewController()
            menu.coordinator = self
            navigation.pushViewController(menu, animated: false)
          }

          func show(_ step: Step) {
            switch step {
            case .cart: navigation.pushViewController(CartViewController(), animated: true)
            case .orders: navigation.pushViewController(OrdersViewController(), animated: true)
            ↓case .returns: break
            }
          }
        }

        final class MenuViewController: UIViewController {
          weak var coordinator: ShopCoordinator?

          @objc func cartTapped() { coordinator?.show(.cart) }
          @objc func ordersTapped() { coordinator?.show(.orders) }
          @objc func returnsTapped() { coordinator?.show(.returns) }
        }

        final class CartViewController: UIViewController {}
        final class OrdersViewController: UIViewController {}
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum ShopTab: Hashable {
          case catalog
          case compose
          case profile
        }

        @main
        struct ShopApp: App {
          @State private var tab = ShopTab.catalog
          @State private var composes = false

          var body: some Scene {
            WindowGroup {
              TabView(selection: $tab) {
                ForEach([ShopTab.catalog, .compose, .profile], id: \\.self) { tab in
                  switch tab {
                  case .catalog: CatalogView()
                  case .compose: EmptyView()
                  case .profile: ProfileView()
                  }
                }
              }
              .onChange(of: tab) { old, new in
                if new == .compose {
                  tab = old
                  composes = true
                }
              }
              .sheet(isPresented: $composes) { ComposeView() }
            }
          }
        }

        struct CatalogView: View {
          var body: some View { Text("Catalog") }
        }

        struct ComposeView: View {
          var body: some View { Text("Compose") }
        }

        struct ProfileView: View {
          var body: some View { Text("Profile") }
        }
        """),
      RuleExample(
        """
        import UIKit

        enum Step {
          case cart
          case orders
          case done
        }

        final class ShopCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() {
            let menu = MenuViewController()
            menu.coordinator = self
            navigation.pushViewController(menu, animated: false)
          }

          func show(_ step: Step) {
            switch step {
            case .cart: navigation.pushViewController(CartViewController(), animated: true)
            case .orders: navigation.pushViewController(OrdersViewController(), animated: true)
            case .done: navigation.popToRootViewController(animated: true)
            }
          }
        }

        final class MenuViewController: UIViewController {
          weak var coordinator: ShopCoordinator?

          @objc func cartTapped() { coordinator?.show(.cart) }
          @objc func ordersTapped() { coordinator?.show(.orders) }
          @objc func doneTapped() { coordinator?.show(.done) }
        }

        final class CartViewController: UIViewController {}
        final class OrdersViewController: UIViewController {}
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let graph = context.graph
    let empty = Dictionary(grouping: graph.observations(of: .emptyDestination), by: \.subject)
    return graph.nodes.compactMap { node in
      guard let lines = empty[node.subject], let line = lines.first,
        node.kind == .route || node.kind == .tab || node.kind == .root, !node.isInitial,
        !context.reachability.hasEntries || context.reachability[node.id] == .reached,
        !graph.outgoing(node.id).contains(where: { $0.kind == .shows })
      else { return nil }
      let ways = graph.incoming(node.id).filter {
        $0.kind.isTransition && $0.confidence != .dynamic
      }
      guard !ways.isEmpty else { return nil }
      let nothing =
        line.data["content"] == "EmptyView" ? "shows an `EmptyView`" : "does nothing"
      return finding(
        about: node.subject,
        "\(node.noun) \(node.quoted) can be reached, but its branch in "
          + "`\(line.data["in"] ?? "")` \(nothing)",
        at: line.location,
        related: ways.prefix(3).map {
          RelatedPlace(message: "leads to it", location: $0.locations.first)
        })
    }
  }
}
