@MainActor
final class SettingsCoordinator: SettingsFlow {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any SettingsFlowDelegate)?

  private let router: any Router
  private let modules: any ModuleFactory

  init(router: any Router, modules: any ModuleFactory) {
    self.router = router
    self.modules = modules
  }

  func start() {
    showSettings()
  }

  private func showSettings() {
    let settings = modules.makeSettings()
    settings.onAccount = { [weak self] in
      self?.showAccount()
    }
    settings.onAbout = { [weak self] in
      self?.showAbout()
    }
    router.setRoot(settings)
  }

  private func showAccount() {
    let account = modules.makeAccount()
    account.onLogOut = { [weak self] in
      self?.logOut()
    }
    router.push(account)
  }

  private func showAbout() {
    router.push(modules.makeAbout())
  }

  private func logOut() {
    delegate?.settingsFlowDidLogOut(self)
  }
}
