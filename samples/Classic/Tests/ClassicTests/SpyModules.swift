@testable import Classic

/// One object that stands for any screen.
@MainActor
final class SpyModule: WelcomeModule, LoginModule, PasswordResetModule, TabBarModule,
  ItemListModule, ItemDetailModule, ItemFormModule, CategoryPickerModule, SettingsModule,
  AccountModule
{
  let name: String

  #if canImport(UIKit)
    let viewController = UIViewController()
  #endif

  var onLogIn: (() -> Void)?
  var onLoggedIn: (() -> Void)?
  var onForgotPassword: (() -> Void)?
  var onSent: (() -> Void)?
  var onSelect: ((Item) -> Void)?
  var onCreate: (() -> Void)?
  var onEdit: (() -> Void)?
  var onChooseCategory: ((Item.Category) -> Void)?
  var onSave: ((Item) -> Void)?
  var onCancel: (() -> Void)?
  var onPick: ((Item.Category) -> Void)?
  var onAccount: (() -> Void)?
  var onAbout: (() -> Void)?
  var onLogOut: (() -> Void)?

  private(set) var tabs: [TabItem] = []
  private(set) var category: Item.Category?
  private(set) var reloads = 0

  init(_ name: String) {
    self.name = name
  }

  func show(tabs: [TabItem]) {
    self.tabs = tabs
  }

  func use(_ category: Item.Category) {
    self.category = category
  }

  func reload() {
    reloads += 1
  }
}
