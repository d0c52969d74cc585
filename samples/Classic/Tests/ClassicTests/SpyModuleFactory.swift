@testable import Classic

@MainActor
struct SpyModuleFactory: ModuleFactory {
  func makeRouter() -> any Router { SpyRouter() }
  func makeWelcome() -> any WelcomeModule { SpyModule("welcome") }
  func makeLogin() -> any LoginModule { SpyModule("login") }
  func makePasswordReset() -> any PasswordResetModule { SpyModule("passwordReset") }
  func makeTabBar() -> any TabBarModule { SpyModule("tabBar") }
  func makeItemList(_ store: ItemStore) -> any ItemListModule { SpyModule("itemList") }
  func makeItemDetail(_ item: Item) -> any ItemDetailModule { SpyModule("itemDetail") }
  func makeItemForm(_ item: Item?) -> any ItemFormModule { SpyModule("itemForm") }
  func makeCategoryPicker(_ category: Item.Category) -> any CategoryPickerModule {
    SpyModule("categoryPicker")
  }
  func makeSettings() -> any SettingsModule { SpyModule("settings") }
  func makeAccount() -> any AccountModule { SpyModule("account") }
  func makeAbout() -> any Presentable { SpyModule("about") }
}
