#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Chooses the top-level content from the coordinator's root.
  struct RootView: View {
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      switch coordinator.root {
      case .onboarding:
        if let onboarding = coordinator.onboarding {
          OnboardingFlowView(coordinator: onboarding)
        }
      case .main:
        MainTabView()
      }
    }
  }
#endif
