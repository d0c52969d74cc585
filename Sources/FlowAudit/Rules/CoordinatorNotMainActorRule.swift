import FlowModel

/// Reports observable flows whose navigation state is not isolated to the main actor.
struct CoordinatorNotMainActorRule: Rule {
  let description = RuleDescription(
    id: "coordinator-not-main-actor",
    summary: "A flow that views observe, with navigation state that any thread may write",
    rationale: """
      Views read the path on the main thread. A callback of a network or a notification that writes it \
      from another one is a data race, which the compiler reports only where the flow belongs to the \
      main actor: by itself, by what it inherits, or by the default of its module.
      """,
    hint: "mark the type with `@MainActor`",
    level: .note,
    precision: .advice,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        final class ↓Router: ObservableObject {
          @Published var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct ShopView: View {
          @StateObject private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Cart") { router.showCart() }
                .navigationDestination(for: Route.self) { _ in Text("Cart") }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Sheet: String, Identifiable {
          case filter
          var id: String { rawValue }
        }

        @Observable
        final class ↓CatalogFlow {
          var sheet: Sheet?

          func showFilter() { sheet = .filter }
        }

        struct CatalogView: View {
          @State private var flow = CatalogFlow()

          var body: some View {
            Button("Filter") { flow.showFilter() }
              .sheet(item: $flow.sheet) { _ in Text("Filter") }
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
        }

        @MainActor
        final class Router: ObservableObject {
          @Published var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct ShopView: View {
          @StateObject private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Cart") { router.showCart() }
                .navigationDestination(for: Route.self) { _ in Text("Cart") }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        @MainActor
        protocol Routing: ObservableObject {
          var path: [Route] { get set }
        }

        final class Router: Routing {
          @Published var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct ShopView: View {
          @StateObject private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Cart") { router.showCart() }
                .navigationDestination(for: Route.self) { _ in Text("Cart") }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let flows = Dictionary(context.graph.nodes(of: .flow).map { ($0.subject, $0) }) { $1 }
    return context.graph.observations(of: .notIsolated).compactMap { observation in
      guard let flow = flows[observation.subject] else { return nil }
      return finding(
        about: flow,
        "flow \(flow.quoted) is observed by views, and its `\(observation.data["property"] ?? "")` "
          + "can be written on any thread")
    }
  }
}
