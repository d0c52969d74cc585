import FlowModel

/// Reports a flow that removes itself, or an unrelated child, when a child has finished.
struct WrongChildReleasedRule: Rule {
  let description = RuleDescription(
    id: "wrong-child-released",
    summary:
      "A flow that removes itself, or another child, from its children when a child finishes",
    rationale: """
      The child that finished stays in the list and leaks, with its screens and its callbacks; the \
      next one is started beside it. The slip is easy to make, because `removeChild(self)` is right \
      when the receiver is the parent.
      """,
    hint: "remove the child that finished",
    level: .error,
    precision: .certain,
    triggering: [
      RuleExample(
        """
        import UIKit

        protocol LoginCoordinatorDelegate: AnyObject {
          func loginDidFinish(_ coordinator: LoginCoordinator)
        }

        class BaseCoordinator {
          let navigation: UINavigationController
          private var childCoordinators: [BaseCoordinator] = []

          init(navigation: UINavigationController) { self.navigation = navigation }

          func addChild(_ child: BaseCoordinator) { childCoordinators.append(child) }
          func removeChild(_ child: BaseCoordinator) {
            childCoordinators.removeAll { $0 === child }
          }
        }

        final class AppCoordinator: BaseCoordinator, LoginCoordinatorDelegate {
          func start() {
            let login = LoginCoordinator(navigation: navigation)
            login.delegate = self
            addChild(login)
            login.start()
          }

          func loginDidFinish(_ coordinator: LoginCoordinator) {
            ↓removeChild(self)
          }
        }

        final class LoginCoordinator: BaseCoordinator {
          weak var delegate: (any LoginCoordinatorDelegate)?

          func start() { navigation.pushViewController(LoginViewController(), animated: true) }
          func finish() { delegate?.loginDidFinish(self) }
        }

        final class LoginViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        protocol Child: AnyObject {
          func start()
        }

        final class CartCoordinator: Child {
          var onFinish: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(CartViewController(), animated: true) }
        }

        final class HelpCoordinator: Child {
          var onFinish: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(HelpViewController(), animated: true) }
        }

        final class ShopCoordinator {
          private let navigation = UINavigationController()
          private lazy var cart = CartCoordinator(navigation: navigation)
          private lazy var help = HelpCoordinator(navigation: navigation)
          private var children: [any Child] = []

          func showCart() {
            children.append(cart)
            cart.onFinish = { [weak self] in
              guard let self else { return }
              self.release(self.cart)
            }
            cart.start()
          }

          func showHelp() {
            children.append(help)
            help.onFinish = { [weak self] in
              guard let self else { return }
              self.↓release(self.cart)
            }
            help.start()
          }

          private func release(_ child: any Child) { children.removeAll { $0 === child } }
        }

        final class CartViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import UIKit

        class BaseCoordinator {
          let navigation: UINavigationController
          weak var parent: BaseCoordinator?
          private var childCoordinators: [BaseCoordinator] = []

          init(navigation: UINavigationController) { self.navigation = navigation }

          func addChild(_ child: BaseCoordinator) { childCoordinators.append(child) }
          func removeChild(_ child: BaseCoordinator) {
            childCoordinators.removeAll { $0 === child }
          }
        }

        final class AppCoordinator: BaseCoordinator {
          func start() {
            let login = LoginCoordinator(navigation: navigation)
            login.parent = self
            addChild(login)
            login.start()
          }
        }

        final class LoginCoordinator: BaseCoordinator {
          func start() { navigation.pushViewController(LoginViewController(), animated: true) }
          func finish() { parent?.removeChild(self) }
        }

        final class LoginViewController: UIViewController {}
        """),
      RuleExample(
        """
        import UIKit

        protocol Child: AnyObject {
          func start()
        }

        final class CartCoordinator: Child {
          var onFinish: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(CartViewController(), animated: true) }
        }

        final class HelpCoordinator: Child {
          var onFinish: (() -> Void)?
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func start() { navigation.pushViewController(HelpViewController(), animated: true) }
        }

        final class ShopCoordinator {
          private let navigation = UINavigationController()
          private lazy var cart = CartCoordinator(navigation: navigation)
          private lazy var help = HelpCoordinator(navigation: navigation)
          private var children: [any Child] = []

          func showCart() {
            children.append(cart)
            cart.onFinish = { [weak self] in
              guard let self else { return }
              self.release(self.cart)
            }
            cart.start()
          }

          func showHelp() {
            children.append(help)
            help.onFinish = { [weak self] in
              guard let self else { return }
              self.release(self.help)
            }
            help.start()
          }

          private func release(_ child: any Child) { children.removeAll { $0 === child } }
        }

        final class CartViewController: UIViewController {}
        final class HelpViewController: UIViewController {}
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let removals = context.graph.observations(of: .removesChild)
    let finishers = Dictionary(grouping: removals, by: \.subject).mapValues { removals in
      Set(removals.compactMap { $0.data["finished"].flatMap(Self.name) })
    }
    return removals.compactMap { removal in
      guard removal.data["receiver"] == "self",
        let argument = removal.data["argument"].flatMap(Self.name)
      else { return nil }
      let finished = removal.data["finished"].flatMap(Self.name)
      let others = (finishers[removal.subject] ?? []).subtracting(finished.map { [$0] } ?? [])
      guard argument == "self" || (finished != nil && others.contains(argument)) else { return nil }
      return finding(
        about: removal.subject, detail: removal.data["in"] ?? "",
        message(argument, finished, removal), at: removal.location,
        hint: finished.map { "remove `\($0)`, the child that finished" })
    }
  }

  private func message(_ argument: String, _ finished: String?, _ removal: Observation) -> String {
    let flow = "flow `\(removal.subject.split(separator: "/").last ?? "")`"
    guard argument == "self" else {
      return "\(flow) removes the child `\(argument)` when `\(finished ?? "")` finishes"
    }
    return "\(flow) removes itself from its own children"
      + (finished.map { ", and `\($0)` stays" } ?? "")
  }

  /// `self?.login` and `login!` name the same child, `login`; `nil` for anything but a plain name.
  ///
  /// A local of another name may well be the child that finished, so that only names of children
  /// that finish elsewhere count as others.
  private static func name(_ expression: String) -> String? {
    let parts = expression.filter { $0 != "?" && $0 != "!" }.split(separator: ".")
    guard let last = parts.last,
      parts.count == 1 || (parts.count == 2 && parts[0] == "self"),
      last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(last)
  }
}
