import FlowModel

/// Reports ignore comments that silence nothing or name a rule that does not exist.
struct UnsoundSuppressionRule: ClosingRule {
  let description = RuleDescription(
    id: "unsound-suppression",
    summary: "An ignore comment that silences nothing, or names a rule that does not exist",
    rationale: """
      A comment whose reason has gone hides the next finding of its rule at that place, and one with a \
      slip in the name never hid any. Rules that did not run, because they are off or because the \
      tree has no entry, are not counted against a comment.
      """,
    hint: "delete the comment",
    level: .warning,
    precision: .certain,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        ↓// flowviz:ignore unused-rout - shown by a later release
        struct CartView: View {
          var body: some View { Text("Cart") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          ↓// flowviz:ignore unused-route - was made nowhere once
          case cart
        }

        struct ShopView: View {
          @State private var path: [Route] = []

          var body: some View {
            NavigationStack(path: $path) {
              Button("Cart") { path.append(.cart) }
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
          // flowviz:ignore unused-route - shown by a later release
          case wishlist
        }

        struct ShopView: View {
          @State private var path: [Route] = []

          var body: some View {
            NavigationStack(path: $path) {
              Button("Cart") { path.append(.cart) }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .cart: Text("Cart")
                  case .wishlist: Text("Wishlist")
                  }
                }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        // flowviz:ignore orphan-flow - the app that starts it lies in another tree
        final class Router: ObservableObject {
          @Published var path: [String] = []

          func showCart() { path.append("cart") }
        }
        """),
    ])

  func findings(in context: AuditContext, after trail: AuditTrail) -> [Finding] {
    context.graph.suppressions.flatMap { suppression -> [Finding] in
      guard !suppression.rules.isEmpty else {
        return trail.ranAll && !trail.isUsed(suppression, by: nil)
          ? [finding(on: suppression, "", "the ignore comment silences nothing")] : []
      }
      return suppression.rules.compactMap { rule in
        guard trail.known.contains(rule) else {
          let near = EditDistance.nearest(to: rule, among: trail.known.sorted())
          return finding(
            on: suppression, rule,
            "the ignore comment names a rule '\(rule)' that does not exist",
            hint: near.map { "did you mean '\($0)'?" } ?? "'flowviz rules' lists them all")
        }
        guard rule != description.id, trail.ran.contains(rule),
          !trail.isUsed(suppression, by: rule)
        else { return nil }
        return finding(
          on: suppression, rule, "the ignore comment for '\(rule)' silences nothing")
      }
    }
  }

  private func finding(
    on suppression: Suppression, _ rule: String, _ message: String, hint: String? = nil
  ) -> Finding {
    finding(
      about: suppression.location.file, detail: rule, message, at: suppression.location, hint: hint)
  }
}
