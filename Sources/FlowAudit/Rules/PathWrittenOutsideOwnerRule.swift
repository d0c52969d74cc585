import FlowModel

/// Reports code outside a flow that writes the flow's path or root.
struct PathWrittenOutsideOwnerRule: Rule {
  let description = RuleDescription(
    id: "path-written-outside-owner",
    summary: "A flow's path or root that another type writes, though the flow has methods for it",
    rationale: """
      A flow is the one place that knows what may stand on its path. Where others write it too, rules \
      such as "sign in first" hold only as long as everybody remembers them, and a test of the flow \
      does not see what moves the user.
      """,
    hint: "call a method of the flow",
    level: .note,
    precision: .advice,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
          case help
        }

        @MainActor @Observable
        final class Router {
          var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct ShopView: View {
          @State private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              CatalogView(router: router)
                .navigationDestination(for: Route.self) { _ in Text("Cart") }
            }
          }
        }

        struct CatalogView: View {
          let router: Router

          var body: some View {
            Button("Cart") { router.showCart() }
            Button("Help") { router.↓path.append(.help) }
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
        final class Router: ObservableObject {
          @Published var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        @MainActor
        final class Session {
          let router: Router

          init(router: Router) { self.router = router }

          func expire() { router.↓path = [] }
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
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case cart
        }

        @MainActor @Observable
        final class Router {
          var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct ShopView: View {
          @State private var router = Router()

          var body: some View {
            NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) {
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

        @MainActor @Observable
        final class NavigationState {
          var path: [Route] = []
        }

        struct ShopView: View {
          @State private var state = NavigationState()

          var body: some View {
            NavigationStack(path: $state.path) {
              CatalogView(state: state)
                .navigationDestination(for: Route.self) { _ in Text("Cart") }
            }
          }
        }

        struct CatalogView: View {
          let state: NavigationState

          var body: some View { Button("Cart") { state.path.append(.cart) } }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    context.graph.observations(of: .writtenOutside).map { write in
      let flow = Wording.quoted(subject: write.subject)
      let property = write.data["property"] ?? ""
      return finding(
        about: write.subject, detail: "\(write.data["in"] ?? "") \(property)",
        "`\(write.data["in"] ?? "")` writes `\(property)` of flow \(flow)", at: write.location,
        hint: write.data["method"].map { "call a method of the flow, such as `\($0)`" })
    }
  }
}
