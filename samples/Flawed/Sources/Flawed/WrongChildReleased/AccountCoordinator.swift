#if canImport(UIKit)
  import UIKit

  @MainActor
  final class AccountCoordinator: NavigationCoordinator {
    var childCoordinators: [any NavigationCoordinator] = []
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let account = AccountViewController()
      account.onAddress = { [weak self] in
        self?.showAddress()
      }
      account.onPassword = { [weak self] in
        self?.showPassword()
      }
      navigationController.setViewControllers([account], animated: false)
    }

    private func showAddress() {
      let address = AddressCoordinator(navigationController: navigationController)
      address.delegate = self
      addChild(address)
      address.start()
    }

    private func showPassword() {
      let password = PasswordCoordinator(navigationController: navigationController)
      password.delegate = self
      addChild(password)
      password.start()
    }
  }

  extension AccountCoordinator: AddressCoordinatorDelegate {
    func addressCoordinatorDidFinish(_ coordinator: AddressCoordinator) {
      navigationController.popToRootViewController(animated: true)
      // Wrong (wrong-child-released): removes the parent, not the child that finished.
      removeChild(self)
    }
  }

  extension AccountCoordinator: PasswordCoordinatorDelegate {
    func passwordCoordinatorDidFinish(_ coordinator: PasswordCoordinator) {
      navigationController.popToRootViewController(animated: true)
      // Right: removes the child that finished.
      removeChild(coordinator)
    }
  }
#endif
