#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  @main
  struct FlawedApp: App {
    @State private var coordinator = AppCoordinator()

    var body: some Scene {
      WindowGroup {
        MainView()
          .environment(coordinator)
          .onOpenURL { url in
            coordinator.handle(url)
          }
      }
    }
  }
#endif
