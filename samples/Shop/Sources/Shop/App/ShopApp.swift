#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  @main
  struct ShopApp: App {
    @State private var shop = ShopModel()
    @State private var coordinator = AppCoordinator(session: CustomerSession())

    var body: some Scene {
      WindowGroup {
        RootView()
          .environment(shop)
          .environment(coordinator)
          .onOpenURL { url in
            coordinator.handle(url)
          }
      }
    }
  }
#endif
