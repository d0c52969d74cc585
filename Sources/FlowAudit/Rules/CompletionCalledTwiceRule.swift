import FlowModel

/// Reports callbacks that end a flow or screen and can be called a second time.
struct CompletionCalledTwiceRule: Rule {
  let description = RuleDescription(
    id: "completion-called-twice",
    summary: "A callback that ends a flow or screen and can run a second time",
    rationale: """
      Whoever is told twice that a child has finished removes two children, pops two screens, or starts \
      the next step twice. A callback that comes both from a button and from the disappearance of \
      the screen does so each time; one that is cleared before it is called cannot.
      """,
    hint: "clear the callback before calling it, or return after the first call",
    level: .note,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func showFilter() {
            let filter = FilterViewController()
            filter.onDone = { [weak self] in self?.navigation.popViewController(animated: true) }
            navigation.pushViewController(filter, animated: true)
          }
        }

        final class FilterViewController: UIViewController {
          var onDone: (() -> Void)?

          @objc func apply() { onDone?() }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            ↓onDone?()
          }
        }
        """),
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func showFilter() {
            let filter = FilterViewController()
            filter.onDone = { [weak self] in self?.navigation.popViewController(animated: true) }
            navigation.pushViewController(filter, animated: true)
          }
        }

        final class FilterViewController: UIViewController {
          var onDone: (() -> Void)?
          var isEmpty = true

          @objc func apply() {
            if isEmpty { onDone?() }
            ↓onDone?()
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func showFilter() {
            let filter = FilterViewController()
            filter.onDone = { [weak self] in self?.navigation.popViewController(animated: true) }
            navigation.pushViewController(filter, animated: true)
          }
        }

        final class FilterViewController: UIViewController {
          var onDone: (() -> Void)?
          var isEmpty = true

          @objc func apply() {
            if isEmpty {
              onDone?()
              return
            }
            onDone?()
          }
        }
        """),
      RuleExample(
        """
        import UIKit

        final class ShopCoordinator {
          private let navigation: UINavigationController

          init(navigation: UINavigationController) { self.navigation = navigation }

          func showFilter() {
            let filter = FilterViewController()
            filter.onDone = { [weak self] in self?.navigation.popViewController(animated: true) }
            navigation.pushViewController(filter, animated: true)
          }
        }

        final class FilterViewController: UIViewController {
          var onDone: (() -> Void)?

          @objc func apply() { finish() }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            finish()
          }

          private func finish() {
            let callback = onDone
            onDone = nil
            callback?()
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    context.graph.observations(of: .completionRepeats).map { repetition in
      let callback = "`\(repetition.data["property"] ?? "")`"
      let other = "`\(repetition.data["other"] ?? "")`"
      let message =
        repetition.data["why"] == "path"
        ? "\(callback) can be called twice in \(other)"
        : "\(callback) is called when the screen disappears, though \(other) may have called it"
      return finding(
        about: repetition.subject,
        detail: "\(repetition.data["in"] ?? "") \(repetition.data["property"] ?? "")", message,
        at: repetition.location)
    }
  }
}
