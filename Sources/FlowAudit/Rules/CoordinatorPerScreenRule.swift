import FlowModel

/// Reports a coordinator that shows one screen and earns nothing.
struct CoordinatorPerScreenRule: Rule {
  let description = RuleDescription(
    id: "coordinator-per-screen",
    summary: "A flow that shows one screen only and takes no decision",
    rationale: """
      A coordinator for each screen doubles the number of types without moving a decision anywhere: \
      there is no second route, no child, no deep link, no condition and no shared state that would \
      need an owner. One coordinator for each flow of the app is enough. Left alone are flows that \
      several others start, those that lead on from another screen, as the router that a presenter \
      or view is made with does, private helpers of a file, and what SwiftUI asks for, the \
      coordinator of a representable.
      """,
    hint: "let the flow that starts it show the screen",
    level: .warning,
    precision: .advice,
    options: [
      RuleOption(
        "summaryAbove", "with more such flows than this, one more finding gives their share",
        default: 10)
    ],
    triggering: [
      RuleExample(
        """
        import UIKit

        final class CatalogCoordinator {
          private let navigation: UINavigationController
          private var detail: ProductDetailCoordinator?

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() {
            navigation.pushViewController(CatalogViewController(), animated: false)
          }

          func showFilter() {
            navigation.present(FilterViewController(), animated: true)
          }

          func showProduct() {
            detail = ProductDetailCoordinator(navigation: navigation)
            detail?.start()
          }
        }

        final class ↓ProductDetailCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() {
            navigation.pushViewController(ProductDetailViewController(), animated: true)
          }
        }

        final class CatalogViewController: UIViewController {}
        final class FilterViewController: UIViewController {}
        final class ProductDetailViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        final class AccountCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() {
            navigation.pushViewController(AccountViewController(), animated: false)
          }

          func showOrders() {
            navigation.pushViewController(OrdersViewController(), animated: true)
          }

          func showTerms() {
            TermsCoordinator(host: navigation).start()
          }
        }

        final class ↓TermsCoordinator {
          private let host: UIViewController

          init(host: UIViewController) { self.host = host }

          func start() { host.present(TermsViewController(), animated: true) }
        }

        final class AccountViewController: UIViewController {}
        final class OrdersViewController: UIViewController {}
        final class TermsViewController: UIViewController {}
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import UIKit

        final class CatalogCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() {
            navigation.pushViewController(CatalogViewController(), animated: false)
          }

          func showFilter() {
            navigation.present(FilterViewController(), animated: true)
          }

          func showProduct() {
            navigation.pushViewController(ProductDetailViewController(), animated: true)
          }
        }

        final class CatalogViewController: UIViewController {}
        final class FilterViewController: UIViewController {}
        final class ProductDetailViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        final class AccountCoordinator {
          private let navigation: UINavigationController
          private let isSignedIn: Bool

          init(navigation: UINavigationController, isSignedIn: Bool) {
            self.navigation = navigation
            self.isSignedIn = isSignedIn
          }

          func start() {
            guard isSignedIn else { return }
            navigation.pushViewController(AccountViewController(), animated: false)
          }
        }

        final class AccountViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        protocol OrdersRouting {
          func showReceipt(from view: UIViewController)
        }

        final class OrdersRouter: OrdersRouting {
          func showReceipt(from view: UIViewController) {
            view.present(ReceiptViewController(), animated: true)
          }
        }

        final class OrdersPresenter {
          private let router: OrdersRouting

          init(router: OrdersRouting) { self.router = router }

          func receiptTapped(in view: UIViewController) { router.showReceipt(from: view) }
        }

        final class OrdersViewController: UIViewController {
          private let presenter = OrdersPresenter(router: OrdersRouter())

          func receiptTapped() { presenter.receiptTapped(in: self) }
        }

        final class ReceiptViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        final class BuyingCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(CartViewController(), animated: false) }
          func showHelp() { navigation.present(HelpViewController(), animated: true) }
          func showColors() { ColorPicking(navigation: navigation).start() }
        }

        final class SellingCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(OfferViewController(), animated: false) }
          func showHelp() { navigation.present(HelpViewController(), animated: true) }
          func showColors() { ColorPicking(navigation: navigation).start() }
        }

        final class ColorPicking {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(ColorViewController(), animated: true) }
        }

        final class CartViewController: UIViewController {}
        final class OfferViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        final class ColorViewController: UIViewController {}
        """),
      RuleExample(
        """
        import SwiftUI
        import UIKit

        struct MapView: UIViewControllerRepresentable {
          let navigation: UINavigationController

          func makeUIViewController(context: Context) -> MapViewController {
            let controller = MapViewController()
            controller.delegate = context.coordinator
            return controller
          }

          func updateUIViewController(_ controller: MapViewController, context: Context) {}

          func makeCoordinator() -> Coordinator { Coordinator(navigation: navigation) }

          final class Coordinator {
            private let navigation: UINavigationController

            init(navigation: UINavigationController) { self.navigation = navigation }

            func showPlace() {
              navigation.pushViewController(PlaceViewController(), animated: true)
            }
          }
        }

        final class MapViewController: UIViewController {
          var delegate: MapView.Coordinator?
        }

        final class PlaceViewController: UIViewController {}
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let graph = context.graph
    let earnings = FlowEarnings(context)
    let flows = graph.nodes(of: .flow).filter(\.isDeclared)
    let single = flows.compactMap { flow in
      earnings.onlyScreen(of: flow).map { (flow: flow, screen: $0) }
    }
    var findings = single.map { flow, screen in
      finding(
        about: flow, "flow \(flow.quoted) only shows \(graph.quoted(screen))",
        related: [RelatedPlace(message: "its only screen", location: graph[screen]?.location)])
    }
    if let limit = context.integer("summaryAbove"), single.count > limit {
      let share = single.count * 100 / flows.count
      findings.append(
        finding(
          about: graph.project.name,
          "\(single.count) of \(Wording.count(flows.count, "flow")) (\(share) %) show one screen only",
          at: nil, hint: "give each flow of the app a coordinator, not each screen"))
    }
    return findings
  }
}
