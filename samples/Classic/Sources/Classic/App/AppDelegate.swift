#if canImport(UIKit)
  import UIKit

  @main
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    private var helpWindow: UIWindow?
    private var helpCoordinator: HelpCoordinator?

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      let help = UICommand(title: "Pages of help", action: #selector(showHelp))
      builder.insertChild(UIMenu(options: .displayInline, children: [help]), atStartOfMenu: .help)
    }

    @objc private func showHelp() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard helpWindow == nil, let scene = scenes.first else { return }
      let navigationController = UINavigationController()
      let coordinator = HelpCoordinator(navigationController: navigationController)
      coordinator.delegate = self
      coordinator.start()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = navigationController
      window.makeKeyAndVisible()
      helpWindow = window
      helpCoordinator = coordinator
    }
  }

  extension AppDelegate: HelpCoordinatorDelegate {
    func helpCoordinatorDidFinish(_ coordinator: HelpCoordinator) {
      helpWindow?.isHidden = true
      helpWindow = nil
      helpCoordinator = nil
    }
  }
#endif
