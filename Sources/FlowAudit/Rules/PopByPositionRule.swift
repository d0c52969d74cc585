import FlowModel

/// Reports results that take the last route off a stack, whichever that is by then.
struct PopByPositionRule: Rule {
  let description = RuleDescription(
    id: "pop-by-position",
    summary: "A child's or an asynchronous result that removes the last route of a stack",
    rationale: """
      Between the start and the result the user may have gone back or on: then the last route is \
      another one, or there is none and the app ends. The route that belongs to the result is the one \
      to remove.
      """,
    hint: "look the route up, and cut the path there only if it is still on it",
    level: .note,
    precision: .advice,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case form
        }

        @MainActor @Observable
        final class Router {
          var path: [Route] = []

          func showForm() { path.append(.form) }

          func send(_ text: String, to service: FormService) async {
            await service.send(text)
            ↓path.removeLast()
          }
        }

        struct FormService {
          func send(_ text: String) async {}
        }

        struct RootView: View {
          @State private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Form") { router.showForm() }
                .navigationDestination(for: Route.self) { _ in Text("Form") }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case checkout
        }

        @MainActor @Observable
        final class Router {
          var path: [Route] = []
          var checkout: CheckoutFlow?

          func startCheckout() {
            let flow = CheckoutFlow()
            flow.onFinish = { [weak self] in self?.↓path.removeLast() }
            checkout = flow
            path.append(.checkout)
          }
        }

        enum Step: Hashable {
          case payment
        }

        @MainActor @Observable
        final class CheckoutFlow {
          var steps: [Step] = []
          var onFinish: (() -> Void)?

          func pay() { steps.append(.payment) }
          func finish() { onFinish?() }
        }

        struct RootView: View {
          @State private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Buy") { router.startCheckout() }
                .navigationDestination(for: Route.self) { _ in
                  if let flow = router.checkout { CheckoutView(flow: flow) }
                }
            }
          }
        }

        struct CheckoutView: View {
          @Bindable var flow: CheckoutFlow

          var body: some View {
            NavigationStack(path: $flow.steps) {
              Button("Pay") { flow.pay() }
                .navigationDestination(for: Step.self) { _ in Text("Payment") }
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
          case form
        }

        @MainActor @Observable
        final class Router {
          var path: [Route] = []

          func showForm() { path.append(.form) }

          func send(_ text: String, to service: FormService) async {
            await service.send(text)
            if let index = path.lastIndex(of: .form) { path.removeSubrange(index...) }
          }
        }

        struct FormService {
          func send(_ text: String) async {}
        }

        struct RootView: View {
          @State private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Form") { router.showForm() }
                .navigationDestination(for: Route.self) { _ in Text("Form") }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case form
        }

        @MainActor @Observable
        final class Router {
          var path: [Route] = []

          func showForm() { path.append(.form) }

          func cancel(_ service: FormService) {
            path.removeLast()
            Task { await service.cancel() }
          }
        }

        struct FormService {
          func cancel() async {}
        }

        struct RootView: View {
          @State private var router = Router()

          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Form") { router.showForm() }
                .navigationDestination(for: Route.self) { _ in Text("Form") }
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    context.graph.observations(of: .popsByPosition).map { pop in
      let cause =
        pop.data["after"] == "child" ? "when a child finishes" : "after waiting for something"
      return finding(
        about: pop.subject, detail: pop.data["in"] ?? "",
        "`\(pop.data["in"] ?? "")` takes the last route off `\(pop.data["property"] ?? "")` "
          + "\(cause), whichever that is by then", at: pop.location)
    }
  }
}
