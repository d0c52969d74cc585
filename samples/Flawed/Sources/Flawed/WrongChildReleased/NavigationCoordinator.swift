@MainActor
protocol NavigationCoordinator: AnyObject {
  var childCoordinators: [any NavigationCoordinator] { get set }

  func start()
}

extension NavigationCoordinator {
  func addChild(_ child: any NavigationCoordinator) {
    childCoordinators.append(child)
  }

  func removeChild(_ child: any NavigationCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
