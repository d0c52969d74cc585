import FlowModel

/// Reports children that a UIKit flow adds to its list and that nothing takes out again.
struct ChildNeverReleasedRule: Rule {
  let description = RuleDescription(
    id: "child-never-released",
    summary: "A child flow that is added to its parent's list and never taken out",
    rationale: """
      The list keeps every child that was ever started alive, with its screens and callbacks, and each \
      start adds one. Children of tabs and roots, and those that the parent starts once with itself, \
      live as long as the parent and are left alone.
      """,
    hint: "remove the child when it finishes and when the user swipes it away",
    level: .warning,
    precision: .likely,
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
            ↓children.append(checkout)
            checkout.start()
          }
        }

        final class CheckoutCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(PaymentViewController(), animated: true) }
        }

        final class PaymentViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        class BaseCoordinator {
          let navigation: UINavigationController
          private var children: [BaseCoordinator] = []

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() {}
          func add(_ child: BaseCoordinator) { children.append(child) }
          func drop(_ child: BaseCoordinator) { children.removeAll { $0 === child } }
        }

        final class ShopCoordinator: BaseCoordinator {
          override func start() {
            navigation.pushViewController(CatalogViewController(), animated: false)
          }

          func showCart() {
            let cart = CartCoordinator(navigation: navigation)
            cart.onClose = { [weak self, weak cart] in
              if let cart { self?.drop(cart) }
            }
            add(cart)
            cart.start()
          }

          func showHelp() {
            let help = HelpCoordinator(navigation: navigation)
            ↓add(help)
            help.start()
          }
        }

        final class CartCoordinator: BaseCoordinator {
          var onClose: (() -> Void)?

          override func start() {
            navigation.pushViewController(CartViewController(), animated: true)
          }

          func close() { onClose?() }
        }

        final class HelpCoordinator: BaseCoordinator {
          override func start() {
            navigation.pushViewController(HelpViewController(), animated: true)
          }
        }

        final class CatalogViewController: UIViewController {}
        final class CartViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
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
            checkout.parent = self
            children.append(checkout)
            checkout.start()
          }

          func finished(_ child: CheckoutCoordinator) { children.removeAll { $0 === child } }
        }

        final class CheckoutCoordinator {
          weak var parent: ShopCoordinator?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(PaymentViewController(), animated: true) }
          func pay() { parent?.finished(self) }
        }

        final class PaymentViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        final class ShellCoordinator {
          private let tabBar: UITabBarController
          private var children: [CatalogCoordinator] = []

          init(tabBar: UITabBarController) { self.tabBar = tabBar }

          func start() {
            let navigation = UINavigationController()
            let catalog = CatalogCoordinator(navigation: navigation)
            children.append(catalog)
            catalog.start()
            tabBar.viewControllers = [navigation]
          }
        }

        final class CatalogCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(CatalogViewController(), animated: false) }
        }

        final class CatalogViewController: UIViewController {}
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let graph = context.graph
    let beginnings = Beginnings(graph)
    return graph.observations(of: .keepsChild).compactMap { keeping in
      guard keeping.data["released"] == "false", keeping.data["style"] == "uiKit",
        let child = keeping.data["child"], let declaration = keeping.data["in"],
        !beginnings.holdsForLife(child: child, madeIn: declaration, by: keeping.subject)
      else { return nil }
      return finding(
        about: keeping.subject, detail: child,
        "flow \(Wording.quoted(subject: keeping.subject)) adds the child "
          + "\(Wording.quoted(subject: child)) and never takes it out again",
        at: keeping.location)
    }
  }
}

/// Which children live as long as their parent, or as long as the app.
private struct Beginnings {
  private let graph: FlowGraph
  private let flows: [String: NodeID]
  /// The declarations that switch what an app or a flow shows as a whole.
  private let switching: Set<String>

  init(_ graph: FlowGraph) {
    self.graph = graph
    flows = Dictionary(graph.nodes(of: .flow).map { ($0.subject, $0.id) }) { first, _ in first }
    switching = Set(
      graph.edges.filter { $0.kind == .switch || $0.kind == .replace }.compactMap(\.trigger))
  }

  func holdsForLife(child: String, madeIn declaration: String, by parent: String) -> Bool {
    let method = declaration.split(separator: ".").last.map { $0.prefix { $0 != "(" } } ?? ""
    if method == "init" || method == "start" { return true }
    // What switches the app's or the flow's content is a root, whatever it is called.
    guard !switching.contains(declaration), let child = flows[child] else { return true }
    let ends = graph.outgoing(child).contains { $0.kind == .switch || $0.kind == .replace }
    return ends
      || graph.incoming(child).contains { edge in
        [.tab, .root, .entry].contains(graph[edge.from]?.kind)
          || edge.kind == .launch || edge.kind == .replace || edge.kind == .switch
      }
  }
}
