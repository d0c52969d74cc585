#if canImport(UIKit)
  import UIKit

  final class TabBarController: UITabBarController, TabBarModule {
    func show(tabs: [TabItem]) {
      viewControllers = tabs.map { tab in
        let controller = tab.content.viewController
        controller.tabBarItem = UITabBarItem(
          title: tab.title, image: UIImage(systemName: tab.systemImage), selectedImage: nil)
        return controller
      }
    }
  }
#endif
