@MainActor
final class LoginCoordinator: LoginFlow {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any LoginFlowDelegate)?

  private let router: any Router
  private let modules: any ModuleFactory

  init(router: any Router, modules: any ModuleFactory) {
    self.router = router
    self.modules = modules
  }

  func start() {
    showWelcome()
  }

  private func showWelcome() {
    let welcome = modules.makeWelcome()
    welcome.onLogIn = { [weak self] in
      self?.showLogin()
    }
    router.setRoot(welcome)
  }

  private func showLogin() {
    let login = modules.makeLogin()
    login.onLoggedIn = { [weak self] in
      self?.finish()
    }
    login.onForgotPassword = { [weak self] in
      self?.showPasswordReset()
    }
    router.push(login)
  }

  private func showPasswordReset() {
    let reset = modules.makePasswordReset()
    reset.onSent = { [weak self] in
      self?.router.pop()
    }
    router.push(reset)
  }

  private func finish() {
    delegate?.loginFlowDidFinish(self)
  }
}
