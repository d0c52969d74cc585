import FlowModel

/// Reports callbacks of children that keep their parent, or the child itself, alive.
struct StrongCompletionCaptureRule: Rule {
  let description = RuleDescription(
    id: "strong-completion-capture",
    summary: "A child's callback that strongly captures the flow which keeps the child",
    rationale: """
      The parent keeps the child, the child keeps its callback, and the callback keeps the parent: \
      none of them is ever released, with all their screens. Where code lets the child go, the circle \
      is open once that code runs, which a swipe back may not cause: that is a note.
      """,
    hint: "capture it weakly: `[weak self]`",
    level: .warning,
    precision: .certain,
    triggering: [
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController
          private var children: [CheckoutCoordinator] = []

          init(navigation: UINavigationController) { self.navigation = navigation }

          func startCheckout() {
            let checkout = CheckoutCoordinator(navigation: navigation)
            checkout.onPaid = ↓{ self.showReceipt() }
            children.append(checkout)
            checkout.start()
          }

          private func showReceipt() {
            navigation.pushViewController(ReceiptViewController(), animated: true)
          }
        }

        final class CheckoutCoordinator {
          var onPaid: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(PaymentViewController(), animated: true) }
          func pay() { onPaid?() }
        }

        final class PaymentViewController: UIViewController {}
        final class ReceiptViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController
          private var children: [CheckoutCoordinator] = []

          init(navigation: UINavigationController) { self.navigation = navigation }

          func startCheckout() {
            let checkout = CheckoutCoordinator(navigation: navigation)
            checkout.onPaid = ↓{ [weak self] in
              checkout.close()
              self?.children.removeAll()
            }
            children.append(checkout)
            checkout.start()
          }
        }

        final class CheckoutCoordinator {
          var onPaid: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(PaymentViewController(), animated: true) }
          func close() { navigation.popViewController(animated: true) }
          func pay() { onPaid?() }
        }

        final class PaymentViewController: UIViewController {}
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController
          private var children: [CheckoutCoordinator] = []

          init(navigation: UINavigationController) { self.navigation = navigation }

          func startCheckout() {
            let checkout = CheckoutCoordinator(navigation: navigation)
            checkout.onPaid = { [weak self, weak checkout] in
              checkout?.close()
              self?.children.removeAll()
            }
            children.append(checkout)
            checkout.start()
          }
        }

        final class CheckoutCoordinator {
          var onPaid: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(PaymentViewController(), animated: true) }
          func close() { navigation.popViewController(animated: true) }
          func pay() { onPaid?() }
        }

        final class PaymentViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController
          private var checkout: CheckoutCoordinator?

          init(navigation: UINavigationController) { self.navigation = navigation }

          func startCheckout() {
            let checkout = CheckoutCoordinator(navigation: navigation)
            checkout.onPaid = { self.showReceipt() }
            self.checkout = checkout
            checkout.start()
          }

          private func showReceipt() {
            navigation.pushViewController(ReceiptViewController(), animated: true)
          }
        }

        final class CheckoutCoordinator {
          var onPaid: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(PaymentViewController(), animated: true) }
          func pay() {
            let callback = onPaid
            onPaid = nil
            callback?()
          }
        }

        final class PaymentViewController: UIViewController {}
        final class ReceiptViewController: UIViewController {}
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    context.graph.observations(of: .capturesStrongly).map { capture in
      let parent = Wording.quoted(subject: capture.subject)
      let child = Wording.quoted(subject: capture.data["child"] ?? "")
      let kind = capture.data["by"] == "subscription" ? "subscription to" : "callback"
      let callback = "the \(kind) `\(capture.data["property"] ?? "")` of \(child)"
      let isSelf = capture.data["holds"] == "child"
      return finding(
        about: capture.subject,
        detail: "\(capture.data["in"] ?? "") \(capture.data["property"] ?? "")",
        isSelf
          ? "\(callback) strongly captures \(child) itself"
          : "\(callback) strongly captures \(parent), which keeps the child",
        at: capture.location, severity: capture.data["released"] == "true" ? .note : nil,
        hint: isSelf ? "capture the child weakly" : nil)
    }
  }
}
