#if canImport(UIKit)
  import UIKit

  @MainActor
  protocol AddressCoordinatorDelegate: AnyObject {
    func addressCoordinatorDidFinish(_ coordinator: AddressCoordinator)
  }

  @MainActor
  final class AddressCoordinator: NavigationCoordinator {
    var childCoordinators: [any NavigationCoordinator] = []
    weak var delegate: (any AddressCoordinatorDelegate)?

    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      let street = StreetViewController()
      street.onNext = { [weak self] in
        self?.showCountry()
      }
      navigationController.pushViewController(street, animated: true)
    }

    private func showCountry() {
      let country = CountryViewController()
      country.onDone = { [weak self] in
        guard let self else { return }
        delegate?.addressCoordinatorDidFinish(self)
      }
      navigationController.pushViewController(country, animated: true)
    }
  }
#endif
