import Foundation
import Testing

@testable import Classic

@MainActor
struct CoordinatorTests {
  private let router = SpyRouter()
  private let modules = SpyModuleFactory()
  private let store = ItemStore()

  private var factory: DefaultCoordinatorFactory {
    DefaultCoordinatorFactory(modules: modules, store: store)
  }

  private func startApp(isLoggedIn: Bool) -> AppCoordinator {
    let session = Session(isLoggedIn: isLoggedIn)
    let app = AppCoordinator(router: router, factory: factory, session: session)
    app.start()
    return app
  }

  private func top(_ router: SpyRouter, is name: String) throws -> SpyModule {
    let module = try #require(router.stack.last as? SpyModule)
    #expect(module.name == name)
    return module
  }

  @Test func loginIsReleasedWhenItEnds() throws {
    let app = startApp(isLoggedIn: false)
    try top(router, is: "welcome").onLogIn?()
    let login = try top(router, is: "login")
    login.onForgotPassword?()
    try top(router, is: "passwordReset").onSent?()
    weak let flow = app.childCoordinators.first
    #expect(flow is LoginCoordinator)
    login.onLoggedIn?()
    _ = try top(router, is: "tabBar")
    #expect(flow == nil)
    #expect(app.childCoordinators.count == 1)
  }

  @Test func loggingOutReleasesTheTabs() throws {
    let app = startApp(isLoggedIn: true)
    let tabs = try top(router, is: "tabBar").tabs
    #expect(tabs.map(\.title) == ["Items", "Settings"])
    let settingsRouter = try #require(tabs.last?.content as? SpyRouter)
    try top(settingsRouter, is: "settings").onAccount?()
    weak let main = app.childCoordinators.first
    try top(settingsRouter, is: "account").onLogOut?()
    _ = try top(router, is: "welcome")
    #expect(main == nil)
  }

  @Test func theEditorIsReleasedWhetherItSavesOrNot() throws {
    let items = ItemsCoordinator(router: router, factory: factory, modules: modules, store: store)
    items.start()
    let list = try top(router, is: "itemList")
    let item = Item(id: UUID(), title: "Water the plants", category: .home)

    list.onCreate?()
    let editorRouter = try #require(router.presented as? SpyRouter)
    let form = try top(editorRouter, is: "itemForm")
    form.onChooseCategory?(.home)
    try top(editorRouter, is: "categoryPicker").onPick?(.work)
    #expect(form.category == .work)
    form.onSave?(item)
    #expect(items.childCoordinators.isEmpty)
    #expect(router.presented == nil)
    #expect(store.items == [item])
    #expect(list.reloads == 1)

    list.onSelect?(item)
    try top(router, is: "itemDetail").onEdit?()
    #expect(items.childCoordinators.count == 1)
    let second = try #require(router.presented as? SpyRouter)
    try top(second, is: "itemForm").onCancel?()
    #expect(items.childCoordinators.isEmpty)
  }
}
