#if canImport(UIKit)
  import UIKit

  @MainActor
  protocol HelpCoordinatorDelegate: AnyObject {
    func helpCoordinatorDidFinish(_ coordinator: HelpCoordinator)
  }

  /// Help in a window of its own, without a router: it builds its screens and moves the stack.
  @MainActor
  final class HelpCoordinator: Coordinator {
    var childCoordinators: [any Coordinator] = []
    weak var delegate: (any HelpCoordinatorDelegate)?

    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      showTopics()
    }

    private func showTopics() {
      let topics = HelpTopicsViewController()
      topics.onSelect = { [weak self] topic in
        self?.showTopic(topic)
      }
      topics.onClose = { [weak self] in
        guard let self else { return }
        delegate?.helpCoordinatorDidFinish(self)
      }
      navigationController.setViewControllers([topics], animated: false)
    }

    private func showTopic(_ topic: HelpTopic) {
      let controller = HelpTopicViewController(topic: topic)
      controller.onShare = { [weak self] in
        self?.share(topic)
      }
      navigationController.pushViewController(controller, animated: true)
    }

    private func share(_ topic: HelpTopic) {
      let controller = UIActivityViewController(
        activityItems: [topic.text], applicationActivities: nil)
      controller.popoverPresentationController?.sourceView = navigationController.view
      navigationController.present(controller, animated: true)
    }
  }
#endif
