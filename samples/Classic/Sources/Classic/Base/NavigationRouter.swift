#if canImport(UIKit)
  import UIKit

  @MainActor
  final class NavigationRouter: Router {
    private let navigationController: UINavigationController

    init(_ navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    var viewController: UIViewController { navigationController }

    func setRoot(_ module: any Presentable) {
      let isTabBar = module.viewController is UITabBarController
      navigationController.setNavigationBarHidden(isTabBar, animated: false)
      navigationController.setViewControllers([module.viewController], animated: false)
    }

    func push(_ module: any Presentable) {
      navigationController.pushViewController(module.viewController, animated: true)
    }

    func pop() {
      navigationController.popViewController(animated: true)
    }

    /// Presents without the swipe down: every way out leads through the coordinator.
    func present(_ module: any Presentable) {
      module.viewController.isModalInPresentation = true
      navigationController.present(module.viewController, animated: true)
    }

    func dismiss() {
      navigationController.dismiss(animated: true)
    }
  }
#endif
