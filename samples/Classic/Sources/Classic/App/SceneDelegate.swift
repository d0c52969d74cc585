#if canImport(UIKit)
  import UIKit

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private var coordinator: AppCoordinator?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      let navigationController = UINavigationController()
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      self.window = window

      let coordinator = AppCoordinator(
        router: NavigationRouter(navigationController),
        factory: DefaultCoordinatorFactory(modules: DefaultModuleFactory(), store: ItemStore()),
        session: Session()
      )
      coordinator.start()
      self.coordinator = coordinator
    }
  }
#endif
