import FlowModel

/// Reports navigation state that code writes and nothing shows.
struct UnboundNavigationStateRule: Rule {
  let description = RuleDescription(
    id: "unbound-navigation-state",
    summary: "Navigation state that is written, and that no stack, sheet or switch is bound to",
    rationale: """
      Writing it changes nothing on the screen: the sheet does not open, the stack stays where it \
      is, and neither the compiler nor the console says a word. The rule speaks only if no code \
      reads the property in any other way.
      """,
    hint: "bind it in the view that should show it, or delete it with the code that writes it",
    level: .warning,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum ShopSheet: Identifiable {
          case filter
          case help

          var id: Self { self }
        }

        @Observable
        final class ShopFlow {
          var path: [Route] = []
          var ↓sheet: ShopSheet?

          func showCart() { path.append(.cart) }
          func showFilter() { sheet = .filter }
        }

        @main
        struct ShopApp: App {
          @State private var flow = ShopFlow()

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $flow.path) {
                CatalogView(flow: flow)
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
            }
          }
        }

        struct CatalogView: View {
          let flow: ShopFlow

          var body: some View {
            Button("Cart") { flow.showCart() }
            Button("Filter") { flow.showFilter() }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case orders
        }

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { CatalogView() }
          }
        }

        struct CatalogView: View {
          @State private var ↓path = NavigationPath()

          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Cart", value: Route.cart)
                Button("Orders") { path.append(Route.orders) }
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .cart: CartView()
                case .orders: OrdersView()
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
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        enum ShopSheet: Identifiable {
          case filter
          case help

          var id: Self { self }
        }

        @Observable
        final class ShopFlow {
          var path: [Route] = []
          var sheet: ShopSheet?

          func showCart() { path.append(.cart) }
          func showFilter() { sheet = .filter }
        }

        @main
        struct ShopApp: App {
          @State private var flow = ShopFlow()

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $flow.path) {
                CatalogView(flow: flow)
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
              .sheet(item: $flow.sheet) { _ in Text("Filter") }
            }
          }
        }

        struct CatalogView: View {
          let flow: ShopFlow

          var body: some View {
            Button("Cart") { flow.showCart() }
            Button("Filter") { flow.showFilter() }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        @Observable
        final class ShopFlow {
          var path: [Route] = []
          var lastRoute: Route?

          func showCart() {
            path.append(.cart)
            lastRoute = .cart
          }
        }

        @main
        struct ShopApp: App {
          @State private var flow = ShopFlow()

          var body: some Scene {
            WindowGroup {
              NavigationStack(path: $flow.path) {
                CatalogView(flow: flow)
                  .navigationDestination(for: Route.self) { _ in Text("Cart") }
              }
            }
          }
        }

        struct CatalogView: View {
          let flow: ShopFlow

          var body: some View {
            Button("Cart") { flow.showCart() }
            if flow.lastRoute == .cart { Text("Back to your cart?") }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let owners = Dictionary(grouping: context.graph.nodes, by: \.subject)
    return context.graph.observations(of: .unboundState).compactMap { state in
      let nodes = owners[state.subject] ?? []
      guard let property = state.data["property"],
        nodes.isEmpty || !context.reachability.hasEntries
          || nodes.contains(where: { context.reachability[$0.id] != .unreached })
      else { return nil }
      let name = nodes.first?.quoted ?? "`\(state.subject)`"
      return finding(
        about: state.subject, detail: property,
        "`\(property)` of \(name) is written in `\(state.data["in"] ?? "")`, but nothing is bound "
          + "to it",
        at: state.location, length: property.utf8.count)
    }
  }
}
