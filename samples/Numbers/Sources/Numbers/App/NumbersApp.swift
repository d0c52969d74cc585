#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  @main
  struct NumbersApp: App {
    var body: some Scene {
      WindowGroup {
        MainCoordinator()
      }
    }
  }
#endif
