@MainActor
protocol ModuleFactory {
  func makeRouter() -> any Router
  func makeWelcome() -> any WelcomeModule
  func makeLogin() -> any LoginModule
  func makePasswordReset() -> any PasswordResetModule
  func makeTabBar() -> any TabBarModule
  func makeItemList(_ store: ItemStore) -> any ItemListModule
  func makeItemDetail(_ item: Item) -> any ItemDetailModule
  func makeItemForm(_ item: Item?) -> any ItemFormModule
  func makeCategoryPicker(_ category: Item.Category) -> any CategoryPickerModule
  func makeSettings() -> any SettingsModule
  func makeAccount() -> any AccountModule
  func makeAbout() -> any Presentable
}
