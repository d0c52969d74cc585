#if canImport(UIKit)
  import UIKit

  @MainActor
  protocol PasswordCoordinatorDelegate: AnyObject {
    func passwordCoordinatorDidFinish(_ coordinator: PasswordCoordinator)
  }

  @MainActor
  final class PasswordCoordinator: NavigationCoordinator {
    var childCoordinators: [any NavigationCoordinator] = []
    weak var delegate: (any PasswordCoordinatorDelegate)?

    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let old = OldPasswordViewController()
      old.onNext = { [weak self] in
        self?.showNewPassword()
      }
      navigationController.pushViewController(old, animated: true)
    }

    private func showNewPassword() {
      let new = NewPasswordViewController()
      new.onDone = { [weak self] in
        guard let self else { return }
        delegate?.passwordCoordinatorDidFinish(self)
      }
      navigationController.pushViewController(new, animated: true)
    }
  }
#endif
