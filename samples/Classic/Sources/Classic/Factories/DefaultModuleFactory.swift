#if canImport(UIKit)
  import UIKit

  @MainActor
  struct DefaultModuleFactory: ModuleFactory {
    func makeRouter() -> any Router {
      NavigationRouter(UINavigationController())
    }

    func makeWelcome() -> any WelcomeModule {
      WelcomeViewController()
    }

    func makeLogin() -> any LoginModule {
      LoginViewController()
    }

    func makePasswordReset() -> any PasswordResetModule {
      PasswordResetViewController()
    }

    func makeTabBar() -> any TabBarModule {
      TabBarController()
    }

    func makeItemList(_ store: ItemStore) -> any ItemListModule {
      ItemListViewController(store: store)
    }

    func makeItemDetail(_ item: Item) -> any ItemDetailModule {
      ItemDetailViewController(item: item)
    }

    func makeItemForm(_ item: Item?) -> any ItemFormModule {
      ItemFormViewController(item: item)
    }

    func makeCategoryPicker(_ category: Item.Category) -> any CategoryPickerModule {
      CategoryPickerViewController(category: category)
    }

    func makeSettings() -> any SettingsModule {
      SettingsViewController()
    }

    func makeAccount() -> any AccountModule {
      AccountViewController()
    }

    func makeAbout() -> any Presentable {
      AboutViewController()
    }
  }
#endif
