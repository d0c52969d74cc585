@MainActor
struct DefaultCoordinatorFactory: CoordinatorFactory {
  let modules: any ModuleFactory
  let store: ItemStore

  func makeLoginFlow(router: any Router) -> any LoginFlow {
    LoginCoordinator(router: router, modules: modules)
  }

  func makeMainFlow(router: any Router) -> any MainFlow {
    MainCoordinator(router: router, factory: self, modules: modules)
  }

  func makeItemsFlow(router: any Router) -> any ItemsFlow {
    ItemsCoordinator(router: router, factory: self, modules: modules, store: store)
  }

  func makeItemEditorFlow(router: any Router, item: Item?) -> any ItemEditorFlow {
    ItemEditorCoordinator(router: router, modules: modules, item: item)
  }

  func makeSettingsFlow(router: any Router) -> any SettingsFlow {
    SettingsCoordinator(router: router, modules: modules)
  }
}
