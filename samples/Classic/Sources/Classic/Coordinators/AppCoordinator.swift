/// Shows the login, then the tabs, and the login again after logging out.
@MainActor
final class AppCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  private let router: any Router
  private let factory: any CoordinatorFactory
  private let session: Session

  init(router: any Router, factory: any CoordinatorFactory, session: Session) {
    self.router = router
    self.factory = factory
    self.session = session
  }

  func start() {
    if session.isLoggedIn {
      showMain()
    } else {
      showLogin()
    }
  }

  private func showLogin() {
    let login = factory.makeLoginFlow(router: router)
    login.delegate = self
    addChild(login)
    login.start()
  }

  private func showMain() {
    let main = factory.makeMainFlow(router: router)
    main.delegate = self
    addChild(main)
    main.start()
  }
}

extension AppCoordinator: LoginFlowDelegate {
  func loginFlowDidFinish(_ flow: any LoginFlow) {
    session.logIn()
    removeChild(flow)
    showMain()
  }
}

extension AppCoordinator: MainFlowDelegate {
  func mainFlowDidLogOut(_ flow: any MainFlow) {
    session.logOut()
    removeChild(flow)
    showLogin()
  }
}
