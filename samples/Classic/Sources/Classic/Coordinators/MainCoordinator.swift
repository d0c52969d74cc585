/// Two tabs, each with a coordinator and a stack of its own.
@MainActor
final class MainCoordinator: MainFlow {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any MainFlowDelegate)?

  private let router: any Router
  private let factory: any CoordinatorFactory
  private let modules: any ModuleFactory

  init(router: any Router, factory: any CoordinatorFactory, modules: any ModuleFactory) {
    self.router = router
    self.factory = factory
    self.modules = modules
  }

  func start() {
    let tabBar = modules.makeTabBar()
    tabBar.show(tabs: [
      TabItem(title: "Items", systemImage: "list.bullet", content: startItems()),
      TabItem(title: "Settings", systemImage: "gear", content: startSettings()),
    ])
    router.setRoot(tabBar)
  }

  private func startItems() -> any Presentable {
    let router = modules.makeRouter()
    let items = factory.makeItemsFlow(router: router)
    addChild(items)
    items.start()
    return router
  }

  private func startSettings() -> any Presentable {
    let router = modules.makeRouter()
    let settings = factory.makeSettingsFlow(router: router)
    settings.delegate = self
    addChild(settings)
    settings.start()
    return router
  }
}

extension MainCoordinator: SettingsFlowDelegate {
  func settingsFlowDidLogOut(_ flow: any SettingsFlow) {
    removeAllChildren()
    delegate?.mainFlowDidLogOut(self)
  }
}
