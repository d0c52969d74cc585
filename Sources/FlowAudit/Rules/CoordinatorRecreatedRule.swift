import FlowModel

/// Reports flows that a view makes anew whenever it is evaluated.
struct CoordinatorRecreatedRule: Rule {
  let description = RuleDescription(
    id: "coordinator-recreated",
    summary: "A flow that is made while a view's body is evaluated, and does not outlive it",
    rationale: """
      SwiftUI evaluates a body whenever something that it read changes. A flow that is made there, or \
      as the default of an `@ObservedObject`, is replaced by an empty one each time: its path, its \
      sheet and what it waits for are lost. What is made in an action, or inside \
      `StateObject(wrappedValue:)`, is made once and left alone.
      """,
    hint: "keep it in `@State` or `@StateObject` of the view that owns it",
    level: .error,
    precision: .certain,
    triggering: [
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

        struct RootView: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Toggle("Open", isOn: $isOpen)
              if isOpen { ShopView(router: ↓Router()) }
            }
          }
        }

        struct ShopView: View {
          @ObservedObject var router: Router

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
        final class Router: ObservableObject {
          @Published var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct ShopView: View {
          @ObservedObject private var router = ↓Router()

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

        @MainActor
        final class Router: ObservableObject {
          @Published var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct RootView: View {
          @State private var router: Router?

          var body: some View {
            VStack {
              Button("Open") { router = Router() }
              if let router { ShopView(router: router) }
            }
          }
        }

        struct ShopView: View {
          @ObservedObject var router: Router

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
        final class Router: ObservableObject {
          @Published var path: [Route] = []

          func showCart() { path.append(.cart) }
        }

        struct RootView: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Toggle("Open", isOn: $isOpen)
              if isOpen { ShopView(router: Router()) }
            }
          }
        }

        struct ShopView: View {
          @StateObject private var router: Router

          init(router: @autoclosure @escaping () -> Router) {
            _router = StateObject(wrappedValue: router())
          }

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
    context.graph.observations(of: .madeInBody).map { making in
      let flow = Wording.quoted(subject: making.subject)
      let place = "`\(making.data["in"] ?? "")`"
      return finding(
        about: making.subject, detail: making.data["in"] ?? "",
        making.data["via"] == "observedObject"
          ? "flow \(flow) is the default of the observed object \(place), which does not keep it"
          : "flow \(flow) is made anew whenever \(place) is evaluated",
        at: making.location)
    }
  }
}
