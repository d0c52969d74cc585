@MainActor
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }

  func start()
}

extension Coordinator {
  func addChild(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  func removeChild(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }

  func removeAllChildren() {
    childCoordinators.removeAll()
  }
}
