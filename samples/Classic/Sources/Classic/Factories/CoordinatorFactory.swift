@MainActor
protocol CoordinatorFactory {
  func makeLoginFlow(router: any Router) -> any LoginFlow
  func makeMainFlow(router: any Router) -> any MainFlow
  func makeItemsFlow(router: any Router) -> any ItemsFlow
  func makeItemEditorFlow(router: any Router, item: Item?) -> any ItemEditorFlow
  func makeSettingsFlow(router: any Router) -> any SettingsFlow
}
